import Geometry

/// Takes control strings out of the output of a program: application program commands
/// (`ESC _ … ESC \`), which libvterm would print, and device control strings (`ESC P … ESC \`).
///
/// A sixel picture can be replaced by letters in the cells it fills. Text that is written over
/// pixels wipes them cell by cell, and so it is with letters: they show what is left of a picture.
struct StringFilter {
  /// Pixels of a cell; with them sixel pictures become letters.
  var cellPixels: Size?

  private enum State { case text, escape, string, stringEscape }
  private var state = State.text
  private var isDeviceControl = false
  private var string: [UInt8] = []

  /// Takes output wherever it is cut.
  ///
  /// - Returns: The output without control strings.
  mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
    let escape: UInt8 = 0x1B
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      switch (state, byte) {
      case (.text, escape): state = .escape
      case (.text, _): kept.append(byte)
      case (.escape, UInt8(ascii: "_")), (.escape, UInt8(ascii: "P")):
        isDeviceControl = byte == UInt8(ascii: "P")
        string = []
        state = .string
      case (.escape, escape): kept.append(escape)
      case (.escape, _):
        kept += [escape, byte]
        state = .text
      case (.string, escape): state = .stringEscape
      case (.string, _): string.append(byte)
      case (.stringEscape, UInt8(ascii: "\\")):
        state = .text
        if isDeviceControl { kept += letters(at: Self.place(at: kept)) }
      // tmux's passthrough doubles the escapes of what it wraps.
      case (.stringEscape, _): state = .string
      }
    }
    return kept
  }

  /// Where the cursor was sent by what comes last: row and column from 1.
  private static func place(at bytes: [UInt8]) -> (row: Int, column: Int)? {
    guard bytes.last == UInt8(ascii: "H"), let start = bytes.lastIndex(of: UInt8(ascii: "["))
    else { return nil }
    let numbers = String(decoding: bytes[(start + 1)...].dropLast(), as: UTF8.self)
      .split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// The letters that stand for the sixel picture that was just read: by the red of its first
  /// colour, A for none, the next one for every five percent.
  private func letters(at place: (row: Int, column: Int)?) -> [UInt8] {
    guard let cellPixels, let place, let start = string.firstIndex(of: UInt8(ascii: "\"")) else {
      return []
    }
    let head = String(decoding: string[start...].prefix(40), as: UTF8.self)
    // "1;1;WIDTH;HEIGHT#0;2;RED
    let numbers = head.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count > 6 else { return [] }
    let columns = (numbers[2] + cellPixels.width - 1) / cellPixels.width
    let rows = (numbers[3] + cellPixels.height - 1) / cellPixels.height
    let letter = UInt8(ascii: "A") + UInt8(numbers[6] / 5)
    return (0..<rows).flatMap { row in
      Array("\u{1B}[\(place.row + row);\(place.column)H".utf8)
        + [UInt8](repeating: letter, count: columns)
    }
  }
}
