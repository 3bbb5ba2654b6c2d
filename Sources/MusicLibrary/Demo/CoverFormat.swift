/// A format in which covers are written.
enum CoverFormat: CaseIterable {
  /// Smaller for gradients.
  case jpeg
  /// Smaller for flat colours.
  case png

  /// Its name in a FLAC picture block.
  var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    }
  }

  /// The name of a folder's picture.
  var fileName: String {
    switch self {
    case .jpeg: "cover.jpg"
    case .png: "cover.png"
    }
  }
}
