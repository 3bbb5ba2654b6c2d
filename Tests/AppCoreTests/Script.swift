import CollectionViews
import Geometry
import MusicModel
import Terminal
import Testing

@testable import AppCore

/// A person in front of the program: keys go in, rows of text come out.
///
/// Every picture is made twice, planned and whole, and both must be the same cell by cell.
struct Script {
  private(set) var state: AppState
  /// Requests that nobody answered: quit, suspend, redraw and the like.
  private(set) var effects: [Effect] = []
  /// Changes of the person's own data that were asked for, in order.
  private(set) var edits: [LibraryEdit] = []
  private(set) var frame = Frame.empty
  private(set) var cursor: Point?
  /// Elements drawn for the last picture.
  private(set) var drawn = 0
  private var now = 0
  private var presenter = Presenter()
  private let answers: (Effect) -> [Event]

  /// Starts the program on a terminal of a size.
  init(
    _ width: Int, _ height: Int, catalogue: Catalogue = .english, look: Look = Look(),
    isSample: Bool = false, answers: @escaping (Effect) -> [Event]
  ) {
    state = AppState(look: look, catalogue: catalogue, isSample: isSample)
    self.answers = answers
    perform(state.start())
    take(.resized(Size(width: width, height: height)))
  }

  /// Starts the program on the sample data.
  static func sample(_ width: Int, _ height: Int, catalogue: Catalogue = .english) -> Script {
    Script(
      width, height, catalogue: catalogue, isSample: true, answers: SampleLibrary.answers)
  }

  /// The rows of the screen without blanks at their ends.
  var text: [String] { frame.text.map { $0.trimmingEnd() } }

  /// The name of what has the focus: the text in reverse video.
  var focusedText: String {
    var result = ""
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width {
        let cell = frame[Point(x: x, y: y)]
        guard cell.style.attributes.contains(.reverse), !cell.isContinuation else { continue }
        result.unicodeScalars.append(contentsOf: cell.glyph.scalars)
      }
    }
    return result.trimmingEnd()
  }

  /// Types keys in the notation of the key table.
  mutating func press(_ keys: String) {
    for key in events(keys) { take(key) }
  }

  /// Types keys so fast that all are there before the next picture.
  mutating func hold(_ keys: String) { take(events(keys)) }

  private func events(_ keys: String) -> [Event] {
    guard let keys = KeyNotation.keys(keys) else {
      Issue.record("unknown key in \(keys)")
      return []
    }
    return keys.map { .input(.key($0)) }
  }

  /// Uses the mouse at a cell.
  mutating func mouse(_ action: MouseAction, _ x: Int, _ y: Int) {
    take(.input(.mouse(MouseEvent(action, at: Point(x: x, y: y)))))
  }

  /// Gives the terminal another size.
  mutating func resize(_ width: Int, _ height: Int) {
    take(.resized(Size(width: width, height: height)))
  }

  /// Lets time go by, in milliseconds.
  mutating func wait(_ milliseconds: Int) {
    now += milliseconds
    take(.timeReached)
  }

  /// Takes an event, answers the requests that come of it and looks at the picture.
  mutating func take(_ event: Event) { take([event]) }

  private mutating func take(_ events: [Event]) {
    perform(state.update(events, at: now))
    let picture = presenter.present(state)
    var whole = Presenter(drawsEverything: true)
    #expect(picture.frame == whole.present(state).frame, "planned and whole picture differ")
    #expect(picture.missing.isEmpty)
    frame = picture.frame
    cursor = picture.cursor
    drawn = picture.report.drawCount
  }

  private mutating func perform(_ effects: [Effect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      if case .edit(let edit, _) = effect { edits.append(edit) }
      let events = answers(effect)
      if events.isEmpty { self.effects.append(effect) }
      for event in events { waiting += state.update(event, at: now) }
    }
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate func trimmingEnd() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
