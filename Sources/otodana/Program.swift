import AppCore
import CSystem
import CursesTerminal
import Glibc
import MusicLibrary
import Terminal

/// From the command line to the exit status.
enum Program {
  /// Runs the program.
  ///
  /// - Returns: 0 at a person's wish, 1 on a failure, 2 for a command line that cannot be
  ///   followed, 128 and the signal's number after a signal.
  static func run() -> Int32 {
    ProcessMemory.share()
    let action: Options.Action
    do throws(UsageError) {
      action = try Options.parse(CommandLine.argc, CommandLine.unsafeArgv)
    } catch {
      csystem_locale_begin()
      let command = CommandTable.command(named: CommandLine.arguments.dropFirst().first ?? "")
      return fail(
        error.text(Translations().catalogue(), of: command?.description.name), status: 2)
    }
    switch action {
    case .version: return VersionCommand.print()
    case .readTags: return ScanWorker.run()
    case .reportTags: return ScanWorker.runReports()
    case .decodeArt: return ArtWorker.run()
    case .run(let command): return run(command)
    case .open(let options): return open(options)
    }
  }

  /// Runs a command that needs no screen.
  private static func run(_ command: any Command) -> Int32 {
    csystem_locale_begin()
    let context = CommandContext(
      environment: environment(), catalogue: Translations().catalogue())
    do throws(Failure) {
      return try command.run(context)
    } catch {
      return fail(error.text(context.catalogue))
    }
  }

  private static func open(_ options: Options) -> Int32 {
    guard let signals = try? SignalSource() else { return fail(String(cString: strerror(errno))) }
    let file = ConfigurationFile(path: DataPaths(environment: environment()).configuration)
    let reading = file.read()
    let locale = environment().textLocale
    let isLocaleKnown = csystem_locale_begin()
    let translations = Translations()
    let catalogue = translations.catalogue(language: reading.configuration.language)
    guard csystem_is_terminal(0), csystem_is_terminal(1) else {
      return fail(catalogue[.failureNotTerminal], status: 2)
    }
    do throws(Failure) {
      let session = try Session(
        options.source, environment: environment(), translations: translations,
        catalogue: catalogue, configuration: reading.configuration)
      session.tell(reading)
      session.follow(file, since: reading, options)
      return try session.run(
        options, signals: signals, missingLocale: isLocaleKnown ? nil : locale)
    } catch {
      return fail(error.text(catalogue))
    }
  }

  private static func fail(_ text: String, status: Int32 = 1) -> Int32 {
    // It may hold a name from outside, and standard error is a terminal as a rule.
    Output.write("otodana: \(DisplayText.safe(text))\n", to: STDERR_FILENO)
    return status
  }

  private static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }
}
