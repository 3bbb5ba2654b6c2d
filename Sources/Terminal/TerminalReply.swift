/// An answer of the terminal to a question about itself.
///
/// - SeeAlso: ctlseqs of xterm; the terminal guide of kitty for graphics.
public enum TerminalReply: Hashable, Sendable {
  /// Primary device attributes: `ESC [ ? 62 ; 4 c` is `[62, 4]`.
  case deviceAttributes([Int])
  /// Name and version, such as `kitty(0.28.1)`.
  case version(String)
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 and 4 always so.
  case mode(number: Int, state: Int)
  /// A colour: 10 the foreground, 11 the background; 16 bits a channel.
  case color(number: Int, red: UInt16, green: UInt16, blue: UInt16)
  /// The answer to a graphics command of kitty, such as `i=31;OK`.
  case graphics(String)
  /// A report of the window, by what it reports: `ESC [ 6 ; 18 ; 9 t` is `[6, 18, 9]`, a cell of 9
  /// by 18 pixels.
  case window([Int])
  /// How many colours a sixel picture may have; `ESC [ ? 1 ; 0 ; 256 S` is 256.
  case sixelColors(Int)
  /// Where the cursor is; rows and columns count from 1.
  case cursor(row: Int, column: Int)
  /// An answer nobody asked for.
  case other(String)
}

/// The start of a control sequence that a terminal sends.
public enum ReplyPrefix: Hashable, Sendable, CaseIterable {
  /// `ESC [` without a question mark behind it
  case sequence
  /// `ESC [ ?`
  case privateSequence
  /// `ESC P`
  case deviceControl
  /// `ESC _`
  case applicationProgram
  /// `ESC ]`
  case operatingSystem
}

extension TerminalReply {
  /// Reads an answer from what follows its prefix, with the final letter, without the terminator.
  public init(_ prefix: ReplyPrefix, _ body: String) {
    let parsed: TerminalReply? =
      switch prefix {
      case .sequence: Self.sequence(body)
      case .privateSequence: Self.privateSequence(body)
      case .deviceControl: body.hasPrefix(">|") ? .version(String(body.dropFirst(2))) : nil
      case .applicationProgram: body.first == "G" ? .graphics(String(body.dropFirst())) : nil
      case .operatingSystem: Self.color(body)
      }
    self = parsed ?? .other(body)
  }

  private static func sequence(_ body: String) -> TerminalReply? {
    let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
    switch body.last {
    case "t": return .window(numbers)
    case "R" where numbers.count == 2: return .cursor(row: numbers[0], column: numbers[1])
    default: return nil
    }
  }

  private static func privateSequence(_ body: String) -> TerminalReply? {
    if body.last == "c" {
      return .deviceAttributes(body.dropLast().split(separator: ";").compactMap { Int($0) })
    }
    if body.last == "S" {
      let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
      return numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0
        ? .sixelColors(numbers[2]) : nil
    }
    guard body.hasSuffix("$y") else { return nil }
    let numbers = body.dropLast(2).split(separator: ";").compactMap { Int($0) }
    return numbers.count == 2 ? .mode(number: numbers[0], state: numbers[1]) : nil
  }

  /// `11;rgb:ffff/8080/0000`, with 1 to 4 hexadecimal digits a channel.
  private static func color(_ body: String) -> TerminalReply? {
    let fields = body.split(separator: ";")
    guard fields.count == 2, let number = Int(fields[0]), fields[1].hasPrefix("rgb:") else {
      return nil
    }
    let channels = fields[1].dropFirst(4).split(separator: "/").compactMap(channel)
    guard channels.count == 3 else { return nil }
    return .color(number: number, red: channels[0], green: channels[1], blue: channels[2])
  }

  private static func channel(_ digits: Substring) -> UInt16? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let largest = (1 << (4 * digits.count)) - 1
    return UInt16(value * 0xFFFF / largest)
  }
}
