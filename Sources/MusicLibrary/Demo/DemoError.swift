/// Why the demonstration library could not be written.
public enum DemoError: Error, Hashable, Sendable {
  /// The directory holds files of somebody's own; nothing was touched.
  case occupied(path: String)
  /// A file or directory could not be made, written, renamed or removed; `code` is errno.
  case system(path: String, code: Int32)
  /// There was no memory for painting a cover.
  case painting
}
