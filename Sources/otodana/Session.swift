import AppCore
import CSystem
import CursesTerminal
import Geometry
import Glibc
import MusicLibrary
import MusicModel
import Playback
import Terminal

/// One run with a screen: the library, the terminal and the loop between them.
struct Session {
  private let environment: [String: String]
  private let translations: Translations
  private let catalogue: Catalogue
  private let paths: DataPaths
  private let configuration: Configuration
  private let mailbox: Mailbox<Event>
  private let answerer: Answerer
  private let sound: SoundThread?

  /// Answers what the state asks for.
  private enum Answerer {
    case sample
    case library(LibraryService, begin: @Sendable (LibraryService) async -> Void)
  }

  /// Opens the library; the terminal is not touched yet, so a failure can be told in words.
  ///
  /// - Throws: Why a folder or the library cannot be opened.
  init(
    _ source: Options.Source, environment: [String: String], translations: Translations,
    catalogue: Catalogue, configuration: Configuration
  ) throws(Failure) {
    self.configuration = configuration
    self.translations = translations
    self.environment = environment
    self.catalogue = catalogue
    paths = DataPaths(environment: environment)
    do throws(LoopError) {
      mailbox = try Mailbox()
    } catch {
      throw .outOfDescriptors
    }
    let mailbox = mailbox
    if case .sample = source {
      sound = nil
    } else {
      sound = try SoundThread(controlPath: paths.controlSocket) { mailbox.post($0) }
    }
    answerer = try Self.answerer(source, environment, configuration, sound, mailbox)
  }

  /// Tells the person what in the configuration means nothing.
  func tell(_ reading: ConfigurationFile.Reading) {
    guard reading.diagnostics.contains(where: \.isWorthTelling) else { return }
    mailbox.post(.configuration(reading.configuration, reading.diagnostics))
  }

  /// Takes the configuration anew whenever it is saved; the command line goes before it then, too.
  func follow(
    _ file: ConfigurationFile, since reading: ConfigurationFile.Reading, _ options: Options
  ) {
    let mailbox = mailbox
    ConfigurationWatch(file, stamp: reading.stamp)?.start { reading in
      var configuration = reading.configuration
      configuration.settings = Self.settings(configuration, options)
      mailbox.post(.configuration(configuration, reading.diagnostics))
    }
  }

  private static func answerer(
    _ source: Options.Source, _ environment: [String: String], _ configuration: Configuration,
    _ sound: SoundThread?, _ mailbox: Mailbox<Event>
  ) throws(Failure) -> Answerer {
    let paths = DataPaths(environment: environment)
    switch source {
    case .sample: return .sample
    case .demo:
      let service = try service(paths.demoDatabase, environment, configuration, sound, mailbox)
      return .library(service) { await $0.beginDemo() }
    case .own(let named):
      var folders: [[UInt8]] = []
      for path in named { folders.append(try Folder(path).path) }
      for path in configuration.library.folders {
        if let folder = try? Folder(typed: path, home: paths.home) { folders.append(folder.path) }
      }
      let checked = folders
      let service = try service(paths.database, environment, configuration, sound, mailbox)
      return .library(service) { await $0.begin(folders: checked) }
    }
  }

  private static func service(
    _ database: String, _ environment: [String: String], _ configuration: Configuration,
    _ sound: SoundThread?, _ mailbox: Mailbox<Event>
  ) throws(Failure) -> LibraryService {
    let program = ProgramFile.path ?? "otodana"
    let workers = WorkerCommands(tags: [program, "scan-worker"], art: [program, "art-worker"])
    do throws(LibraryError) {
      return try LibraryService(
        database: database, paths: DataPaths(environment: environment),
        locale: environment.textLocale, workers: workers,
        choices: configuration.library, sound: sound
      ) { event in
        ErrorLog.note(event)
        mailbox.post(event)
      }
    } catch {
      throw Failure(error, database: database)
    }
  }

  /// Opens the screen and runs until the person or a signal ends it.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - signals: What the loop hears of signals.
  ///   - missingLocale: The locale that was asked for, if this machine does not have it.
  /// - Returns: The exit status.
  /// - Throws: `Failure.terminalUnusable` when the terminal cannot show a screen.
  func run(
    _ options: Options, signals: SignalSource, missingLocale: String?
  ) throws(Failure) -> Int32 {
    makeDirectories(of: paths.log)
    let report = csystem_redirect_errors(paths.log)
    if let missingLocale { ErrorLog.noteUnknownLocale(missingLocale) }
    CrashGuard.install(report: report >= 0 ? report : 2, log: report >= 0 ? paths.log : nil)
    let status = try runScreen(options, signals: signals)
    finish()
    return status
  }

  private func runScreen(_ options: Options, signals: SignalSource) throws(Failure) -> Int32 {
    let screen = try openScreen(options)
    CrashGuard.arm(true)
    defer {
      CrashGuard.arm(false)
      screen.close()
    }
    // Where only ASCII can be shown, no other language can.
    let shown = screen.capabilities.isUTF8 ? catalogue : .english
    var state = AppState(
      look: Look(
        colors: Look.Colors(screen.capabilities.colorDepth), theme: configuration.theme),
      catalogue: shown,
      settings: Self.settings(configuration, options),
      keys: configuration.keys, isSample: isSample, player: player, environment: environment,
      isUTF8: screen.capabilities.isUTF8)
    askTmux()
    let perform = performer()
    for effect in state.start() {
      switch effect {
      case .logArt(let style): ErrorLog.note(style)
      case .logWidth(let rule): ErrorLog.note(rule)
      default: perform(effect)
      }
    }
    begin()
    var app = App(
      state: state, presenter: Presenter(drawsEverything: options.drawsEverything),
      perform: perform, colors: { Look.Colors(screen.capabilities.colorDepth) },
      adopt: adopter(of: screen),
      sound: sound,
      tellCover: tellCover, whenShown: didShow)
    var loop = EventLoop<App, CursesScreen>(screen: screen, mailbox: mailbox, signals: signals)
    let status = loop.run(&app)
    app.end()
    return status
  }

  /// Has the terminal and the texts follow a configuration that was saved; answers with the texts
  /// of another language, if it is another one.
  private func adopter(of screen: CursesScreen) -> (Configuration) -> Catalogue? {
    var language = configuration.language
    return { configuration in
      if configuration.usesMouse != screen.reportsMouse {
        screen.reportsMouse = configuration.usesMouse
      }
      guard configuration.language != language, screen.capabilities.isUTF8 else { return nil }
      language = configuration.language
      return translations.catalogue(language: language)
    }
  }

  /// The configured settings, with what the command line asks for.
  private static func settings(_ configuration: Configuration, _ options: Options) -> Settings {
    var settings = configuration.settings
    if let columns = options.columns { settings.columns = columns }
    if let art = options.art { settings.art = art }
    if let width = options.ambiguousWidth { settings.ambiguousWidth = width }
    return settings
  }

  /// A player without a queue, as loud as configured.
  private var player: Player {
    var status = PlaybackStatus()
    status.volume = configuration.volume
    status.gain = configuration.gain
    status.device = configuration.device
    return Player(
      queue: PlayQueue(seed: UInt64(truncatingIfNeeded: csystem_clock())), settings: status)
  }

  private var isSample: Bool { if case .sample = answerer { true } else { false } }

  private func openScreen(_ options: Options) throws(Failure) -> CursesScreen {
    var wanted = ScreenOptions.fromEnvironment(environment)
    if let depth = options.colorDepth { wanted.colorDepth = depth }
    wanted.reportsMouse = configuration.usesMouse
    let report = TerminalReport(environment: environment, answers: nil, size: .zero)
    if TerminalReport.answersQuestions(name: report.name) {
      wanted.questions = TerminalAnswers.questions(
        through: report.multiplexer,
        showing: CursesScreen.showsUTF8(wanted) ? .onBlankScreen : nil)
    }
    do throws(TerminalError) {
      return try CursesScreen(options: wanted)
    } catch {
      switch error {
      case .notATerminal: throw .terminalUnusable("-")
      case .unusable(let name): throw .terminalUnusable(name)
      }
    }
  }

  /// Asks the tmux around the program, if there is one, on a thread that ends with the answer.
  private func askTmux() {
    guard environment["TMUX", default: ""] != "", let thread = try? ThreadExecutor() else { return }
    let mailbox = mailbox
    Task(executorPreference: thread) {
      let options = TmuxOptions.current()
      mailbox.post(
        .multiplexer(passesThrough: options?.passesThrough, outer: options?.outerVersion))
    }
  }

  /// Performs requests one after the other, off the main thread.
  private func performer() -> (Effect) -> Void {
    switch answerer {
    case .sample:
      let mailbox = mailbox
      return { effect in SampleLibrary.answers(to: effect).forEach { mailbox.post($0) } }
    case .library(let service, _):
      let requests = RequestQueue()
      // A pause that waited for a long list would be no pause.
      let soundRequests = RequestQueue()
      service.start { await $0.serve(requests) }
      service.start { await $0.serve(soundRequests) }
      return { effect in
        if case .player = effect { soundRequests.add(effect) } else { requests.add(effect) }
      }
    }
  }

  private func begin() {
    guard case .library(let service, let begin) = answerer else { return }
    service.start(begin)
  }

  private func tellCover(_ track: TrackSummary) {
    guard case .library(let service, _) = answerer else { return }
    service.start { await $0.tellCover(of: track) }
  }

  private func didShow() {
    guard case .library(let service, _) = answerer else { return }
    service.start { await $0.didShow() }
  }

  /// Lets the library end; the terminal is the shell's again meanwhile.
  private func finish() {
    sound?.end()
    guard case .library(let service, _) = answerer else { return }
    try? BlockingTask.run(database: paths.database) { () async throws(LibraryError) in
      await service.finish()
    }
  }

  private func makeDirectories(of path: String) {
    var directory = ""
    for part in path.split(separator: "/").dropLast() {
      directory += "/" + part
      mkdir(directory, 0o700)
    }
  }
}

extension Look.Colors {
  /// The colours of a screen.
  init(_ depth: ColorDepth) {
    self =
      switch depth {
      case .none: .none
      case .eight, .sixteen: .few
      case .palette256, .direct: .many
      }
  }
}
