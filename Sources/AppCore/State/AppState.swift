import Geometry
import Terminal

/// The whole state of the program; `update` is its only writer.
///
///     var state = AppState(look: Look(), catalogue: .english)
///     let effects = state.update(.input(.key(Key("j"))), at: 0)
///     // perform the effects, present the state once
///
/// It performs nothing: what the outside must do comes back as effects, what happens there comes
/// in as events, and time is a number that comes with them.
public struct AppState: Sendable {
  /// The language of all words.
  public let catalogue: Catalogue
  /// How things look on this terminal.
  public private(set) var look: Look

  var settings: Settings
  let configuredSettings: Settings
  var model = LibraryModel()
  /// The screens from the first to the one that is shown; never empty.
  var screens: [Screen] = []
  var size = Size.zero
  /// Lists that were asked for and need not be asked for again until something changes.
  var requestedLists: Set<Effect> = []
  /// Requests that failed and may be made again at the next key, or when their message goes.
  ///
  /// At once would be without an end where the fault stays.
  var failedRequests: [Effect] = []
  var interpreter = KeyInterpreter()
  var message: FooterMessage?
  /// Until when a second Ctrl-c quits, in milliseconds; `nil` when none was pressed.
  var interruptDeadline: Int?
  /// Whether the layout of the screen is shown over it.
  var isInspecting = false
  /// The path that is being typed on the First run screen.
  var folderPrompt: LineEditor?

  /// Makes the state of a program that has just started and knows nothing of its library yet.
  ///
  /// - Parameters:
  ///   - look: How things look on this terminal.
  ///   - catalogue: The language of all words.
  ///   - settings: What the person chose.
  ///   - day: The day, counted from 1970.
  ///   - isSample: Whether the sample data stands in for a library.
  public init(
    look: Look, catalogue: Catalogue, settings: Settings = Settings(), day: Int = 0,
    isSample: Bool = false
  ) {
    self.look = look
    self.catalogue = catalogue
    self.settings = settings
    configuredSettings = settings
    model.isSample = isSample
    model.day = day
    screens = [Screen(.library, in: context)]
  }

  /// Takes an event and answers with what the outside must do.
  ///
  /// - Parameters:
  ///   - event: A fact from outside.
  ///   - now: Milliseconds of a clock that never goes back.
  /// - Returns: Requests, in the order in which they are to be performed.
  public mutating func update(_ event: Event, at now: Int) -> [Effect] {
    update([event], at: now)
  }

  /// Takes what happened since the last picture; what the screen then lacks is asked for once,
  /// however many keys were held down.
  ///
  /// - Parameters:
  ///   - events: Facts from outside, in their order.
  ///   - now: Milliseconds of a clock that never goes back.
  /// - Returns: Requests, in the order in which they are to be performed.
  public mutating func update(_ events: [Event], at now: Int) -> [Effect] {
    expire(at: now)
    var effects: [Effect] = []
    for event in events { effects += handle(event, at: now) }
    return effects + demands()
  }

  /// What has to be asked for at the start, before any event.
  public mutating func start() -> [Effect] { [.loadCounts] + demands() }

  /// When `.timeReached` is wanted next, in milliseconds; `nil` while nothing waits for time.
  public var deadline: Int? {
    [message?.until, interruptDeadline].compactMap(\.self).min()
  }

  /// Whether the library has answered, so that the first picture would be a whole one.
  public var isReadyToShow: Bool {
    !model.isLoading && (screens[0].albumList.map { model.albumLists[$0] != nil } ?? true)
      && !isWaitingForRows
  }

  private mutating func handle(_ event: Event, at now: Int) -> [Effect] {
    switch event {
    case .input(.key(let key)): return take(key, at: now)
    case .input(.paste(let text)): return paste(text)
    case .input: return []
    case .resized(let size): resize(to: size)
    case .look(let look): self.look = look
    case .timeReached: break
    case .cover(let request, let image): model.covers.take(request, image)
    case .failed(let failure, let effect):
      show(failure.text(catalogue), at: now)
      if let effect { failedRequests.append(effect) }
    case .library(.scanFailed(let failure)):
      model.scanFailure = failure
      show(failure.text(catalogue), at: now)
    case .library(let event): return take(event)
    }
    return []
  }

  private mutating func expire(at now: Int) {
    if let until = message?.until, until <= now {
      message = nil
      retryFailedRequests()
    }
    if let until = interruptDeadline, until <= now { interruptDeadline = nil }
  }

  /// Shows a message in the footer for a while.
  mutating func show(_ text: String, at now: Int) {
    message = FooterMessage(text: text, until: now + FooterMessage.duration)
  }
}
