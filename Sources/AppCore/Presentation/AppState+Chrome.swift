import CollectionViews
import DiffableSnapshot
import MusicModel

extension AppState {
  /// The first row.
  func titleBar() -> TitleBar {
    TitleBar(title: screenTitle, status: scanStatus, hint: catalogue[.titleHelp])
  }

  /// The first row of the footer: what is typed, a message, or the library in numbers.
  func statusLine() -> FooterLine {
    if let folderPrompt {
      return FooterLine(
        content: .field(
          prompt: catalogue[.folderPrompt],
          before: String(folderPrompt.text[..<folderPrompt.cursor]),
          after: String(folderPrompt.text[folderPrompt.cursor...])))
    }
    if let message { return FooterLine(content: .message(message.text)) }
    let pending = interpreter.pendingText
    if !pending.isEmpty { return FooterLine(content: .message(pending)) }
    return FooterLine(content: .summary(summary))
  }

  /// The second row of the footer: the keys that matter here.
  func hintLine() -> FooterLine {
    if folderPrompt != nil {
      return FooterLine(content: .hints([hint("enter", .open), hint("esc", .cancel)]))
    }
    var hints = [hint("hjkl", .hintMove)]
    if screen.view.focusedItem != .notice { hints.append(hint("enter", .open)) }
    if screens.count > 1 { hints.append(hint("esc", .back)) }
    if screen.view.snapshot.numberOfSections > 1 { hints.append(hint("tab", .hintSection)) }
    if screen.kind == .destination(.albums) { hints.append(hint("s", .hintSort)) }
    hints += [hint("?", .hintHelp), hint("q", .quit)]
    return FooterLine(content: .hints(hints))
  }

  private func hint(_ key: String, _ meaning: Phrase) -> FooterLine.Hint {
    FooterLine.Hint(key: key, meaning: catalogue[meaning])
  }

  private var screenTitle: String {
    switch screen.kind {
    case .library: catalogue[.library]
    case .destination(let destination): catalogue[destination.phrase]
    case .artist(let id): model.artistsByID[id].map { name(of: $0) } ?? catalogue[.artists]
    case .album(let id): model.albums[id].map { title(of: $0) } ?? catalogue[.albums]
    case .playlist(let id):
      model.playlists?.first { $0.id == id }?.name ?? catalogue[.playlists]
    case .help: catalogue[.keys]
    case .firstRun: catalogue[.welcome]
    }
  }

  private var scanStatus: String {
    if model.isWritingDemo { return catalogue[.writingDemo] }
    let scan = model.scan
    if scan.isRunning {
      return scan.done < scan.found
        ? catalogue(.scanningOf, Numbers.grouped(scan.done), Numbers.grouped(scan.found))
        : catalogue(.scanning, Numbers.grouped(scan.found))
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
