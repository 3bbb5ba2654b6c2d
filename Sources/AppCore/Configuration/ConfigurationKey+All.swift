import MusicModel
import Playback

extension ConfigurationKey {
  /// All keys but those of `[keys]`, whose names are the commands, and of `[[library.section]]`.
  public static let all: [ConfigurationKey] = looks + columns + library + sound

  private static let looks = [
    ConfigurationKey(
      name: "grid.columns", summary: .configColumns,
      takes: "\"auto\", \"seed\", 1..\(GridColumns.maximumCount)", standard: "\"auto\""
    ) { value, configuration in
      guard let columns = GridColumns(value) else { return false }
      configuration.settings.columns = columns
      return true
    },
    word("grid.albums", .configAlbumMode, AlbumMode.tiles) { $0.settings.albumMode = $1 },
    flag("mouse", .configMouse, true) { $0.usesMouse = $1 },
    text("language", .configLanguage) { $0.language = $1.isEmpty ? nil : $1 },
    word("art", .configArt, ArtChoice.automatic) { $0.settings.art = $1 },
    ConfigurationKey(
      name: "ambiguous-width", summary: .configAmbiguousWidth, takes: "\"auto\", 1, 2",
      standard: "\"auto\""
    ) { value, configuration in
      guard let choice = WidthChoice(value) else { return false }
      configuration.settings.ambiguousWidth = choice
      return true
    },
    word("icons", .configIcons, IconWord.unicode) { $0.settings.showsIcons = $1 == .unicode },
    flag("reduced-motion", .configReducedMotion, false) { $0.settings.reducesMotion = $1 },
    word("theme.name", .configTheme, Theme.Name.standard) { $0.theme = Theme($1) },
    color("theme.accent", .configAccent) { $0.theme.accent = $1 },
    color("theme.secondary", .configSecondary) { $0.theme.secondary = $1 },
    color("theme.title", .configTitle) { $0.theme.title = $1 },
    word("keys.preset", .configPreset, KeyPreset.vim) { $0.preset = $1 },
  ]

  private static let columns = ColumnList.allCases.map { list in
    ConfigurationKey(
      name: "columns.\(list.rawValue)", summary: list.summary,
      takes: "[" + list.columns.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]",
      standard: "[]"
    ) { value, configuration in
      guard case .texts(let names) = value, let columns = list.columns(named: names) else {
        return false
      }
      configuration.settings.chosenColumns[list] = columns
      return true
    }
  }

  private static let library = [
    texts("library.folders", .configFolders) { $0.library.folders = $1 },
    flag("library.watch", .configWatch, true) { $0.library.watches = $1 },
    flag("library.hidden", .configHidden, false) { $0.library.includesHidden = $1 },
    texts("library.articles", .configArticles, "[\"The\", \"A\", \"An\", …]") {
      $0.library.articles = $1
    },
    texts("library.artist-separators", .configArtistSeparators) {
      $0.library.artistSeparators = $1
    },
    texts("library.genre-separators", .configGenreSeparators) { $0.library.genreSeparators = $1 },
    texts("library.protected-names", .configProtectedNames) { $0.library.protectedNames = $1 },
    texts("library.various-names", .configVariousNames) { $0.library.variousNames = $1 },
    texts("library.pictures", .configPictures) { $0.library.pictures = $1 },
    charsets("library.charsets", .configCharsets) { $0.library.charsets = $1 },
    flag("library.original-year", .configOriginalYear, false) {
      $0.library.showsOriginalYear = $1
    },
    flag("library.added-by-file-time", .configAddedByFileTime, true) {
      $0.library.addsByFileTime = $1
    },
  ]

  private static let sound = [
    number("playback.volume", .configVolume, 0...100, 100) { $0.volume = $1 },
    word("playback.replaygain", .configGain, GainWord.track) { $0.gain = $1.mode },
    text("playback.device", .configDevice) { $0.device = $1.isEmpty ? nil : $1 },
  ]

  private static func charsets(
    _ name: String, _ summary: Phrase,
    _ path: @escaping @Sendable (inout Configuration, [Charset]) -> Void
  ) -> ConfigurationKey {
    let names = Charset.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return ConfigurationKey(name: name, summary: summary, takes: "[\(names)]", standard: "[]") {
      value, configuration in
      guard let texts = value.list else { return false }
      let charsets = texts.compactMap { Charset(named: $0) }
      guard charsets.count == texts.count else { return false }
      path(&configuration, charsets)
      return true
    }
  }

  private static func color(
    _ name: String, _ summary: Phrase,
    _ path: @escaping @Sendable (inout Configuration, ThemeColor) -> Void
  ) -> ConfigurationKey {
    ConfigurationKey(
      name: name, summary: summary, takes: "\"#rrggbb\", \"red\", …, 0..255", standard: "\"\""
    ) { value, configuration in
      guard let color = ThemeColor(value) else { return false }
      path(&configuration, color)
      return true
    }
  }
}

/// Which icons the rows of the Library have, as a file writes it.
private enum IconWord: String, CaseIterable {
  case unicode, none
}

extension ColumnList {
  /// What the configuration says of its columns.
  fileprivate var summary: Phrase {
    switch self {
    case .albums: .configColumnsAlbums
    case .album: .configColumnsAlbum
    case .songs: .configColumnsSongs
    case .playlist: .configColumnsPlaylist
    case .queue: .configColumnsQueue
    }
  }
}

/// How loudness is evened out, as a file writes it.
private enum GainWord: String, CaseIterable {
  case off, track, album

  var mode: GainMode {
    switch self {
    case .off: .off
    case .track: .track
    case .album: .album
    }
  }
}

extension GridColumns {
  /// The rule a value stands for.
  fileprivate init?(_ value: ConfigurationValue) {
    switch value {
    case .text("auto"): self = .automatic
    case .text("seed"): self = .seed
    case .number(let count) where (1...Self.maximumCount).contains(count): self = .fixed(count)
    case .text, .number, .flag, .texts, .other: return nil
    }
  }
}
