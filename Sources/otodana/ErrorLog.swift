import AppCore
import Glibc
import Terminal

/// The log of what went wrong, and of what is good to know when something looks wrong: standard
/// error, which goes to a file while the screen is open.
enum ErrorLog {
  /// Writes a line when an event tells of a failure; any thread.
  static func note(_ event: Event) {
    switch event {
    case .failed(let failure, _), .library(.scanFailed(let failure)):
      Output.write("\(timestamp) \(failure.text(.english))\n", to: STDERR_FILENO)
    default: break
    }
  }

  /// Writes a line about a locale that is not there, which the program does without.
  static func noteUnknownLocale(_ name: String) {
    Output.write(
      "\(timestamp) the locale \(DisplayText.safe(name)) is not generated; it is C.UTF-8 instead\n",
      to: STDERR_FILENO)
  }

  /// Writes how covers are shown from now on; any thread.
  static func note(_ art: ArtStyle) {
    Output.write("\(timestamp) covers: \(art.text(.english))\n", to: STDERR_FILENO)
  }

  /// Writes how wide characters of ambiguous width are from now on; any thread.
  static func note(_ width: WidthRule) {
    Output.write("\(timestamp) ambiguous width: \(width.text(.english))\n", to: STDERR_FILENO)
  }

  /// The time in the form of ISO 8601, UTC.
  private static var timestamp: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
