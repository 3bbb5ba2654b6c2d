import CollectionViews

extension CellRegistrations<Look> {
  /// How everything on the screens is drawn.
  static let standard: CellRegistrations<Look> = {
    var registrations = CellRegistrations<Look>()
    registrations.register(AlbumHeader.self)
    registrations.register(AlbumLines.self)
    registrations.register(AlbumTile.self)
    registrations.register(ColorLabel.self)
    registrations.register(FocusBar.self)
    registrations.register(FooterLine.self)
    registrations.register(InspectorLine.self)
    registrations.register(InspectorRegion.self)
    registrations.register(ListRow.self)
    registrations.register(LyricsPanel.self)
    registrations.register(NavigationRow.self)
    registrations.register(Notice.self)
    registrations.register(PlayingCard.self)
    registrations.register(SearchField.self)
    registrations.register(SectionHeader.self)
    registrations.register(TitleBar.self)
    registrations.register(TrackRow.self)
    registrations.register(TrackTableHeader.self)
    return registrations
  }()

  private mutating func register<Cell: CellDrawing>(_ cell: Cell.Type) {
    register(
      CellRegistration<Cell, Look> { content, canvas, look in
        content.draw(on: &canvas, look: look)
      })
  }
}
