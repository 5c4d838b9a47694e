import InbetweenMotion

/// Rows one below the other that scroll, of which some may be selected.
///
/// It takes all that it is offered. Rows of a `ForEach` are made only while they are seen, as in ``LazyVStack``.
/// Below each row stands a thin line, which `listRowSeparator` takes away.
///
/// A list with a selection takes the keyboard focus. Up and Down select the next row, Page Up and Page Down one
/// that is a window away, Home and End the first and the last one; what is selected is scrolled into sight. With
/// a set, Shift extends the selection. A click selects a row; with a set it adds it to the selection or takes it away.
/// What selects a row is its `tag`, else the id of its element. The keys Delete and Forward Delete delete the
/// selected row where ``DynamicViewContent/onDelete(perform:)`` says how; Option with Up or Down moves it where
/// ``DynamicViewContent/onMove(perform:)`` does.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>?
  let content: Content
  /// Whether an id is one that rows are selected by.
  private let isRow: (AnyHashable) -> Bool
  @Environment(\.listLook) private var look
  @State private var controller = ListController<SelectionValue>()

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
    isRow = { $0.base is SelectionValue }
  }

  @MainActor public var body: some View {
    ScrollView {
      LazyVStack(
        alignment: .leading, spacing: 0, pinnedViews: look.pinsHeaders ? .sectionHeaders : []
      ) { rows }
    }
    .environment(\.isInList, true)
    .focusable(selection != nil)
    .onKeyPress { [controller, selection] key in
      selection.map { controller.press(key, $0) } ?? .ignored
    }
  }

  @MainActor @ViewBuilder private var rows: some View {
    if let selection {
      content
        .modifier(_ListRowModifier(isSelected: { selection.contains($0) }, isRow: isRow))
        .modifier(
          _ListTapModifier(controller: controller, isRow: isRow) { [controller] in
            controller.tap($0, selection)
          })
    } else {
      content.modifier(_ListRowModifier(isSelected: { _ in false }, isRow: isRow))
    }
  }
}

extension List {
  /// Creates a list in which one row may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .optional($0) }, content())
  }

  /// Creates a list in which several rows may be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) }, content())
  }

  /// Creates a list in which one row is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}
