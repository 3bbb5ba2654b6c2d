/// The pictures that a terminal keeps for the program, within limits.
struct KittyStore: Sendable {
  private struct Entry {
    var id: Int
    var size: Int
    var lastUse: Int
  }

  /// Bytes of pixels that a terminal is asked to keep: it has a limit of its own of some hundred
  /// megabytes, behind which it drops what it likes.
  static let limit = 64 << 20

  private let all: Range<Int>
  /// The numbers that no picture has; the next one is the last.
  private var free: [Int]
  private var entries: [PictureID: Entry] = [:]
  private var uses = 0
  private var size = 0

  /// Makes an empty store.
  ///
  /// - Parameter ids: The numbers that pictures may have in the terminal.
  init(ids: Range<Int>) {
    all = ids
    free = ids.reversed()
  }

  /// The numbers of all pictures, ascending.
  var ids: [Int] { entries.values.map(\.id).sorted() }

  /// The number of a picture; `nil` when it is not there.
  func id(of picture: PictureID) -> Int? { entries[picture]?.id }

  /// Says that a picture is shown; `false` when it is not there.
  mutating func touch(_ picture: PictureID) -> Bool {
    uses += 1
    entries[picture]?.lastUse = uses
    return entries[picture] != nil
  }

  /// Makes room for a picture and gives it a number.
  ///
  /// - Parameters:
  ///   - picture: A picture that is not there.
  ///   - bytes: Bytes of its pixels.
  ///   - visible: Pictures that must stay.
  /// - Returns: The number, `nil` when there is none left, and the numbers of pictures that had to
  ///   go, which the terminal is to be told.
  mutating func add(
    _ picture: PictureID, bytes: Int, keeping visible: Set<PictureID>
  ) -> (id: Int?, dropped: [Int]) {
    var dropped: [Int] = []
    while free.isEmpty || size + bytes > Self.limit {
      let old = entries.filter { !visible.contains($0.key) }
        .min { $0.value.lastUse < $1.value.lastUse }
      guard let old else { break }
      entries[old.key] = nil
      size -= old.value.size
      free.append(old.value.id)
      dropped.append(old.value.id)
    }
    guard let id = free.popLast() else { return (nil, dropped) }
    uses += 1
    entries[picture] = Entry(id: id, size: bytes, lastUse: uses)
    size += bytes
    return (id, dropped)
  }

  /// Forgets all pictures.
  mutating func removeAll() {
    entries = [:]
    free = all.reversed()
    size = 0
  }
}
