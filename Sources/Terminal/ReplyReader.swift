/// Takes the answers of a terminal out of the bytes it sends, wherever the bytes are cut.
///
/// What is no answer, such as keys, is dropped; an answer that does not end is forgotten.
///
///     var reader = ReplyReader()
///     reader.read(Array("\u{1B}[?62;4c".utf8))   // [.deviceAttributes([62, 4])]
///
/// - SeeAlso: ECMA-48, 5.4 and 5.6, for the form of control sequences and strings.
public struct ReplyReader: Sendable {
  private enum State {
    case ground, escape
    case sequence
    case string(ReplyPrefix?)
    /// Behind an escape inside a string, which ends it if a backslash follows.
    case stringEnd(ReplyPrefix?)
  }

  private var state = State.ground
  private var body: [UInt8] = []

  /// The longest answer that is taken, in bytes; real ones are far shorter.
  private static let limit = 4_096

  /// Makes a reader at the start of a stream.
  public init() {}

  /// Reads the next bytes.
  ///
  /// - Returns: The answers that ended in them, in order.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalReply] {
    bytes.compactMap { read($0) }
  }

  private mutating func read(_ byte: UInt8) -> TerminalReply? {
    switch state {
    case .ground:
      if byte == Self.escape { state = .escape }
      return nil
    case .escape:
      begin(byte)
      return nil
    case .sequence: return readSequence(byte)
    case .string(let prefix): return readString(byte, prefix)
    case .stringEnd(let prefix):
      if byte == UInt8(ascii: "\\") { return end(prefix) }
      begin(byte)
      return nil
    }
  }

  private mutating func begin(_ byte: UInt8) {
    body = []
    state =
      switch byte {
      case Self.escape: .escape
      case UInt8(ascii: "["): .sequence
      case UInt8(ascii: "P"): .string(.deviceControl)
      case UInt8(ascii: "_"): .string(.applicationProgram)
      case UInt8(ascii: "]"): .string(.operatingSystem)
      case UInt8(ascii: "X"), UInt8(ascii: "^"): .string(nil)
      default: .ground
      }
  }

  private mutating func readSequence(_ byte: UInt8) -> TerminalReply? {
    switch byte {
    case 0x20...0x3F:
      body.append(byte)
      if body.count > Self.limit { state = .ground }
      return nil
    case 0x40...0x7E:
      body.append(byte)
      let isPrivate = body.first == UInt8(ascii: "?")
      if isPrivate { body.removeFirst() }
      return end(isPrivate ? .privateSequence : .sequence)
    default:
      state = byte == Self.escape ? .escape : .ground
      return nil
    }
  }

  private mutating func readString(_ byte: UInt8, _ prefix: ReplyPrefix?) -> TerminalReply? {
    switch byte {
    case Self.escape: state = .stringEnd(prefix)
    case Self.bell where prefix == .operatingSystem: return end(prefix)
    case Self.cancel, Self.substitute: state = .ground
    // What is too long is read to its end, so that its rest is not taken for anything else.
    case _ where body.count >= Self.limit: state = .string(nil)
    default: body.append(byte)
    }
    return nil
  }

  private mutating func end(_ prefix: ReplyPrefix?) -> TerminalReply? {
    state = .ground
    return prefix.map { TerminalReply($0, String(decoding: body, as: UTF8.self)) }
  }

  private static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07
  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A
}
