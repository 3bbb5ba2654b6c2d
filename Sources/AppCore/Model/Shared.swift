/// A value that is kept in one place and passed on by reference.
///
/// What is made for every row with every picture passes it on without copying it, and knows it
/// again without comparing what is in it.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Whether two have equal values.
  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
