/// Reads a file line by line, holding a part of it at a time.
struct LineReader {
  private let file: RegularFile
  private var offset = 0
  private var buffer: ArraySlice<UInt8> = []

  private static let blockSize = 65_536
  /// Bytes of a line beyond which it is none of ours.
  private static let lineLimit = 64 << 20

  /// Opens a file; `nil` when that is not possible.
  init?(path: String) {
    guard let file = RegularFile(path: Array(path.utf8)) else { return nil }
    self.file = file
  }

  /// Closes the file.
  func close() { file.close() }

  /// The next line without its end; `nil` at the end of the file.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { buffer = buffer[(end + 1)...] }
        return buffer[..<end]
      }
      let block = buffer.count < Self.lineLimit ? file.bytes(at: offset, count: Self.blockSize) : []
      if block.isEmpty {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : buffer
      }
      offset += block.count
      let scanned = buffer.count
      buffer = (Array(buffer) + block)[...]
      searched = scanned
    }
  }
}
