/// Where the bytes of a cover picture are.
public enum CoverSource: Hashable, Sendable {
  /// A picture file; its absolute path.
  case file([UInt8])
  /// The front cover inside a music file; the absolute path of that file.
  case embedded([UInt8])
}
