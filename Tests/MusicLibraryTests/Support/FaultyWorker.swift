@testable import MusicLibrary

/// A worker that dies of some files, hangs at others or finds the ground moving under its feet, and
/// is the real one for the rest.
enum FaultyWorker {
  /// A command for the scanner; its script lies in a test's directory.
  ///
  /// The script passes each message on to the program, but for paths that hold "crash" or "kill",
  /// at which it ends with a signal, "hang", at which it sleeps, and "stop", at which it is stopped.
  /// Before a path in a directory "moving" is read, that becomes "moved", and a file takes the place
  /// of one that has the same name without ".new". A hoarding one answers when nothing more is to be
  /// read, so what it had read before such a path is lost.
  static func command(in directory: TemporaryDirectory, hoards: Bool = false) throws -> [String] {
    try directory.write(Array(script.utf8), to: "worker.py")
    let mode = hoards ? "hoard" : "answer"
    return ["python3", directory.path("worker.py"), mode] + MusicFolder.workerCommand
  }

  private static let script = """
    import os, select, signal, struct, subprocess, sys, time

    hoards = sys.argv[1] == "hoard"
    hoard = []
    source = open(0, "rb", buffering=0)
    real = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def read(stream):
        return take(stream, struct.unpack("I", take(stream, 4))[0])

    def take(stream, count):
        content = b""
        while len(content) < count:
            part = stream.read(count - len(content))
            if not part:
                sys.exit(0)
            content += part
        return content

    def write(stream, content):
        stream.write(struct.pack("I", len(content)) + content)
        stream.flush()

    write(sys.stdout.buffer, read(real.stdout))
    while True:
        path = read(source)
        if b"crash" in path:
            os.kill(os.getpid(), signal.SIGSEGV)
        if b"kill" in path:
            os.kill(os.getpid(), signal.SIGKILL)
        if b"stop" in path:
            os.kill(os.getpid(), signal.SIGSTOP)
        if b"hang" in path:
            time.sleep(60)
        place = path.rpartition(b"/moving/")[0]
        if os.path.isdir(place + b"/moving"):
            os.rename(place + b"/moving", place + b"/moved")
        if os.path.exists(path + b".new"):
            os.replace(path + b".new", path)
        write(real.stdin, path)
        hoard.append(read(real.stdout))
        if hoards and select.select([source], [], [], 0.02)[0]:
            continue
        for answer in hoard:
            write(sys.stdout.buffer, answer)
        hoard.clear()

    """
}
