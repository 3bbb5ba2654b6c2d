/// What was made last of a value, for values that mostly come again at once: the tracks of an album
/// follow each other, and have most of their names in common.
struct LastValue<Key: Equatable, Value> {
  private var last: (key: Key, value: Value)?

  /// Makes a value of a key, unless the key is the last one.
  mutating func value<Failure: Error>(
    of key: Key, _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = self[key] { return known }
    let value = try make(key)
    keep(value, of: key)
    return value
  }

  /// The value of a key if that is the last one.
  subscript(_ key: Key) -> Value? {
    guard let last, last.key == key else { return nil }
    return last.value
  }

  /// Takes what was made of a key.
  mutating func keep(_ value: Value, of key: Key) { last = (key, value) }
}
