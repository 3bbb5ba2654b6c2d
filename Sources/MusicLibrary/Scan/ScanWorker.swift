/// The child process that reads tags, so that a file that crashes or hangs a reader costs itself.
public enum ScanWorker {
  /// Reads paths on standard input and writes records to standard output until the input ends.
  ///
  /// - Returns: The exit code of the process.
  public static func run() -> Int32 { 0 }
}
