import AppCore
import JSON
import MusicLibrary

/// `otodana doctor`: what is amiss in the library, and what this machine and terminal can do.
struct DoctorCommand: Command {
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "doctor", options: OnlyJSON.self, summary: .doctorSummary,
      details: [.doctorDetails, .doctorStatuses])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = !line.options.isEmpty
  }

  /// Looks at everything, then prints it at once.
  ///
  /// - Returns: 0, or 1 when something needs attention.
  func run(_ context: CommandContext) -> Int32 {
    let words = context.catalogue
    let file = ConfigurationFile(path: context.paths.configuration)
    let reading = file.read()
    let configuration = reading.configuration
    let own = ConfigurationCheckup(file, reading)
    let terminal = TerminalCheckup(
      environment: context.environment, settings: configuration.settings)
    let library = LibraryCheckup(database: context.paths.database)
    let machine = MachineCheckup(
      environment: context.environment, folders: library.folderCount,
      device: configuration.device)
    let sections =
      library.sections(words) + own.sections(words) + machine.sections(words)
      + [terminal.section(words)]
    let troubled = sections.filter(\.needsAttention).map(\.title)
    if printsJSON {
      var object = JSONObject()
      object.add("healthy", troubled.isEmpty)
      object.add("library", library.json)
      object.add("configuration", own.json)
      object.add("machine", machine.json)
      object.add("terminal", terminal.json)
      Output.write(object.text + "\n", to: 1)
    } else {
      for section in sections {
        Output.write(section.text(terminal.width.ambiguous) + "\n\n", to: 1)
      }
      Output.line(
        troubled.isEmpty
          ? words[DoctorPhrase.healthy]
          : words(DoctorPhrase.attention, troubled.joined(separator: ", ")))
    }
    return troubled.isEmpty ? 0 : 1
  }
}
