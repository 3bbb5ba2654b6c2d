internal import CImage
internal import Images
internal import MusicModel

/// Turns a cover's source into pixels, in the worker only, never beside the terminal.
enum CoverReader {
  /// Bytes a picture file may have; the largest embedded ones are some 20 MB.
  static let longestFile = 64 << 20
  /// Seen through transparent parts: mid-grey is neither lost on dark nor on light.
  private static let background: UInt32 = 0x808080

  /// Reads, decodes, crops to the middle and scales.
  static func answer(to job: ArtworkJob) -> ArtworkAnswer {
    switch job.source {
    case .file(let path):
      guard let file = RegularFile(path: path) else { return .unavailable }
      defer { file.close() }
      guard file.size <= longestFile else { return .refused(.tooLarge) }
      return picture(in: file.bytes(at: 0, count: file.size), for: job)
    case .embedded(let path):
      guard let file = RegularFile(path: path) else { return .unavailable }
      file.close()
      guard let bytes = EmbeddedPicture.frontCover(inFileAt: path) else {
        return .refused(.missing)
      }
      return picture(in: bytes, for: job)
    }
  }

  /// Decodes a picture file and brings it into the size and form of a job.
  static func picture(in bytes: [UInt8], for job: ArtworkJob) -> ArtworkAnswer {
    var decoded = CImagePixels()
    defer { cimage_free(&decoded) }
    let wanted = Int32(max(job.width, job.height))
    let status = cimage_decode(bytes, bytes.count, wanted, background, &decoded)
    if let refusal = refusal(status) { return .refused(refusal) }
    var pixels = [UInt8](repeating: 0, count: job.width * job.height * 3)
    let fit = job.form == .pixels ? cimage_fit_square : cimage_fit_middle
    let fitted = fit(&decoded, Int32(job.width), Int32(job.height), &pixels)
    if let refusal = refusal(fitted) { return .refused(refusal) }
    do throws(ArtworkRefusal) {
      return .picture(try image(of: &pixels, for: job))
    } catch {
      return .refused(error)
    }
  }

  /// Brings pixels of the job's size into its form.
  private static func image(
    of pixels: inout [UInt8], for job: ArtworkJob
  ) throws(ArtworkRefusal) -> Image {
    let image: Image? =
      switch job.form {
      case .pixels:
        PixelImage(width: job.width, height: job.height, bytes: pixels).map(Image.pixels)
      case .indexed(let colors): try indexed(&pixels, for: job, colors).map(Image.indexed)
      case .png: try png(&pixels, for: job).map(Image.png)
      }
    guard let image else { throw .broken }
    return image
  }

  private static func indexed(
    _ pixels: inout [UInt8], for job: ArtworkJob, _ colors: Int
  ) throws(ArtworkRefusal) -> IndexedImage? {
    var palette = [UInt8](repeating: 0, count: 3 * colors)
    var indices = [UInt8](repeating: 0, count: job.width * job.height)
    var used: Int32 = 0
    let status = withPicture(of: &pixels, job) {
      cimage_quantize($0, Int32(colors), &palette, &indices, &used)
    }
    if let refusal = refusal(status) { throw refusal }
    return IndexedImage(
      width: job.width, height: job.height, palette: Array(palette.prefix(3 * Int(used))),
      indices: indices)
  }

  private static func png(
    _ pixels: inout [UInt8], for job: ArtworkJob
  ) throws(ArtworkRefusal) -> PNGImage? {
    var file = CImageFile()
    defer { cimage_free_file(&file) }
    let status = withPicture(of: &pixels, job) { cimage_write_png($0, &file) }
    if let refusal = refusal(status) { throw refusal }
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return PNGImage(width: job.width, height: job.height, bytes: bytes)
  }

  /// Lends pixels of a job's size to the shim.
  private static func withPicture(
    of pixels: inout [UInt8], _ job: ArtworkJob,
    _ body: (UnsafePointer<CImagePixels>) -> CImageStatus
  ) -> CImageStatus {
    pixels.withUnsafeMutableBufferPointer { buffer in
      var picture = CImagePixels(
        bytes: buffer.baseAddress, width: Int32(job.width), height: Int32(job.height))
      return body(&picture)
    }
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
