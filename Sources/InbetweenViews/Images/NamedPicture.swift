import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A picture from a bundle's resources, or what is shown in its place.
struct NamedPicture: View {
  let name: String
  let bundle: Bundle?
  let options: Image

  var body: some View {
    switch found {
    case .success(let pixels): PixelView(pixels: pixels, size: .points(scale: 1), options: options)
    case .failure(let reason): placeholder(reason)
    }
  }

  /// Why a placeholder is shown.
  private struct Missing: Error {
    /// What is wrong with the file; nil if there is none.
    var problem: String?
  }

  private static let fileTypes = ["ppm", "pgm", "pnm", "bmp"]

  private var found: Result<PixelImage, Missing> {
    guard let bundle else { return .failure(Missing()) }
    let files = NamedPicture.fileTypes.lazy.compactMap {
      bundle.url(forResource: name, withExtension: $0)
    }
    guard let file = files.first else { return .failure(Missing()) }
    do {
      return .success(try PixelImage(contentsOf: file))
    } catch {
      return .failure(Missing(problem: "\(error)"))
    }
  }

  @ViewBuilder private func placeholder(_ missing: Missing) -> some View {
    let mark = Rectangle().fill(Color.gray.opacity(0.3))
      .overlay { Text(verbatim: "▨ " + (missing.problem ?? name)) }
    if options.isResizable {
      mark.frame(
        minWidth: 0, idealWidth: 96, maxWidth: .infinity, minHeight: 0, idealHeight: 64,
        maxHeight: .infinity)
    } else {
      mark.frame(width: 96, height: 64)
    }
  }
}
