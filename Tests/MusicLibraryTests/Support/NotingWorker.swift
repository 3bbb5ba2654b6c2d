@testable import MusicLibrary

/// The real worker behind a script that notes each file it is given.
struct NotingWorker {
  /// A command for the scanner.
  let command: [String]
  private let directory: TemporaryDirectory

  /// Writes the script, which takes its time over files with "slow" in their path.
  ///
  /// So many of its first processes end at once, before they work.
  init(in directory: TemporaryDirectory, failures: Int = 0) throws {
    self.directory = directory
    try directory.write(Array(Self.script.utf8), to: "noting.py")
    try directory.write([UInt8](repeating: 0x2E, count: failures), to: "failures")
    try directory.write([], to: "noted")
    command = ["python3", directory.path("noting.py"), directory.path] + MusicFolder.workerCommand
  }

  /// The last parts of the paths it was given, in no order.
  func files() throws -> [String] {
    try directory.read("noted").split(separator: 0).map {
      String(decoding: FilePath.split(Array($0)).name, as: UTF8.self)
    }
  }

  private static let script = """
    import os, struct, subprocess, sys, time

    home = sys.argv[1]
    with open(home + "/failures", "r+b") as failures:
        left = len(failures.read())
        if left > 0:
            failures.truncate(left - 1)
            sys.exit(1)
    real = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    noted = os.open(home + "/noted", os.O_WRONLY | os.O_APPEND)

    def read(stream):
        head = stream.read(4)
        if len(head) < 4:
            sys.exit(0)
        return stream.read(struct.unpack("I", head)[0])

    def write(stream, content):
        stream.write(struct.pack("I", len(content)) + content)
        stream.flush()

    write(sys.stdout.buffer, read(real.stdout))
    while True:
        path = read(sys.stdin.buffer)
        os.write(noted, path.split(bytes([0]))[0] + bytes([0]))
        if b"slow" in path:
            time.sleep(0.6)
        write(real.stdin, path)
        write(sys.stdout.buffer, read(real.stdout))

    """
}
