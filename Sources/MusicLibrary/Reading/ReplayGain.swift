/// How much louder or quieter a track or album is to be played.
struct ReplayGain: Hashable, Sendable {
  /// Decibels to add, within ±60.
  var track: Double?
  /// Greatest sample, 1 being full scale.
  var trackPeak: Double?
  /// The same for the whole album.
  var album: Double?
  var albumPeak: Double?

  /// A gain in decibels such as "-7.03 dB"; `nil` for no number, or one beyond ±60.
  static func gain(_ text: String) -> Double? {
    number(text).flatMap { abs($0) <= 60 ? $0 : nil }
  }

  /// A peak; `nil` for no number, or for 0.
  static func peak(_ text: String) -> Double? {
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// An Opus gain in 256ths of a decibel for -23 LUFS, as decibels for ReplayGain's 89 dB.
  ///
  /// - SeeAlso: RFC 7845, 5.2.1; the two references are 5 dB apart.
  static func opusGain(_ text: String) -> Double? {
    number(text).flatMap { abs($0) <= 32_768 ? $0 / 256 + 5 : nil }
  }

  private static func number(_ text: String) -> Double? {
    // Most files have some of the four at most.
    if text.isEmpty { return nil }
    var digits: [UInt8] = []
    digits.reserveCapacity(text.utf8.count)
    scan: for byte in text.utf8.drop(while: { $0 == 0x20 }) {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        digits.append(byte)
      case UInt8(ascii: ","): digits.append(UInt8(ascii: "."))
      default: break scan
      }
    }
    if digits.last == UInt8(ascii: "e") || digits.last == UInt8(ascii: "E") { digits.removeLast() }
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
