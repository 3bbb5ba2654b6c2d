import MusicModel

/// What a person may choose about the look of lists and grids.
public struct Settings: Hashable, Sendable {
  /// How many columns album grids have.
  public var columns: GridColumns
  /// How covers are shown.
  public var art = ArtChoice.automatic
  /// How wide characters of ambiguous width are.
  public var ambiguousWidth = WidthChoice.automatic
  /// Whether nothing moves by itself: times go on in steps, words do not follow the sound.
  public var reducesMotion = false
  /// The sections of the Library below its six rows; none is Recently Added alone.
  public var homeSections: [HomeSection] = []
  /// Whether the rows of the Library have icons.
  var showsIcons = true
  /// The columns that were chosen for lists, in their order.
  var chosenColumns: [ColumnList: [TrackColumn]] = [:]
  /// What was chosen last on each kind of screen.
  private var chosen: [ScreenKind: ScreenOptions] = [:]
  /// Whether albums are tiles or rows, as it was chosen last.
  var albumMode = AlbumMode.tiles

  /// Makes settings; what is left out is the default.
  public init(columns: GridColumns = .automatic) { self.columns = columns }

  /// The options a screen begins with.
  func options(of kind: ScreenKind) -> ScreenOptions {
    var options = chosen[kind] ?? ScreenOptions(mode: albumMode)
    options.mode = albumMode
    return options
  }

  /// The columns that were chosen for a list; `nil` for its own.
  func columns(of list: ColumnList) -> [TrackColumn]? {
    chosenColumns[list].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Other settings, with what was chosen on the screens meanwhile.
  func adopting(_ other: Settings) -> Settings {
    var result = other
    result.chosen = chosen
    return result
  }

  /// Keeps the order that was chosen on a screen, for the next time it is opened.
  mutating func keep(_ options: ScreenOptions, of kind: ScreenKind) {
    chosen[kind] = ScreenOptions(
      mode: options.mode, sort: options.sort, isReversed: options.isReversed)
  }
}
