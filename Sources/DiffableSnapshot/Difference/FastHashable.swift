/// An identifier with a hash that is cheaper than the standard library's.
///
/// The standard hash withstands chosen collisions and takes 15 to 20 ns for a 16-byte identifier;
/// one multiplication takes 1 ns, and a difference of many identifiers is mostly hashing. Adopt
/// this for identifiers that your program makes itself, such as database keys and random UUIDs. The
/// answers stay the same whatever the hash; identifiers chosen to collide make them slow.
///
///     struct AlbumID: FastHashable {
///       var high: UInt64, low: UInt64
///       var fastHash: UInt64 { mixedHash(high, low) }
///     }
public protocol FastHashable: Hashable {
  /// A number that is equal for equal identifiers and should differ in all bits for others.
  var fastHash: UInt64 { get }
}

/// A well-mixed hash of two numbers by one full multiplication.
///
/// The two halves of the 128-bit product are folded together, the mixing step of wyhash (Wang Yi).
@inlinable
public func mixedHash(_ first: UInt64, _ second: UInt64 = 0) -> UInt64 {
  // Two odd constants with as many ones as zeros keep small numbers apart.
  let product = (first ^ 0xa076_1d64_78bd_642f)
    .multipliedFullWidth(by: second ^ 0xe703_7ed1_a0b4_28db)
  return product.high ^ product.low
}

extension FastHashable where Self: FixedWidthInteger {
  /// The number, mixed.
  @inlinable public var fastHash: UInt64 { mixedHash(UInt64(truncatingIfNeeded: self)) }
}

extension Int: FastHashable {}
extension Int64: FastHashable {}
extension Int32: FastHashable {}
extension UInt: FastHashable {}
extension UInt64: FastHashable {}
extension UInt32: FastHashable {}

extension String: FastHashable {
  /// The bytes, mixed, as long as they are ASCII.
  ///
  /// Strings are equal when they are canonically equivalent, so others take the standard hash,
  /// which normalises them; but the three characters that are equivalent to an ASCII one count as
  /// that one.
  @inlinable public var fastHash: UInt64 {
    var hash = UInt64(truncatingIfNeeded: utf8.count)
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in utf8 {
      if byte >= 0x80 { return nonASCIIHash }
      word |= UInt64(byte) << filled
      filled += 8
      if filled == 64 {
        hash = mixedHash(hash, word)
        word = 0
        filled = 0
      }
    }
    return mixedHash(hash, word)
  }

  @usableFromInline var nonASCIIHash: UInt64 {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{37e}": folded.append(";")  // Greek question mark
      case "\u{1fef}": folded.append("`")  // Greek varia
      case "\u{212a}": folded.append("K")  // Kelvin sign
      case let scalar where scalar.isASCII: folded.append(scalar)
      default: return UInt64(truncatingIfNeeded: hashValue)
      }
    }
    return String(folded).fastHash
  }
}

/// How the identifiers of a difference are hashed; a type, so that the call is known when compiled.
@usableFromInline
protocol IdentifierHashing<ID> {
  associatedtype ID: Hashable
  static func hash(_ id: ID) -> UInt64
}

/// The standard library's hash.
@usableFromInline
enum StandardHashing<ID: Hashable>: IdentifierHashing {
  @inlinable
  static func hash(_ id: ID) -> UInt64 { UInt64(truncatingIfNeeded: id.hashValue) }
}

/// The hash of `FastHashable`.
@usableFromInline
enum FastHashing<ID: FastHashable>: IdentifierHashing {
  @inlinable
  static func hash(_ id: ID) -> UInt64 { id.fastHash }
}
