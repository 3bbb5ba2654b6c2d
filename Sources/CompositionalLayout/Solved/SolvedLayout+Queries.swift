public import Geometry

extension SolvedLayout {
  /// Returns the elements that are visible in a viewport, where they are shown.
  ///
  /// They come by depth and, at the same depth, in reading order: by section the backgrounds, the
  /// boundary items and the items with what is attached to them. Pinned elements and those of
  /// strips are reported where they are shown, not where they lie. Elements without a visible
  /// cell are left out.
  ///
  ///     solved.elements(in: Viewport(rect: Rect(x: 0, y: 0, width: 80, height: 24)))
  ///
  /// - Complexity: O(log sections + visible), with O(log *n*) a section where sizes were measured.
  public func elements(in viewport: Viewport) -> [PlacedElement] {
    query(viewport, area: viewport.rect).elements
  }

  /// Returns the elements of a part of a viewport, with pins and strips where the viewport shows
  /// them.
  ///
  /// - Parameters:
  ///   - viewport: What is visible.
  ///   - area: The part that is asked for, in the content's cells.
  /// - Returns: The elements, ordered as those of a viewport.
  /// - Complexity: As for all elements of a viewport of the area's size.
  public func elements(in viewport: Viewport, within area: Rect) -> [PlacedElement] {
    query(viewport, area: area).elements
  }

  /// Returns the topmost element at a cell of the content; nil where there is none.
  ///
  /// - Complexity: As for the elements of one row of the viewport.
  public func element(at point: Point, in viewport: Viewport) -> PlacedElement? {
    let cell = Rect(origin: point, size: Size(width: 1, height: 1))
    return query(viewport, area: cell).elements.last { $0.rect.contains(point) }
  }

  /// Returns where an element lies: not pinned, its strip not scrolled; nil if there is none such.
  ///
  /// - Complexity: O(log *n*).
  public func rect(of path: ElementPath) -> Rect? {
    naturalRect(of: path).map(mirrored)
  }

  /// Returns the rectangle of a section, boundary items and insets included.
  public func sectionRect(_ section: Int) -> Rect? {
    guard let solved = solvedSection(section) else { return nil }
    var rect = Rect(origin: .zero, size: solved.room.container)
    rect.origin[axis] = sectionStart(section)
    rect.origin[axis.cross] = solved.room.crossOrigin
    rect.size[axis] = solved.extent
    return mirrored(rect)
  }

  /// Runs a query and reports how much it looked at.
  func query(
    _ viewport: Viewport, area: Rect
  ) -> (elements: [PlacedElement], work: QueryWork) {
    var query = ElementQuery(
      self, visible: normalized(viewport.rect), area: normalized(area),
      stripOffsets: viewport.stripOffsets)
    query.run()
    var elements = query.elements
    if !elements.isOrderedByDepth {
      let sorted = elements.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      elements = sorted.map(\.element)
    }
    if environment.direction == .rightToLeft {
      for index in elements.indices {
        elements[index].rect = mirrored(elements[index].rect)
        elements[index].clip = elements[index].clip.map(mirrored)
      }
    }
    return (elements, query.work)
  }

  func solvedSection(_ index: Int) -> SolvedSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  private func naturalRect(of path: ElementPath) -> Rect? {
    switch path {
    case .item(let section, let item):
      return places(section, item).first { !$0.isGroup }?.rect
    case .supplementary(let kind, let section, let item):
      guard let solved = solvedSection(section) else { return nil }
      for place in places(section, item) {
        if let attached = place.attached.first(where: { $0.kind == kind }) {
          return Attachment(aspect: solved.room.aspect).rect(of: attached, on: place.rect)
        }
      }
      return nil
    case .boundary(let kind, nil):
      guard let number = configuration.boundaryItems.firstIndex(where: { $0.kind == kind }) else {
        return nil
      }
      return boundary.rect(number)
    case .boundary(let kind, let section?):
      return solvedSection(section).flatMap { solved in
        solved.section.boundaryItems.firstIndex { $0.kind == kind }.map {
          along(solved.boundaryRect($0), section)
        }
      }
    case .decoration(let kind, let section):
      return solvedSection(section).flatMap { solved in
        solved.section.decorationItems.first { $0.kind == kind }.map {
          along(solved.decorationRect($0), section)
        }
      }
    }
  }

  private func along(_ rect: Rect, _ section: Int) -> Rect {
    var rect = rect
    rect.origin[axis] += sectionStart(section)
    return rect
  }

  /// Where a boundary item of a section lies, by its number.
  func boundaryRect(_ number: Int, section: Int) -> Rect {
    guard let solved = solvedSection(section) else { return .zero }
    return mirrored(along(solved.boundaryRect(number), section))
  }

  /// All items of a section and the groups with attached elements, left to right, by item.
  func everything(in section: Int) -> [ArrangedItem] {
    guard let solved = solvedSection(section) else { return [] }
    var origin = solved.contentOrigin
    origin[axis] += sectionStart(section)
    var (found, work) = ([ArrangedItem](), QueryWork())
    solved.arrangement.collect(0..<Limits.extent, into: &found, work: &work)
    let moved = found.map { place in
      var place = place
      place.rect = place.rect.moved(x: origin.x, y: origin.y)
      return place
    }
    return moved.sorted { ($0.item, $0.isGroup ? 0 : 1) < ($1.item, $1.isGroup ? 0 : 1) }
  }

  /// An item, and the group that starts with it, in content coordinates.
  private func places(_ section: Int, _ item: Int) -> [ArrangedItem] {
    guard let solved = solvedSection(section) else { return [] }
    var origin = solved.contentOrigin
    origin[axis] += sectionStart(section)
    return solved.arrangement.places(ofItem: item).map { place in
      var place = place
      place.rect = place.rect.moved(x: origin.x, y: origin.y)
      return place
    }
  }
}

extension [PlacedElement] {
  /// Whether reading order is the order of depth already, as it mostly is.
  fileprivate var isOrderedByDepth: Bool {
    for index in indices.dropFirst() where self[index].zIndex < self[index - 1].zIndex {
      return false
    }
    return true
  }
}
