import CollectionViews
import DiffableSnapshot
import MusicModel

extension AppState {
  /// The first row.
  func titleBar() -> TitleBar {
    TitleBar(
      title: screenTitle, status: scanStatus, hint: catalogue(.titleHelp, keys.shown("help")))
  }

  /// The first row of the footer: what is typed, a message, or the library in numbers.
  func statusLine() -> FooterLine {
    if let prompt, prompt.purpose != .search {
      let editor = prompt.editor
      return FooterLine(
        content: .field(
          prompt: prompt.label(catalogue), before: String(editor.text[..<editor.cursor]),
          after: String(editor.text[editor.cursor...])))
    }
    if let message { return FooterLine(content: .message(message.text)) }
    let pending = interpreter.pendingText
    if !pending.isEmpty { return FooterLine(content: .message(pending)) }
    if let playing = playingLine() { return FooterLine(content: .playing(playing)) }
    return FooterLine(content: .summary(summary))
  }

  private var screenTitle: String { screen.description.title(in: context) }

  private var scanStatus: String {
    if model.isWritingDemo { return catalogue[.writingDemo] }
    let scan = model.scan
    if scan.isRunning {
      let count =
        scan.done < scan.found
        ? catalogue(.scanningOf, Numbers.grouped(scan.done), Numbers.grouped(scan.found))
        : catalogue(.scanning, Numbers.grouped(scan.found))
      guard let name = scan.root?.split(separator: UInt8(ascii: "/")).last else { return count }
      return count + " · " + String(decoding: name, as: UTF8.self)
    }
    if let failure = model.scanFailure {
      return catalogue(.scanStopped, failure.text(catalogue))
    }
    guard let counts = model.counts, counts.tracks > 0 else { return "" }
    let tracks = catalogue(.scannedTracks, counts.tracks)
    guard scan.skipped > 0 else { return tracks }
    return tracks + " · " + catalogue(.skippedFiles, scan.skipped)
  }

  private var summary: String {
    if let first = model.missingFolders.first {
      return catalogue(.missingFolders, model.missingFolders.count) + ": " + first
    }
    guard let counts = model.counts else { return catalogue[.loading] }
    guard counts.albums > 0 else { return catalogue[.emptySummary] }
    return [
      catalogue(.artists, counts.artists), catalogue(.albums, counts.albums),
      catalogue(.songs, counts.tracks),
    ].joined(separator: " · ")
  }
}
