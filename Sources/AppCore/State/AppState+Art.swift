import Geometry
import Terminal

extension AppState {
  /// Takes what the terminal said of itself; with its last answer covers are shown the best way.
  ///
  /// When it told of another width, everything is measured and drawn anew.
  mutating func take(_ reply: TerminalReply, at now: Int) -> [Effect] {
    var answers = terminal.answers ?? TerminalAnswers()
    let (wasComplete, width) = (answers.isComplete, self.width)
    answers.take(reply)
    terminal.answers = answers
    return adoptWidth(since: width) + (answers.isComplete && !wasComplete ? chooseArt() : [])
  }

  /// Takes what tmux says of itself and of the terminal around it.
  mutating func takeMultiplexer(passesThrough: Bool?, outer: String?) -> [Effect] {
    terminal.passesThrough = passesThrough
    terminal.outerVersion = outer
    return chooseArt()
  }

  /// Takes the terminal's size.
  mutating func takeSize(_ size: Size, pixels: Size?) -> [Effect] {
    terminal.size = size
    terminal.pixels = pixels
    resize(to: size)
    return chooseArt()
  }

  /// The keyboard is here again: behind a multiplexer that may be in another terminal, which has
  /// not got the pictures.
  func comeBack() -> [Effect] {
    terminal.multiplexer != nil && art.method.showsPixels ? [.redraw] : []
  }

  /// Chooses anew how covers are shown.
  ///
  /// - Returns: A line for the log when it is another way than before.
  mutating func chooseArt() -> [Effect] {
    let style = ArtStyle(settings.art, terminal, look, ambiguousWidth, isUTF8: isUTF8)
    guard style != art else { return [] }
    let before = art
    art = style
    if before.cell != style.cell { resize(to: size) }
    return before.method == style.method && before.reason == style.reason ? [] : [.logArt(style)]
  }

  /// Tells how covers are shown; where the terminal has no way for pixels, which ones have.
  mutating func tellArt(at now: Int) {
    let text = art.text(catalogue)
    show(art.reason == .nothingBetter ? catalogue[.coversElsewhere] + " " + text : text, at: now)
  }

  /// How covers are shown, for the edge of the screen.
  var pictures: PictureSet {
    PictureSet(
      method: art.method, cellPixels: art.cell.pixels, isInTmux: art.isInTmux,
      pictures: model.covers.pictures)
  }
}
