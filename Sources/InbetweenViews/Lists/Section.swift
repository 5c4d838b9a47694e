/// Views with a header above and a footer below them.
///
/// In a stack they stand one after the other. In a ``List`` header and footer are no rows: they cannot be selected
/// and have no separators.
///
/// A section may be collapsed: with `isExpanded` its content is there only while that is true, and comes and goes by
/// the animation of the change. In a list of ``SidebarListStyle`` the header shows it, and a click on the header or
/// Return changes it; elsewhere only the binding does.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// Creates a section with a header and a footer; the older form.
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  @MainActor public static func _makeNode(
    _ view: Section<Parent, Content, Footer>, in context: _NodeContext
  ) -> _ViewNode<Section<Parent, Content, Footer>> {
    SectionNode(view, in: context)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (EmptyView(), content(), footer())
  }

  /// Creates a section with a footer; the older form.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    (self.header, self.content, self.footer) = (header(), content(), EmptyView())
  }

  /// Creates a section with a header; the older form.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (Text(title), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header whose content is there only while a value is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title whose content is there only while a value is true.
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (EmptyView(), content(), EmptyView())
  }
}
