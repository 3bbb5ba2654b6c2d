/// The bytes of a WAV file of silence with a LIST INFO chunk.
struct TaggedWAV {
  /// Fields of the INFO list, such as INAM for the title.
  var fields: [(id: String, text: [UInt8])]
  /// Samples at 8 kHz, 8 bits, one channel.
  var samples = 8_000

  var bytes: [UInt8] {
    let format: [UInt8] = [1, 0, 1, 0] + little(8_000) + little(8_000) + [1, 0, 8, 0]
    let list = Array("INFO".utf8) + fields.flatMap { chunk($0.id, $0.text + [0]) }
    let content =
      Array("WAVE".utf8) + chunk("fmt ", format) + chunk("LIST", list)
      + chunk("data", [UInt8](repeating: 0x80, count: samples))
    return Array("RIFF".utf8) + little(UInt32(content.count)) + content
  }

  private func chunk(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + little(UInt32(content.count)) + content
      + (content.count.isMultiple(of: 2) ? [] : [0])
  }

  private func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
