/// How the colours of a view are put over those below it.
///
/// Drawn are `multiply`, `screen` and `plusLighter`; the others are drawn as `normal`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
