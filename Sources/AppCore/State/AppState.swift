import Geometry
public import MusicModel
public import Playback
import Terminal

/// The whole state of the program; only events change it.
///
///     var state = AppState(look: Look(), catalogue: .english)
///     let effects = state.update(.input(.key(Key("j"))), at: 0)
///     // perform the effects, present the state once
///
/// It performs nothing: what the outside must do comes back as effects, what happens there comes
/// in as events, and time is a number that comes with them.
public struct AppState: Sendable {
  /// The language of all words.
  public internal(set) var catalogue: Catalogue
  /// How things look on this terminal.
  public internal(set) var look: Look
  /// How wide the texts of lists of tracks are.
  var trackNeeds = ColumnNeeds()
  /// How wide the texts of the tracks of albums are, on whose screens the artist is no news.
  var albumNeeds = ColumnNeeds()
  /// How covers are shown on this terminal.
  public internal(set) var art = ArtStyle.unknown

  /// What is known of the terminal.
  var terminal: TerminalReport
  /// Whether more than ASCII reaches the terminal.
  let isUTF8: Bool
  var settings: Settings
  /// The settings as they are configured, which a person may leave for a while.
  var configuredSettings: Settings
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
  /// Why lists of open screens could not be read, until they are.
  var failures: [Effect: Failure] = [:]
  /// The keys as they are bound.
  var keys: KeyMap
  var interpreter: KeyInterpreter
  var message: FooterMessage?
  /// Until when a second Ctrl-c quits, in milliseconds; `nil` when none was pressed.
  var interruptDeadline: Int?
  /// Whether the layout of the screen is shown over it.
  var isInspecting = false
  /// What is being typed, if anything.
  var prompt: Prompt?
  /// What was looked for last in a list.
  var finding = FindState()
  /// The queue and what is heard of it.
  public internal(set) var player: Player
  /// Loudness, gain and device as they are configured.
  var configuredSound: PlaybackStatus
  /// The albums of the tracks of the queue, to shuffle by album and to group them.
  var queueAlbums: [TrackID: AlbumID] = [:]
  /// The track whose words were asked for last.
  var requestedLyrics: TrackID?
  /// Milliseconds of what plays that were kept last.
  var keptPlace = 0
  /// Changes of the queue and of the person's own data so far.
  var changeCount = 0
  /// What the queue was before it was changed.
  var queueHistory = QueueHistory()
  /// Changes of the person's own data that can be taken back.
  var history = UndoHistory()

  /// Makes the state of a program that has just started and knows nothing of its library yet.
  ///
  /// - Parameters:
  ///   - look: How things look on this terminal.
  ///   - catalogue: The language of all words.
  ///   - settings: What the person chose.
  ///   - keys: The keys as they are bound.
  ///   - isSample: Whether the sample data stands in for a library.
  ///   - player: The queue, loudness and gain to begin with.
  ///   - environment: The variables that tell of the terminal.
  ///   - isUTF8: Whether more than ASCII reaches the terminal.
  public init(
    look: Look, catalogue: Catalogue, settings: Settings = Settings(), keys: KeyMap = .standard,
    isSample: Bool = false, player: Player = Player(queue: PlayQueue(seed: 0)),
    environment: [String: String] = [:], isUTF8: Bool = true
  ) {
    terminal = TerminalReport(environment: environment, answers: nil, size: .zero)
    self.isUTF8 = isUTF8
    self.player = player
    configuredSound = player.status
    self.look = look
    self.catalogue = catalogue
    self.settings = settings
    configuredSettings = settings
    self.keys = keys
    interpreter = KeyInterpreter(map: keys)
    model.isSample = isSample
    screens = [Screen(.library, in: context)]
    takeColumnNames()
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
    take(events, at: now) + demands()
  }

  /// Takes what happened since the last picture; what the screen then lacks is told by
  /// `demands()`, which may wait until the picture is shown.
  ///
  /// - Parameters:
  ///   - events: Facts from outside, in their order.
  ///   - now: Milliseconds of a clock that never goes back.
  /// - Returns: Requests, in the order in which they are to be performed.
  public mutating func take(_ events: [Event], at now: Int) -> [Effect] {
    expire(at: now)
    return handle(events, at: now)
  }

  /// What has to be asked for at the start, before any event.
  public mutating func start() -> [Effect] {
    player.settings.map(Effect.player) + [.loadCounts]
      + (width.reason == .noAnswer ? [] : [.logWidth(width)]) + chooseArt() + demands()
  }

  /// What has to be kept when the program ends, whatever ends it.
  public var parting: [Effect] { player.queue.entries.isEmpty ? [] : [place] }

  /// When `.timeReached` is wanted next, in milliseconds; `nil` while nothing waits for time.
  public var deadline: Int? {
    [message?.until, interruptDeadline].compactMap(\.self).min()
  }

  /// What rows show of the track that plays, or is ready to; `nil` until it is known.
  public var playingSummary: TrackSummary? {
    player.status.entry.flatMap { model.tracks[$0.track] }
  }

  /// Whether the library has answered, so that the first picture would be a whole one.
  public var isReadyToShow: Bool {
    !model.isLoading && (screens[0].albumList.map { model.albumLists[$0] != nil } ?? true)
      && !isWaitingForRows
  }

  /// Takes one event that is no command.
  mutating func handle(_ event: Event, at now: Int) -> [Effect] {
    switch event {
    case .input(.key(let key)): return type(key, at: now)
    case .input(.paste(let text)): return paste(text)
    case .input(.mouse(let mouse)): return take(mouse, at: now)
    case .input(.focus(let isGained)): return isGained ? comeBack() : []
    case .input(.reply(let reply)): return take(reply, at: now)
    case .multiplexer(let passesThrough, let outer):
      return takeMultiplexer(passesThrough: passesThrough, outer: outer)
    case .resized(let size, let pixels): return takeSize(size, pixels: pixels)
    case .colors(let colors):
      look.colors = colors
      return chooseArt()
    case .catalogue(let catalogue): take(catalogue)
    case .timeReached, .served: break
    case .configuration(let configuration, let diagnostics):
      return take(configuration, diagnostics, at: now)
    case .cover(let request, let image):
      model.covers.take(
        request, image, cells: art.cells(ofWidth: request.width, height: request.height))
    case .failed(let failure, let effect): return takeFailure(failure, of: effect, at: now)
    case .library(.scanFailed(let failure)):
      model.scanFailure = failure
      show(failure.text(catalogue), at: now)
    case .names(let names, let folder): takeNames(names, in: folder)
    case .playback(let event): return hear(event, at: now)
    case .wish(let command): return play(command)
    case .asked(let request, let id): return serve(request, id)
    case .library(.collected(let tracks, let albums, let offline, let use)):
      queueAlbums.merge(albums) { _, new in new }
      if !offline.isEmpty { return refuse(offline, for: use, at: now) }
      return takeCollected(tracks, for: use, at: now)
    case .library(.queue(let saved, let albums)):
      queueAlbums.merge(albums) { _, new in new }
      if let saved { restore(saved) }
      return take(.queue(saved, albums: albums))
    case .library(.edited(let edit, let inverse, let origin)):
      takeEdit(edit, inverse: inverse, origin, at: now)
      return take(.changed)
    case .library(.imported(let playlist, let name, let count, let missing)):
      takeImported(playlist, name, count, missing: missing, at: now)
      return take(.changed)
    case .library(.exported(let path)): show(catalogue(.exported, path), at: now)
    case .library(.matches(let text, let albums, let tracks)):
      takeMatches(of: text, albums, tracks, at: now)
    case .library(.letter(let letter, let sort, let first)):
      takeLetter(letter, sort, first, at: now)
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
