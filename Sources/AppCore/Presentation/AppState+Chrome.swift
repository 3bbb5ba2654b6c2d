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
    if let field = typedField { return FooterLine(content: field) }
    if let message { return FooterLine(content: .message(message.text)) }
    let pending = interpreter.pendingText
    if !pending.isEmpty { return FooterLine(content: .message(pending)) }
    if let playing = playingLine() { return FooterLine(content: .playing(playing)) }
    return FooterLine(content: .summary(summary))
  }

  /// What is typed in the footer, if anything is.
  var typedField: FooterLine.Content? {
    guard let prompt, prompt.purpose != .search else { return nil }
    let editor = prompt.editor
    return .field(
      prompt: prompt.label(catalogue), before: String(editor.text[..<editor.cursor]),
      after: String(editor.text[editor.cursor...]))
  }

  private var screenTitle: String { screen.description.title(in: context) }

  /// How the scan goes, in as many words as there is room for.
  private var scanStatus: TextChoice {
    if model.isWritingDemo { return TextChoice([catalogue[.writingDemo]]) }
    let scan = model.scan
    if scan.isRunning { return TextChoice(scanCount(scan)) }
    if let failure = model.scanFailure {
      return TextChoice([
        catalogue(.scanStopped, failure.text(catalogue)), catalogue[.scanStoppedShort],
      ])
    }
    guard let counts = model.counts, counts.tracks > 0 else { return TextChoice([]) }
    let tracks = catalogue(.scannedTracks, counts.tracks)
    let short = Signs.mark + " " + Numbers.grouped(counts.tracks)
    guard counts.skipped > 0 else { return TextChoice([tracks, short]) }
    return TextChoice([
      tracks + signs.separator + catalogue(.skippedFiles, counts.skipped), tracks, short,
    ])
  }

  private func scanCount(_ scan: ScanProgress) -> [String] {
    let (done, found) = (Numbers.grouped(scan.done), Numbers.grouped(scan.found))
    let counts =
      scan.done < scan.found
      ? [catalogue(.scanningOf, done, found), done + "/" + found]
      : [catalogue(.scanning, found), found]
    guard let name = scan.root?.split(separator: UInt8(ascii: "/")).last else { return counts }
    return [counts[0] + signs.separator + String(decoding: name, as: UTF8.self)] + counts
  }

  private var summary: TextChoice {
    if let first = model.missingFolders.first {
      return TextChoice([catalogue(.missingFolders, model.missingFolders.count) + ": " + first])
    }
    guard let counts = model.counts else { return TextChoice([catalogue[.loading]]) }
    guard counts.albums > 0 else { return TextChoice([catalogue[.emptySummary]]) }
    return TextChoice(
      dropping: [
        catalogue(.artists, counts.artists), catalogue(.albums, counts.albums),
        catalogue(.songs, counts.tracks),
      ], separator: signs.separator)
  }
}
