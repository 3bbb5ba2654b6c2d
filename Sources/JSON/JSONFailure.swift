/// Bytes are no JSON value.
public struct JSONFailure: Error, Hashable, Sendable {
  /// How many bytes could be read.
  public let offset: Int

  /// Makes the failure at an offset.
  public init(offset: Int) { self.offset = offset }
}

extension JSONValue {
  /// Reads one value that fills all the bytes; white space around it is let through.
  ///
  /// - Throws: `JSONFailure` for anything that is no JSON, is nested deeper than 256, or has a
  ///   number that is too large.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ bytes: some Collection<UInt8>) throws(JSONFailure) {
    var reader = JSONReader(ArraySlice(bytes))
    self = try reader.whole()
  }
}
