@testable import MusicLibrary

/// A worker that dies of some files and hangs at others, and is the real one for the rest.
enum FaultyWorker {
  /// A command for the scanner; its script lies in a test's directory.
  ///
  /// The script passes each message on to the program, but for paths that hold "crash", at which
  /// it ends with a signal, and "hang", at which it sleeps.
  static func command(in directory: TemporaryDirectory) throws -> [String] {
    try directory.write(Array(script.utf8), to: "worker.py")
    return ["python3", directory.path("worker.py")] + MusicFolder.workerCommand
  }

  private static let script = """
    import os, signal, struct, subprocess, sys, time

    real = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

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
        if b"crash" in path:
            os.kill(os.getpid(), signal.SIGSEGV)
        if b"hang" in path:
            time.sleep(60)
        write(real.stdin, path)
        write(sys.stdout.buffer, read(real.stdout))

    """
}
