import Glibc

/// The place in what plays, kept in a small file of its own: it changes every few seconds, and a
/// change of the database would be looked at by every program that has it open.
struct PlaceFile {
  /// A place in the queue.
  struct Place: Hashable {
    /// The index of the entry.
    var position: Int
    /// Milliseconds of it.
    var elapsed: Int
  }

  /// Its absolute path.
  let path: String

  /// The place that was kept last; `nil` when none was, or it cannot be read.
  func read() -> Place? {
    let words = (TextFile.lines(path).first ?? "").split(separator: " ").compactMap { Int($0) }
    guard words.count == 2, words.allSatisfy({ $0 >= 0 }) else { return nil }
    return Place(position: words[0], elapsed: words[1])
  }

  /// Keeps a place; where that is not possible, the one kept with the queue has to do.
  func write(_ place: Place) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // One write replaces it all: the end of the program leaves the old place or the new one.
    let text = "\(place.position) \(place.elapsed)\n"
    let padding = String(repeating: " ", count: max(0, Self.length - text.utf8.count))
    let line = Array((padding + text).utf8)
    _ = Glibc.write(descriptor, line, line.count)
  }

  /// Bytes of two numbers of 64 bits, a blank and a line feed.
  private static let length = 42
}
