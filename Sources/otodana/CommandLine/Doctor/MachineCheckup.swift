import AppCore
import AudioOutput
import Glibc
import JSON
import MusicLibrary

/// What there is to say of the machine: other programs, what sound is heard through, and how many
/// folders may be watched.
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
  /// The device that is configured; `nil` for what the system prefers.
  let device: String?
  /// What became of a moment of silence; `nil` without a player.
  let sound: SoundCheck?
  /// Folders a person's programs may watch together; `nil` when the system does not tell.
  let watchLimit: Int?
  /// Folders the library has.
  let folders: Int

  /// Looks at the machine, and plays a moment of silence.
  init(environment: [String: String], folders: Int, device: String?) {
    let known: [(String, DoctorPhrase)] = [("mpv", .lacksSound), ("ffprobe", .lacksProbe)]
    programs = known.map {
      Program(name: $0.0, lack: $0.1, path: Self.find($0.0, environment["PATH", default: ""]))
    }
    self.device = device
    sound = programs.first { $0.lack == .lacksSound }?.path.map {
      SoundCheck.run(program: $0, device: device)
    }
    watchLimit = TextFile.lines("/proc/sys/fs/inotify/max_user_watches").first.flatMap { Int($0) }
    self.folders = folders
  }

  /// Whether there are more folders than may be watched.
  var lacksWatches: Bool { watchLimit.map { $0 < folders } ?? false }

  /// The parts of the report.
  func sections(_ words: Catalogue) -> [ReportSection] {
    [programSection(words)] + (sound.map { [section(of: $0, words)] } ?? [])
      + [watchSection(words)]
  }

  private func programSection(_ words: Catalogue) -> ReportSection {
    ReportSection(
      title: words[DoctorPhrase.programs],
      rows: programs.map { program in
        [
          program.name,
          program.path ?? "\(words[DoctorPhrase.missing]): \(words[program.lack])",
        ]
      })
  }

  private func watchSection(_ words: Catalogue) -> ReportSection {
    let limit = watchLimit.map { Numbers.grouped($0) } ?? words[ReportPhrase.unknown]
    return ReportSection(
      title: words[DoctorPhrase.watches],
      rows: [
        [words[DoctorPhrase.watchLimit], limit],
        [words[DoctorPhrase.watchNeed], Numbers.grouped(folders)],
      ], needsAttention: lacksWatches)
  }

  private func section(of sound: SoundCheck, _ words: Catalogue) -> ReportSection {
    ReportSection(
      title: words[DoctorPhrase.soundOutput],
      rows: [
        [words[DoctorPhrase.player], sound.player ?? words[DoctorPhrase.playerSilent]],
        [words[DoctorPhrase.device], device ?? words[DoctorPhrase.deviceAutomatic]],
        [words[DoctorPhrase.output], sound.driver ?? words[DoctorPhrase.outputMissing]],
      ])
  }

  /// The same for programs.
  var json: JSONObject {
    var object = JSONObject()
    for program in programs { object.add(program.name, program.path ?? "") }
    if let sound {
      var output = JSONObject()
      output.add("player", sound.player ?? "")
      output.add("device", device ?? "")
      output.add("driver", sound.driver ?? "")
      object.add("sound", output)
    }
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
