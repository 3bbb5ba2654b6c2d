import CollectionViews
import DiffableSnapshot
import Geometry
import Terminal

extension AppState {
  typealias Element = VisibleElement<ElementID, CellContent>

  /// The whole picture of the state: what is where and what it shows, without changing anything.
  func present() -> Scene<ElementID, CellContent> {
    guard isLargeEnough else { return tooSmallScene() }
    let viewport = collectionRect
    var elements = chrome()
    let focused = screen.view.focusedItem.map(ElementIdentity<SectionID, ItemID>.item)
    var namePlace = Point.zero
    for element in screen.view.visibleElements() {
      guard let content = content(of: element) else { continue }
      if element.identity == focused {
        let cell = content.value as? any CellDrawing
        namePlace = cell?.namePlace(in: element.rect.size, ambiguousWidth) ?? .zero
      }
      elements.append(
        Element(
          id: .collection(element.identity),
          rect: element.rect.moved(y: viewport.minY), clip: element.clip.moved(y: viewport.minY),
          zIndex: element.zIndex, content: content))
    }
    elements += inspector(in: viewport)
    if let bar = focusBar() { elements.append(bar) }
    return Scene(
      size: size, elements: elements, scrollRegion: viewport,
      scrollOffset: screen.view.scrollOffset, cursor: cursor(at: namePlace),
      ambiguousWidth: ambiguousWidth)
  }

  /// Where the collection is shown.
  private var collectionRect: Rect {
    Rect(x: 0, y: 1, width: size.width, height: size.height - Self.chromeRows)
  }

  private func chrome() -> [Element] {
    [
      line(.titleBar, at: 0, CellContent(titleBar())),
      line(.footer(0), at: size.height - 2, CellContent(statusLine())),
      line(.footer(1), at: size.height - 1, CellContent(hintLine())),
    ]
  }

  private func line(_ id: ElementID, at row: Int, _ content: CellContent) -> Element {
    let rect = Rect(x: 0, y: row, width: size.width, height: 1)
    return Element(id: id, rect: rect, clip: rect, zIndex: 0, content: content)
  }

  /// The bar stands in the column before a tile; before a row that begins at the edge there is
  /// none, so it takes the row's own margin.
  private func focusBar() -> Element? {
    guard let rect = screen.view.focusedRect(), let height = barHeight(rect.height) else {
      return nil
    }
    let tint = rect.minX > 0 ? nil : focusedTint
    let column = rect.minX > 0 ? rect.minX - 1 : tint == nil ? 1 : 0
    let bar = Rect(x: column, y: rect.minY + collectionRect.minY, width: 1, height: height)
    return Element(
      id: .focusBar, rect: bar, clip: collectionRect, zIndex: Int.max - 1,
      content: CellContent(FocusBar(tint: tint)))
  }

  /// Rows of the bar beside an item of some height; words that cannot be opened have none.
  private func barHeight(_ height: Int) -> Int? {
    switch screen.view.focusedItem {
    case .notice: nil
    case .albumHeader: height - AlbumHeader.freeRows
    default: height
    }
  }

  /// The colour of the focused item, if it is a label on a colour.
  private var focusedTint: ColorLabel.Tint? {
    switch screen.view.focusedItem {
    case .sample(let section, _): ColorLabel.Tint(section: section)
    case .shelfAlbum(MadeForYou.coverShelf, _): nil
    case .shelfAlbum(let shelf, _): ColorLabel.Tint(section: shelf)
    case .mix: ColorLabel.Tint(section: 2)
    default: nil
    }
  }

  /// The cursor sits on the name of the focused item, or in the text that is typed.
  private func cursor(at namePlace: Point) -> Point? {
    if case .field(let prompt, let before, let after)? = typedField {
      let field = FooterLine.Field(
        prompt: prompt, before: before, after: after, width: max(0, size.width - 2),
        ambiguousWidth)
      return Point(x: min(size.width - 1, 1 + field.cursorColumn), y: size.height - 2)
    }
    guard let rect = screen.view.focusedRect() else { return nil }
    if let prompt, prompt.purpose == .search {
      let column = searchField(ItemState()).field(width: size.width, ambiguousWidth)
        .cursorColumn
      return Point(
        x: min(size.width - 1, SearchField.leading + column), y: rect.minY + collectionRect.minY)
    }
    let cell = cursorCell(in: rect, at: namePlace).moved(y: collectionRect.minY)
    return collectionRect.contains(cell) ? cell : nil
  }

  /// On a row that begins at the edge the cursor is behind the margin, unless its name is
  /// elsewhere.
  private func cursorCell(in rect: Rect, at namePlace: Point) -> Point {
    let margin = rect.minX == 0 && rect.width == size.width ? NavigationRow.iconColumn : 0
    let column = namePlace.x > 0 ? rect.minX + namePlace.x : max(0, rect.minX) + margin
    return Point(
      x: min(max(0, column), size.width - 1), y: max(0, rect.minY + namePlace.y))
  }

  private func tooSmallScene() -> Scene<ElementID, CellContent> {
    let rect = Rect(x: 0, y: 0, width: size.width, height: min(1, size.height))
    let content = FooterLine(content: .summary(TextChoice([catalogue[.tooSmall]])))
    let elements =
      rect.isEmpty
      ? []
      : [Element(id: .tooSmall, rect: rect, clip: rect, zIndex: 0, content: CellContent(content))]
    return Scene(size: size, elements: elements, ambiguousWidth: ambiguousWidth)
  }
}
