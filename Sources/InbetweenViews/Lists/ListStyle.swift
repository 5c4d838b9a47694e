import Foundation
import InbetweenMotion

/// How the rows of a list look.
public protocol ListStyle {
  /// The look. Not for authors: a style of one's own has that of another one.
  nonisolated var _look: _ListLook { get }
}

/// What a list style says of rows.
///
/// Not in SwiftUI.
public nonisolated struct _ListLook: Hashable, Sendable {
  /// The space around each row, in points.
  var insets = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  var hasSeparators = true
  /// The space above the header of a section, in points.
  var sectionSpacing = 0.0
  /// Whether the header of a section stays in sight as long as the section is.
  var pinsHeaders = false
  /// Whether headers show which sections are collapsed, and change it.
  var hasDisclosures = false
}

/// Rows from edge to edge, with lines between them; the header of a section stays in sight while its rows are scrolled.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook { _ListLook(pinsHeaders: true) }
}

/// The look of lists that say nothing: ``PlainListStyle``.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook { PlainListStyle()._look }
}

/// Rows that keep away from the edges.
public nonisolated struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook {
    _ListLook(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }
}

/// Rows in groups, with space between sections.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook { _ListLook(sectionSpacing: 16) }
}

/// Rows in groups that keep away from the edges. Edges: the groups have no background of their own.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook {
    _ListLook(
      insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), sectionSpacing: 16)
  }
}

/// Rows without lines, as at the side of a window; a click on a header collapses its section if that can be.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public var _look: _ListLook {
    _ListLook(hasSeparators: false, sectionSpacing: 16, hasDisclosures: true)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of lists that say nothing.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with lines between them.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that keep away from the edges.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups, with space between sections.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups that keep away from the edges.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines, as at the side of a window.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { DefaultListStyle()._look }
}

private enum IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The look of lists inside.
  nonisolated var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Whether views here stand in a list.
  nonisolated var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension View {
  /// Gives the lists inside a look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}
