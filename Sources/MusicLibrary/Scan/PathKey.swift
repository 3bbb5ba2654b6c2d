/// A path as a key, hashed as a whole and not byte by byte.
struct PathKey: Hashable {
  let path: [UInt8]

  /// Makes a key of a path.
  init(_ path: [UInt8]) { self.path = path }

  func hash(into hasher: inout Hasher) {
    path.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
