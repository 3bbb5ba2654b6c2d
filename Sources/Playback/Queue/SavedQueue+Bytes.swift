import MusicModel

extension SavedQueue {
  private static let mark = Array("otodana queue\n".utf8)
  private static let version: UInt64 = 1
  private static let checksumSize = 4

  // Their places are what is stored: new ones go to the end.
  private static let repeatModes: [RepeatMode] = [.off, .one, .all]
  private static let shuffleModes: [ShuffleMode] = [.off, .tracks, .albums]

  /// The bytes to store.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.put(raw: Self.mark)
    writer.put(Self.version)
    writer.put(UInt64(elapsed))
    writer.put(UInt64(queue.position))
    writer.put(UInt64(Self.repeatModes.firstIndex(of: queue.repeatMode) ?? 0))
    writer.put(UInt64(Self.shuffleModes.firstIndex(of: queue.shuffleMode) ?? 0))
    writer.put(queue.stopsAfterNow ? 1 : 0)
    writer.put(queue.seed)
    writer.put(signed: queue.lastID)
    writer.put(steps: queue.entries.map(\.id.rawValue))
    writer.put(steps: queue.entries.map(\.track.rawValue))
    writer.put(steps: queue.heard.map(\.rawValue))
    writer.put(queue.unshuffled == nil ? 0 : 1)
    if let order = queue.unshuffled { writer.put(steps: order.map(\.id.rawValue)) }
    let sum = Self.checksum(writer.bytes[...])
    writer.put(raw: (0..<Self.checksumSize).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) })
    return writer.bytes
  }

  /// Reads what `bytes` gave.
  ///
  /// - Throws: `Failure` when it is anything else; no content of the bytes traps.
  public init(bytes: [UInt8]) throws(Failure) {
    guard bytes.starts(with: Self.mark) else { throw .notAQueue }
    let body = bytes.dropLast(Self.checksumSize)
    var sums = ByteReader(bytes.suffix(Self.checksumSize))
    var reader = ByteReader(body.dropFirst(Self.mark.count))
    guard let version = try? reader.number() else { throw .damaged }
    if version > Self.version { throw .newerVersion(Int(clamping: version)) }
    guard let stored = try? sums.raw(Self.checksumSize),
      stored.reversed().reduce(0, { $0 << 8 | UInt32($1) }) == Self.checksum(body),
      let saved = try? Self.read(&reader), reader.isAtEnd
    else { throw .damaged }
    self = saved
  }

  private static func read(_ reader: inout ByteReader) throws(ByteReader.Failure) -> SavedQueue {
    let elapsed = try reader.number()
    let position = try reader.number()
    let repeatMode = try reader.number()
    let shuffleMode = try reader.number()
    let stops = try reader.number()
    var queue = PlayQueue(seed: try reader.number())
    queue.lastID = try reader.signed()
    let ids = try reader.steps()
    let tracks = try reader.steps()
    queue.heard = try reader.steps().map { QueueEntryID($0) }
    let order = try reader.number() == 0 ? nil : reader.steps()
    guard ids.count == tracks.count, position <= UInt64(ids.count),
      repeatMode < UInt64(repeatModes.count), shuffleMode < UInt64(shuffleModes.count),
      hasIdentities(ids, upTo: queue.lastID)
    else { throw ByteReader.Failure() }
    queue.entries = zip(ids, tracks).map { QueueEntry(id: QueueEntryID($0), track: TrackID($1)) }
    queue.position = Int(position)
    queue.repeatMode = repeatModes[Int(repeatMode)]
    queue.shuffleMode = shuffleModes[Int(shuffleMode)]
    queue.stopsAfterNow = stops != 0
    if let order { queue.unshuffled = try arranged(queue.entries, by: order) }
    return SavedQueue(queue: queue, elapsed: Int(clamping: elapsed))
  }

  /// Whether all are different and were given; the last one leaves room for more.
  private static func hasIdentities(_ ids: [Int64], upTo last: Int64) -> Bool {
    guard (0...Int64.max / 2).contains(last), ids.allSatisfy({ (1...max(1, last)).contains($0) })
    else { return false }
    return Set(ids).count == ids.count
  }

  /// Entries in an order given by their identities, which has to name each once.
  private static func arranged(
    _ entries: [QueueEntry], by order: [Int64]
  ) throws(ByteReader.Failure) -> [QueueEntry] {
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.id.rawValue, $0) })
    let result = order.compactMap { known[$0] }
    guard result.count == entries.count, Set(order).count == order.count,
      order.count == entries.count
    else { throw ByteReader.Failure() }
    return result
  }

  /// A checksum that tells a damaged file from a whole one; it is no protection from intent.
  ///
  /// - SeeAlso: FNV-1a of 32 bits, RFC 9923.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
