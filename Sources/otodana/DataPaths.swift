import Glibc

/// Where the program keeps its files, by the XDG base directory specification.
struct DataPaths {
  /// The person's home directory.
  let home: String
  /// The library's database.
  let database: String
  /// The log of errors.
  let log: String
  /// The generated demo music.
  let demoMusic: String
  /// The database of the demo library.
  let demoDatabase: String
  /// The person's music folder.
  let music: String

  /// The paths for an environment.
  ///
  /// A variable that is empty or relative does not count, as the specification says.
  init(environment: [String: String]) {
    let home = environment["HOME"] ?? "/"
    self.home = home
    func directory(_ variable: String, _ fallback: String) -> String {
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return home + fallback
    }
    let cache = directory("XDG_CACHE_HOME", "/.cache") + "/otodana"
    database = directory("XDG_DATA_HOME", "/.local/share") + "/otodana/library.db"
    log = directory("XDG_STATE_HOME", "/.local/state") + "/otodana/otodana.log"
    demoMusic = cache + "/demo"
    demoDatabase = cache + "/demo.db"
    music = Self.musicDirectory(
      environment: environment, home: home, config: directory("XDG_CONFIG_HOME", "/.config"))
  }

  /// The music folder: `XDG_MUSIC_DIR` of the environment or of `user-dirs.dirs`, else `~/Music`.
  private static func musicDirectory(
    environment: [String: String], home: String, config: String
  ) -> String {
    if let path = environment["XDG_MUSIC_DIR"], path.hasPrefix("/") { return path }
    for line in TextFile.lines(config + "/user-dirs.dirs") {
      let mark = "XDG_MUSIC_DIR=\""
      guard line.hasPrefix(mark), line.hasSuffix("\"") else { continue }
      let value = line.dropFirst(mark.count).dropLast()
      return value.hasPrefix("$HOME") ? home + value.dropFirst(5) : String(value)
    }
    return home + "/Music"
  }
}
