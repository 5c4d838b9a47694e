import Foundation
import InbetweenDrawing

/// A screenful of cells.
///
/// Not in SwiftUI. Shape: `columns` x `rows` cells in one flat array, row after row. Edges: either may be 0.
public struct CellBuffer: Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The cells, row after row; its count never changes.
  public internal(set) var cells: [Cell]

  /// Creates a buffer of equal cells.
  public init(_ size: GridSize, filledWith cell: Cell = .blank) {
    columns = size.columns
    rows = size.rows
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// The number of columns and rows.
  public var size: GridSize { GridSize(columns: columns, rows: rows) }

  /// A cell by its place.
  ///
  /// Errors: traps outside of the buffer.
  @inlinable
  public subscript(column: Int, row: Int) -> Cell {
    get {
      precondition(
        column >= 0 && column < columns && row >= 0 && row < rows,
        "a cell's place lies inside the buffer, got column \(column) and row \(row)")
      return cells[row * columns + column]
    }
    set {
      precondition(
        column >= 0 && column < columns && row >= 0 && row < rows,
        "a cell's place lies inside the buffer, got column \(column) and row \(row)")
      setCell(newValue, at: row * columns + column)
    }
  }

  @usableFromInline
  mutating func setCell(_ cell: Cell, at index: Int) { cells[index] = cell }

  /// The same buffer as the eye sees it, cell by cell: see ``Cell/asSeen``.
  public var asSeen: CellBuffer {
    var seen = self
    for index in cells.indices { seen.cells[index] = cells[index].asSeen }
    return seen
  }

  /// Takes over damaged cells from a buffer of the same size.
  package mutating func copy(_ damage: CellDamage, from other: CellBuffer) {
    precondition(size == other.size && size == damage.size, "cells are copied between equal sizes")
    for row in 0..<rows where damage.masks[row] != 0 {
      damage.forEachRun(of: damage.masks[row]) { first, end in
        copy(row * columns + first..<row * columns + end, from: other, at: row * columns + first)
      }
    }
  }

  /// Takes over a row of a buffer with the same number of columns; nil makes it blank.
  mutating func setRow(_ row: Int, to source: Int?, of other: CellBuffer) {
    assert(columns == other.columns, "rows of one length are copied")
    let indices = row * columns..<(row + 1) * columns
    if let source { return copy(indices, from: other, at: source * columns) }
    for index in indices { cells[index] = .blank }
  }

  /// Takes over the cells from a place on in another buffer.
  private mutating func copy(_ indices: Range<Int>, from other: CellBuffer, at start: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        _ = UnsafeMutableBufferPointer(rebasing: cells[indices])
          .update(fromContentsOf: others[start..<start + indices.count])
      }
    }
  }

  /// Whether a row has the same bytes as one of a buffer with the same number of columns.
  func hasRow(_ row: Int, equalTo other: CellBuffer, row otherRow: Int) -> Bool {
    assert(columns == other.columns, "rows of one length are compared")
    return CellBuffer.haveEqualBytes(
      cells[row * columns..<(row + 1) * columns],
      other.cells[otherRow * columns..<(otherRow + 1) * columns])
  }

  private static func haveEqualBytes(_ left: ArraySlice<Cell>, _ right: ArraySlice<Cell>) -> Bool {
    left.withUnsafeBytes { leftBytes in
      right.withUnsafeBytes { rightBytes in
        guard let one = leftBytes.baseAddress, let two = rightBytes.baseAddress else { return true }
        return one == two || memcmp(one, two, leftBytes.count) == 0
      }
    }
  }
}

extension CellBuffer: Equatable {
  /// Whether both have the same size and the same cells.
  public static func == (left: CellBuffer, right: CellBuffer) -> Bool {
    left.columns == right.columns && left.rows == right.rows
      && haveEqualBytes(left.cells[...], right.cells[...])
  }
}
