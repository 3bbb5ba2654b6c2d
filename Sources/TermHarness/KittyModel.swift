public import Geometry

/// What a terminal with kitty's graphics keeps and shows.
public struct KittyModel: Sendable {
  /// The numbers of the pictures that are kept.
  public private(set) var kept: Set<Int> = []
  /// How often a picture was handed over.
  public private(set) var transmissions = 0
  private var placements: [[Int]: Rect] = [:]
  private var done = 0
  private var cursor = Point.zero

  /// Makes a terminal that has been sent nothing.
  public init() {}

  /// The rectangles of cells that pictures fill.
  public var rects: [Rect] { Array(placements.values) }

  /// Reads what was written since the last time.
  public mutating func read(_ output: [UInt8]) {
    let text = String(decoding: output[done...], as: UTF8.self)
    done = output.count
    for piece in text.split(separator: "\u{1B}") {
      if piece.first == "[", piece.last == "H" {
        let numbers = piece.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
        if numbers.count == 2 { cursor = Point(x: numbers[1] - 1, y: numbers[0] - 1) }
      } else if piece.hasPrefix("_G") {
        take(piece.dropFirst(2).prefix { $0 != ";" })
      } else if piece == "[2J" {
        placements = [:]
      }
    }
  }

  private mutating func take(_ command: Substring) {
    var keys: [Substring: Substring] = [:]
    for pair in command.split(separator: ",") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { keys[parts[0]] = parts[1] }
    }
    guard let id = keys["i"].flatMap({ Int($0) }) else { return }
    switch (keys["a"], keys["d"]) {
    case ("t", _):
      kept.insert(id)
      transmissions += 1
    case ("p", _):
      let size = ["c", "r"].map { keys[$0].flatMap { Int($0) } ?? 0 }
      if kept.contains(id) {
        placements[[id, keys["p"].flatMap { Int($0) } ?? 0]] = Rect(
          origin: cursor, size: Size(width: size[0], height: size[1]))
      }
    case ("d", "I"?):
      kept.remove(id)
      placements = placements.filter { $0.key[0] != id }
    case ("d", _): placements = placements.filter { $0.key[0] != id }
    default: break
    }
  }
}
