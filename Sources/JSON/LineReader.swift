/// Cuts a stream of bytes into lines, however it arrives.
///
///     var reader = LineReader(limit: 1_000)
///     try reader.read(Array("{} \n[".utf8))    // ["{} "]
///     try reader.read(Array("]\n".utf8))       // ["[]"]
public struct LineReader: Sendable {
  /// A line is longer than allowed; the stream is not to be trusted any more.
  public struct TooLong: Error, Hashable, Sendable {
    /// Makes the failure.
    public init() {}
  }

  private let limit: Int
  private var rest: [UInt8] = []

  /// Makes a reader of an empty stream.
  ///
  /// - Parameter limit: The most bytes a line may have; keeps a stranger from filling the memory.
  public init(limit: Int) { self.limit = limit }

  /// Takes the next bytes and returns the lines they end, without their line feeds.
  ///
  /// - Throws: `TooLong` when a line, ended or not, has more bytes than the limit.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func read(_ bytes: some Collection<UInt8>) throws(TooLong) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      rest += bytes[start..<end]
      guard rest.count <= limit else { throw TooLong() }
      lines.append(rest)
      rest = []
      start = bytes.index(after: end)
    }
    rest += bytes[start...]
    guard rest.count <= limit else { throw TooLong() }
    return lines
  }
}
