/// What was made last of a value, for values that mostly come again at once: the tracks of an album
/// follow each other, and have most of their names in common.
struct LastValue<Key: Equatable, Value> {
  private var last: (key: Key, value: Value)?

  /// Makes a value of a key, unless the key is the last one.
  mutating func value<Failure: Error>(
    of key: Key, _ make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let last, last.key == key { return last.value }
    let value = try make(key)
    last = (key, value)
    return value
  }
}
