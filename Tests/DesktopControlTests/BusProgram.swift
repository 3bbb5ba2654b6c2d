import CSystem
import DesktopControl
import Glibc
import Playback

/// A program on a bus, and what it has written so far.
final class BusProgram {
  private let child: csystem_child
  private var bytes: [UInt8] = []

  /// What it wrote, on both its outputs.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(_ words: [String], on bus: SessionBus) throws {
    child = try SessionBus.start(bus.words(words))
    close(child.input)
  }

  deinit {
    kill(child.pid, SIGTERM)
    close(child.output)
    _ = csystem_end(child.pid, 1_000_000_000)
  }

  /// Lets the controls answer until the program has ended or its output is enough.
  ///
  /// - Returns: What was asked of the controls.
  func serve(
    _ controls: MediaControls, until isEnough: (String) -> Bool
  ) -> [PlaybackCommand] {
    var commands: [PlaybackCommand] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !isEnough(output) {
      var watches = [controls.descriptor, child.output].map {
        csystem_watch(descriptor: $0, readable: false, closed: false)
      }
      guard csystem_wait(&watches, 2, 30_000_000_000) > 0 else { break }
      commands += controls.read()
      guard watches[1].readable || watches[1].closed else { continue }
      let count = read(child.output, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return commands
  }
}
