/// A file that something is wrong with, whether it is in the library or not.
public struct FaultyFile: Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable, CaseIterable {
    /// It is not in the library.
    case skipped(SkipReason)
    /// It is in the library, but ends before its sound does.
    case cutOff

    /// All that can be wrong: first what costs a whole file.
    public static var allCases: [Fault] { SkipReason.allCases.map(Fault.skipped) + [.cutOff] }
  }

  /// Its absolute path.
  public var path: [UInt8]
  /// What is wrong with it.
  public var fault: Fault

  /// Makes an entry from its parts.
  public init(path: [UInt8], fault: Fault) {
    self.path = path
    self.fault = fault
  }
}
