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
    let allowed = "+-0123456789.,eE"
    let digits = text.drop { $0 == " " }.prefix { allowed.contains($0) }
    let trimmed = digits.hasSuffix("e") || digits.hasSuffix("E") ? digits.dropLast() : digits
    let point = String(trimmed.map { $0 == "," ? "." : $0 })
    return Double(point).flatMap { $0.isFinite ? $0 : nil }
  }
}
