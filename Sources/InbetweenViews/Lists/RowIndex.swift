/// Which element of a collection is which row, and which row has which id.
struct RowIndex<Data: RandomAccessCollection, ID: Hashable> {
  let data: Data
  private let idOfElement: (Data.Element) -> ID
  /// The numbers that are elements and ids at once.
  private let range: Range<Int>?
  /// The places of the elements that are shown, where some share an id.
  private var shown: [Int]?
  /// The rows by id, once anybody asked.
  private var rows: [ID: Int]?
  /// An id that several elements have.
  private(set) var duplicate: ID?

  init<Content>(_ view: ForEach<Data, ID, Content>) {
    data = view.data
    idOfElement = view.id
    range = view.isIDElement ? view.data as? Range<Int> : nil
  }

  /// Whether all rows are known to have ids of their own.
  var isUnique: Bool { range != nil || rows != nil }

  /// How many rows there are.
  var count: Int { shown?.count ?? data.count }

  /// Returns the element of a row.
  func element(at row: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: shown?[row] ?? row)]
  }

  /// Returns the id of a row.
  func id(at row: Int) -> ID { idOfElement(element(at: row)) }

  /// Returns the row with an id; nil if there is none.
  mutating func row(of id: ID) -> Int? {
    if let range {
      guard let number = id as? Int, range.contains(number) else { return nil }
      return number - range.lowerBound
    }
    if rows == nil { findRows() }
    return rows?[id]
  }

  /// Numbers the rows by id; of elements with one id the first is a row.
  private mutating func findRows() {
    var rows: [ID: Int] = [:]
    rows.reserveCapacity(data.count)
    var shown: [Int] = []
    for (place, element) in data.enumerated() {
      let id = idOfElement(element)
      guard rows[id] == nil else {
        duplicate = duplicate ?? id
        continue
      }
      rows[id] = shown.count
      shown.append(place)
    }
    self.rows = rows
    if duplicate != nil { self.shown = shown }
  }

  /// Whether the elements are known to be the same without a look at each.
  func isSame(as other: RowIndex) -> Bool {
    if let range, range == other.range { return true }
    // Both collections are alive, so that what lies at one place is the same.
    func storage(_ data: Data) -> (start: UnsafeRawPointer, count: Int)? {
      data.withContiguousStorageIfAvailable { elements in
        elements.baseAddress.map { (UnsafeRawPointer($0), elements.count) }
      } ?? nil
    }
    guard let own = storage(data), let others = storage(other.data) else { return false }
    return own.count > 0 && own == others
  }
}
