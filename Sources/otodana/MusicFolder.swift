import Glibc

/// The person's music folder, looked at before it is taken for a library.
enum MusicFolder {
  private static let endings = [
    ".mp3", ".flac", ".ogg", ".oga", ".opus", ".m4a", ".wav", ".aiff", ".aif", ".wma", ".ape",
    ".wv", ".mpc", ".dsf", ".aac",
  ]
  /// How many entries are looked at; a music folder shows its music sooner.
  private static let limit = 2_000

  /// Whether a file that looks like music is in the folder or not far below it.
  static func holdsMusic(_ path: String) -> Bool {
    var folders = [path]
    var seen = 0
    while let folder = folders.popLast(), seen < limit {
      guard let directory = opendir(folder) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory), seen < limit {
        seen += 1
        let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
        guard !name.hasPrefix(".") else { continue }
        let lowered = name.lowercased()
        if endings.contains(where: lowered.hasSuffix) { return true }
        if entry.pointee.d_type == UInt8(DT_DIR) { folders.append(folder + "/" + name) }
      }
    }
    return false
  }
}
