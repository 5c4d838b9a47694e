import Foundation
import InbetweenMotion

extension AttributeScopes {
  /// The attributes that text is drawn by.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that text is drawn by.
  ///
  /// Edges: kerning, tracking, offsets from the baseline and colours behind text are taken and not shown.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// More space after each character, in points.
    public let kern: KerningAttribute
    /// More space between characters, in points.
    public let tracking: TrackingAttribute
    /// How far the text stands above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, of which the link is drawn.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a text.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The colour of a text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind a text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through a text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under a text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// More space after each character, in points.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// More space between characters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// How far a text stands above its line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of text by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Creates a text from one with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      attributedContent.runs.map { run in
        var part = TextRun(String(attributedContent[run.range].characters))
        part.traits.font = run.swiftUI.font
        part.traits.isUnderlined = run.swiftUI.underlineStyle.map { _ in true }
        part.traits.isStruckThrough = run.swiftUI.strikethroughStyle.map { _ in true }
        part.style = run.swiftUI.foregroundColor
        part.link = run.link
        return part
      })
  }

  /// What the text says in the default environment.
  var plainString: String { runs.map { $0.string(in: EnvironmentValues()) }.joined() }
}
