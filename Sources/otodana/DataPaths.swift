import Glibc

/// Where the program keeps its files, by the XDG base directory specification.
struct DataPaths {
  /// The person's home directory.
  let home: String
  /// The folder of the configuration.
  let configFolder: String
  /// The folder of what must not be lost.
  let dataFolder: String
  /// The folder of what may be lost, but is worth keeping.
  let stateFolder: String
  /// The folder of what can be made again.
  let cacheFolder: String
  /// The socket on which a running program listens to others: in the folder for what ends with the
  /// session, else in that of the state.
  let controlSocket: String
  /// The library's database.
  let database: String
  /// The log of errors.
  let log: String
  /// The folder of the covers that other programs are shown.
  var sharedCovers: String { cacheFolder + "/shared-covers" }
  /// The configuration.
  var configuration: String { configFolder + "/config.toml" }
  /// The folder of covers in the sizes they were shown in.
  let covers: String
  /// The generated demo music.
  let demoMusic: String
  /// The database of the demo library.
  let demoDatabase: String
  /// The person's music folder; `nil` when the desktop is set up to have none.
  let music: String?

  /// The paths for an environment.
  ///
  /// A variable that is empty or relative does not count, as the specification says.
  init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? Self.accountHome
    self.home = home
    func directory(_ variable: String, _ fallback: String) -> String {
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return home + fallback
    }
    configFolder = directory("XDG_CONFIG_HOME", "/.config") + "/otodana"
    dataFolder = directory("XDG_DATA_HOME", "/.local/share") + "/otodana"
    stateFolder = directory("XDG_STATE_HOME", "/.local/state") + "/otodana"
    cacheFolder = directory("XDG_CACHE_HOME", "/.cache") + "/otodana"
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    controlSocket = (runtime ?? stateFolder) + "/otodana.sock"
    database = dataFolder + "/library.db"
    log = stateFolder + "/otodana.log"
    covers = cacheFolder + "/covers"
    demoMusic = cacheFolder + "/demo"
    demoDatabase = cacheFolder + "/demo.db"
    music = Self.musicDirectory(
      environment: environment, home: home, config: directory("XDG_CONFIG_HOME", "/.config"))
  }

  /// The file of the place in what plays, of the queue in a database.
  func place(of database: String) -> String {
    stateFolder + (database == demoDatabase ? "/demo-place" : "/place")
  }

  /// The home directory of the account, for an environment that does not name one.
  private static var accountHome: String {
    guard let account = getpwuid(getuid()), let path = account.pointee.pw_dir else { return "/" }
    return String(cString: path)
  }

  /// The music folder: `XDG_MUSIC_DIR` of the environment or of `user-dirs.dirs`, else `~/Music`.
  ///
  /// The home directory itself stands for none, which is how xdg-user-dirs says so.
  private static func musicDirectory(
    environment: [String: String], home: String, config: String
  ) -> String? {
    let named = environment["XDG_MUSIC_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let path = named ?? configuredMusicDirectory(home: home, config: config) ?? home + "/Music"
    return path == home || path == home + "/" ? nil : path
  }

  private static func configuredMusicDirectory(home: String, config: String) -> String? {
    for line in TextFile.lines(config + "/user-dirs.dirs") {
      let mark = "XDG_MUSIC_DIR=\""
      guard line.hasPrefix(mark), line.hasSuffix("\"") else { continue }
      let value = line.dropFirst(mark.count).dropLast()
      return value.hasPrefix("$HOME/") ? home + value.dropFirst(5) : String(value)
    }
    return nil
  }
}

extension [String: String] {
  /// The locale of texts that an environment names, such as `ja_JP.UTF-8`; empty without one.
  var textLocale: String {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { self[$0] }.first { !$0.isEmpty } ?? ""
  }
}
