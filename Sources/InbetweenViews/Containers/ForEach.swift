/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// What makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the elements are their own ids.
  var isIDElement = false
}

extension ForEach where Content: View {
  /// Creates the views of a collection whose elements are told apart by a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    isIDElement = id as AnyKeyPath == \Data.Element.self
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the views of a collection whose elements have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0 }
    isIDElement = true
  }
}

extension ForEach where Content: View {
  /// Creates the views of a collection of which each view gets its element as a binding.
  public init<Whole: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Whole>, id: KeyPath<Whole.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Whole.Element>) -> Content
  ) where Data == LazyMapSequence<Whole.Indices, (Whole.Index, ID)>, Whole.Index: Hashable {
    let whole = data.wrappedValue
    self.data = whole.indices.lazy.map { ($0, whole[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    self.id = { $0.1 }
  }

  /// Creates the views of a collection of which each view gets its element as a binding.
  public init<Whole: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Whole>, @ViewBuilder content: @escaping (Binding<Whole.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Whole.Indices, (Whole.Index, ID)>, Whole.Element: Identifiable,
    ID == Whole.Element.ID, Whole.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, in context: _NodeContext
  ) -> _ViewNode<ForEach<Data, ID, Content>> {
    guard let stack = context.lazyStack else { return ForEachNode(view, in: context) }
    return LazyForEachNode(view, of: stack, in: context)
  }
}
