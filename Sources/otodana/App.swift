import AppCore
import DesktopControl
import Geometry
import MusicModel
import Terminal

/// The program as the loop's handler: events into the state, effects out of it.
struct App: LoopHandler {
  private var state: AppState
  private var presenter: Presenter
  private let perform: (Effect) -> Void
  private let colors: () -> Look.Colors
  private let adopt: (Configuration) -> Catalogue?
  private let sound: SoundThread?
  private let tellCover: (TrackSummary) -> Void
  private var heard = NowPlaying()
  private var whenShown: (() -> Void)?
  private var hasShown = false

  /// How long the first frame may wait for the library's first answer: a whole picture at once
  /// is better than an empty one before it, but not for longer than anybody notices.
  private static let patience = Duration.milliseconds(60)

  /// Makes the program.
  ///
  /// - Parameters:
  ///   - state: Where it begins.
  ///   - presenter: Makes the pictures.
  ///   - perform: Performs a request, or begins to; must not wait for anything.
  ///   - colors: How many colours the terminal shows now; its answers may tell of more.
  ///   - adopt: Has the terminal follow a configuration that was saved, and answers with texts, if
  ///     their language is another one.
  ///   - sound: The thread of the sound, by which other programs are told what is heard; `nil`
  ///     where there is none.
  ///   - tellCover: Tells other programs of the cover of a track; must not wait for anything.
  ///   - whenShown: Called once, behind the first picture; must not wait for anything.
  init(
    state: AppState, presenter: Presenter, perform: @escaping (Effect) -> Void,
    colors: @escaping () -> Look.Colors, adopt: @escaping (Configuration) -> Catalogue?,
    sound: SoundThread?,
    tellCover: @escaping (TrackSummary) -> Void, whenShown: @escaping () -> Void
  ) {
    self.state = state
    self.presenter = presenter
    self.perform = perform
    self.colors = colors
    self.adopt = adopt
    self.sound = sound
    self.tellCover = tellCover
    self.whenShown = whenShown
  }

  mutating func handle(_ events: [LoopEvent<Event>], at time: Duration) -> LoopDecision {
    let now = time.milliseconds
    var action = LoopDecision.Action.present
    let facts = events.flatMap { event -> [Event] in
      if case .input(.reply) = event { return [.colors(colors()), Event(event)] }
      return [Event(event)]
    }
    var answers: [Effect] = []
    // Before the first picture the rows come first, after it the answer to the person does.
    var effects = (hasShown ? state.take(facts, at: now) : state.update(facts, at: now))[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .quit: return LoopDecision(action: .quit(status: 0))
      case .suspend: action = .suspend
      case .redraw: action = .repaint
      case .logArt(let style): ErrorLog.note(style)
      case .logWidth(let rule): ErrorLog.note(rule)
      case .answer: answers.append(effect)
      case .adopt(let configuration):
        if let catalogue = adopt(configuration) {
          effects += state.update(.catalogue(catalogue), at: now)
        }
        perform(effect)
      default: perform(effect)
      }
    }
    // After the rows of what plays, so that a program that is told sees what plays.
    if !answers.isEmpty { (state.demands() + answers).forEach(perform) }
    tell(facts)
    if !hasShown, !state.isReadyToShow, time < Self.patience {
      return LoopDecision(action: .wait, deadline: Self.patience)
    }
    hasShown = true
    return LoopDecision(
      action: action, deadline: state.deadline.map { .milliseconds($0) })
  }

  /// Tells other programs what is heard, and after that, what became of their requests.
  private mutating func tell(_ facts: [Event]) {
    let heard = NowPlaying(state.player, track: state.playingSummary)
    if heard != self.heard { sound?.perform(.show(heard)) }
    if let track = heard.track, track.id != self.heard.track?.id { tellCover(track) }
    self.heard = heard
    for case .served(let id, let answer) in facts { sound?.perform(.answer(id, answer)) }
  }

  /// A stopped program cannot be told to be silent, so it is silent.
  mutating func willStop() { sound?.hold() }

  mutating func didContinue() { sound?.perform(.release) }

  /// The loop has ended: what has to be kept is kept.
  func end() { state.parting.forEach(perform) }

  mutating func present() -> (frame: Frame, pictures: PictureSet, cursor: Point?) {
    let picture = presenter.present(state)
    return (picture.frame, picture.pictures, picture.cursor)
  }

  mutating func didShow() {
    state.demands().forEach(perform)
    whenShown?()
    whenShown = nil
  }
}

extension Event {
  /// What an event of the loop is to the state.
  fileprivate init(_ event: LoopEvent<Event>) {
    self =
      switch event {
      case .resized(let size, let pixels): .resized(size, pixels: pixels)
      case .input(let input): .input(input)
      case .message(let message): message
      case .deadline: .timeReached
      }
  }
}

extension Duration {
  /// Whole milliseconds.
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
