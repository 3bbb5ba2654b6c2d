internal import CImage
internal import MusicModel

/// Turns a cover's source into pixels, in the worker only, never beside the terminal.
enum CoverReader {
  /// Bytes a picture file may have; the largest embedded ones are some 20 MB.
  static let longestFile = 64 << 20
  /// Seen through transparent parts: mid-grey is neither lost on dark nor on light.
  private static let background: UInt32 = 0x808080

  /// Reads, decodes, crops to the centred square and scales.
  static func answer(to job: ArtworkJob) -> ArtworkAnswer {
    switch job.source {
    case .file(let path):
      guard let file = RegularFile(path: path) else { return .unavailable }
      defer { file.close() }
      guard file.size <= longestFile else { return .refused(.tooLarge) }
      return picture(in: file.bytes(at: 0, count: file.size), job.width, job.height)
    case .embedded(let path):
      guard let file = RegularFile(path: path) else { return .unavailable }
      file.close()
      guard let bytes = EmbeddedPicture.frontCover(inFileAt: path) else {
        return .refused(.missing)
      }
      return picture(in: bytes, job.width, job.height)
    }
  }

  /// Decodes a picture file and fits it into a size.
  static func picture(in bytes: [UInt8], _ width: Int, _ height: Int) -> ArtworkAnswer {
    var decoded = CImagePixels()
    defer { cimage_free(&decoded) }
    let wanted = Int32(max(width, height))
    let status = cimage_decode(bytes, bytes.count, wanted, background, &decoded)
    if let refusal = refusal(status) { return .refused(refusal) }
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    let fitted = cimage_fit_square(&decoded, Int32(width), Int32(height), &pixels)
    if let refusal = refusal(fitted) { return .refused(refusal) }
    guard let image = PixelImage(width: width, height: height, bytes: pixels) else {
      return .refused(.broken)
    }
    return .picture(image)
  }

  private static func refusal(_ status: CImageStatus) -> ArtworkRefusal? {
    switch status {
    case CIMAGE_OK: nil
    case CIMAGE_UNKNOWN_FORMAT: .unknownFormat
    case CIMAGE_TOO_LARGE: .tooLarge
    case CIMAGE_NO_MEMORY: .noMemory
    default: .broken
    }
  }
}
