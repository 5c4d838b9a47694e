extension Font {
  /// What a text is for, which decides how large it is.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Headings below those.
    case subheadline
    /// Running text.
    case body
    /// Remarks that stand out.
    case callout
    /// Notes.
    case footnote
    /// What stands under pictures.
    case caption
    /// What stands under pictures, smaller.
    case caption2

    /// The size in points, of people who have not chosen another one.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, the table of the large (default) size.
    var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight, from the same table.
    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The font of the largest titles.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles.
  public static let title = system(.title)
  /// The font of titles of the second level.
  public static let title2 = system(.title2)
  /// The font of titles of the third level.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of headings below those.
  public static let subheadline = system(.subheadline)
  /// The font of running text.
  public static let body = system(.body)
  /// The font of remarks that stand out.
  public static let callout = system(.callout)
  /// The font of notes.
  public static let footnote = system(.footnote)
  /// The font of what stands under pictures.
  public static let caption = system(.caption)
  /// The font of what stands under pictures, smaller.
  public static let caption2 = system(.caption2)
}
