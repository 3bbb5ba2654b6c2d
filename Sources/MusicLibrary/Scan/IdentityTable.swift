/// Where the entry of a device and inode is in a list: a table for this one purpose.
///
/// A rescan may ask it once a file, and half of the time of that is hashing in a general
/// dictionary. Inodes are small numbers close to each other, which one multiplication spreads well
/// enough.
struct IdentityTable: Sendable {
  private struct Slot {
    var identity: FileIdentity
    /// The position in the list, or -1 for a slot that is free.
    var position: Int32
  }

  private static let free = Slot(identity: FileIdentity(device: 0, inode: 0), position: -1)

  /// A power of two of them, at most half of which are taken.
  private var slots = [Slot](repeating: Self.free, count: 16)
  private var count = 0

  /// The position of an identity, or -1.
  func position(of identity: FileIdentity) -> Int32 { slots[slot(of: identity)].position }

  /// Puts a position in the place of the one before.
  ///
  /// - Returns: The position before, or -1.
  mutating func update(_ identity: FileIdentity, to position: Int32) -> Int32 {
    if count * 2 >= slots.count { resize(to: slots.count * 2) }
    let index = slot(of: identity)
    let before = slots[index].position
    if before < 0 { count += 1 }
    slots[index] = Slot(identity: identity, position: position)
    return before
  }

  /// Makes room for so many identities.
  mutating func reserve(_ wanted: Int) {
    var size = slots.count
    while size < wanted * 2 { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  private mutating func resize(to size: Int) {
    let taken = slots.filter { $0.position >= 0 }
    slots = [Slot](repeating: Self.free, count: size)
    for entry in taken { slots[slot(of: entry.identity)] = entry }
  }

  /// Where an identity is, or the free slot it would be in.
  private func slot(of identity: FileIdentity) -> Int {
    // 2^64 divided by the golden ratio: neighbours come to lie far apart.
    let mixed =
      UInt64(bitPattern: identity.inode ^ identity.device << 32) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    while slots[index].position >= 0, slots[index].identity != identity {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}
