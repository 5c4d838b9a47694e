import InbetweenDrawing
import InbetweenMotion

/// What a text says and how, where it stands.
nonisolated struct StyledWords {
  /// The parts, which name their style.
  var parts: [StyledPart] = []
  /// The styles of the parts; none where all parts look the same.
  var styles: [GlyphStyle] = []
  /// How all glyphs are emphasised.
  var attributes: TextAttributes = []
  /// What is drawn with where a style has no colour of its own.
  var paint: _StylePaint

  /// Finds how a text looks in the environment of a node.
  @MainActor init(_ text: Text, in node: _Node) {
    let environment = node.environmentValues
    var outer = environment.textTraits
    outer.font = environment.font
    paint = node.foregroundPaint
    let link = environment.textLink
    if text.runs.count == 1, let run = text.runs.first, run.link == nil, link == nil {
      parts = [StyledPart(run.string(in: environment))]
      attributes = run.traits.within(outer).attributes
      if let own = run.style?._paint(in: environment) { paint = own }
      return
    }
    let paints = text.runs.map { run in
      (run.style ?? run.impliedStyle)?._paint(in: environment)
    }
    let looks = zip(text.runs, paints).map { run, paint in
      let target = run.link ?? link
      return GlyphStyle(
        attributes: run.traits.within(outer).attributes.union(target == nil ? [] : .underline),
        paint: paint.map { RGBA(linear: $0.leadingColor.attribute) },
        link: target.map { node.graph.clusters.linkNumber(for: $0.absoluteString) } ?? 0)
    }
    let isUniform = zip(looks, paints).allSatisfy { $0 == looks[0] && $1 == paints[0] }
    if isUniform, looks[0].link == 0 {
      parts = [StyledPart(text.runs.map { $0.string(in: environment) }.joined())]
      attributes = looks[0].attributes
      // What all are drawn with is that of the whole, and changes as such.
      if let own = paints[0] { paint = own }
      return
    }
    var numbers: [GlyphStyle: UInt16] = [:]
    for (run, look) in zip(text.runs, looks) {
      if numbers[look] == nil, styles.count < Int(UInt16.max) {
        styles.append(look)
        numbers[look] = UInt16(styles.count)
      }
      parts.append(StyledPart(run.string(in: environment), style: numbers[look] ?? 0))
    }
  }
}

extension TextRun {
  /// What the part is drawn with by being a link.
  fileprivate nonisolated var impliedStyle: (any ShapeStyle)? {
    link == nil ? nil : TintShapeStyle()
  }
}
