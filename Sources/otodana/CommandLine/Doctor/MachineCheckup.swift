import AppCore
import Glibc
import JSON
import MusicLibrary

/// What there is to say of the machine: other programs, and how many folders may be watched.
struct MachineCheckup {
  /// A program that is run when it is there.
  struct Program {
    let name: String
    /// What is not possible without it.
    let lack: DoctorPhrase
    /// Where it is; `nil` when it is missing.
    let path: String?
  }

  let programs: [Program]
  /// Folders a person's programs may watch together; `nil` when the system does not tell.
  let watchLimit: Int?
  /// Folders the library has.
  let folders: Int

  /// Looks at the machine.
  init(environment: [String: String], folders: Int) {
    let known: [(String, DoctorPhrase)] = [("mpv", .lacksSound), ("ffprobe", .lacksProbe)]
    programs = known.map {
      Program(name: $0.0, lack: $0.1, path: Self.find($0.0, environment["PATH", default: ""]))
    }
    watchLimit = TextFile.lines("/proc/sys/fs/inotify/max_user_watches").first.flatMap { Int($0) }
    self.folders = folders
  }

  /// Whether there are more folders than may be watched.
  var lacksWatches: Bool { watchLimit.map { $0 < folders } ?? false }

  /// The parts of the report.
  func sections(_ words: Catalogue) -> [ReportSection] {
    let limit = watchLimit.map { Numbers.grouped($0) } ?? words[ReportPhrase.unknown]
    return [
      ReportSection(
        title: words[DoctorPhrase.programs],
        rows: programs.map { program in
          [
            program.name,
            program.path ?? "\(words[DoctorPhrase.missing]): \(words[program.lack])",
          ]
        }),
      ReportSection(
        title: words[DoctorPhrase.watches],
        rows: [
          [words[DoctorPhrase.watchLimit], limit],
          [words[DoctorPhrase.watchNeed], Numbers.grouped(folders)],
        ], needsAttention: lacksWatches),
    ]
  }

  /// The same for programs.
  var json: JSONObject {
    var object = JSONObject()
    for program in programs { object.add(program.name, program.path ?? "") }
    object.add("watch_limit", watchLimit)
    object.add("folders", folders)
    return object
  }

  private static func find(_ name: String, _ folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(name)" }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && access(path, X_OK) == 0
    }
  }
}
