public import Geometry

extension RedrawPlan {
  /// Plans the way from one list of visible elements to another on a screen of the same size.
  ///
  /// A scroll is planned only if less has to be drawn with it than without. The caller usually
  /// knows by how much it scrolled; without that knowledge elements that moved straight up or down
  /// suggest a scroll, as when a row is inserted into a list.
  ///
  /// - Parameters:
  ///   - old: What the frame on screen shows, drawn on a cleared screen.
  ///   - new: What is to be shown.
  ///   - size: The screen. When it changed, use `init(drawing:size:)`.
  ///   - scrollRegion: The part of the screen that was scrolled, if any.
  ///   - scrolledBy: Rows by which its content moved, down when positive.
  ///   - isContinuation: Whether a cell of the frame on screen is the second half of a wide glyph.
  ///     Damage is widened so that no clip edge cuts one.
  /// - Complexity: O(*v* log *v*) for *v* elements, plus the cells of the changed ones / 64.
  @inlinable
  public init<Content>(
    from old: [VisibleElement<ID, Content>], to new: [VisibleElement<ID, Content>], size: Size,
    scrollRegion: Rect? = nil, scrolledBy: Int? = nil,
    isContinuation: (Point) -> Bool = { _ in false }
  ) {
    let bounds = Rect(origin: .zero, size: size)
    let planner = DamagePlanner(
      old: old.map { PaintedArea($0.rect, clip: $0.clip, zIndex: $0.zIndex, in: bounds) },
      new: new.map { PaintedArea($0.rect, clip: $0.clip, zIndex: $0.zIndex, in: bounds) },
      sources: RedrawPlan.sources(of: new, in: old), size: size)
    var known: BandScroll?
    if let scrollRegion, let scrolledBy, scrolledBy != 0 {
      known = BandScroll(band: scrollRegion.intersection(bounds), dy: scrolledBy)
    }
    let damage = planner.plan(known: known, isContinuation: isContinuation)
    self.init(scrolls: damage.scroll.map { [$0] } ?? [], clears: damage.mask.rects())
    draws = planner.draws(in: clears).map {
      Draw(id: new[$0.element].id, element: $0.element, clip: $0.clip)
    }
  }

  /// Plans drawing everything, as after a change of the screen's size or theme.
  @inlinable
  public init<Content>(drawing new: [VisibleElement<ID, Content>], size: Size) {
    let bounds = Rect(origin: .zero, size: size)
    let areas = new.map { PaintedArea($0.rect, clip: $0.clip, zIndex: $0.zIndex, in: bounds) }
    let planner = DamagePlanner(
      old: [], new: areas, sources: ContiguousArray(repeating: nil, count: areas.count), size: size)
    self.init(clears: bounds.isEmpty ? [] : [bounds])
    draws = planner.draws(in: clears).map {
      Draw(id: new[$0.element].id, element: $0.element, clip: $0.clip)
    }
  }

  /// For each new element the index of the old one with its identity and an equal content.
  @inlinable
  static func sources<Content>(
    of new: [VisibleElement<ID, Content>], in old: [VisibleElement<ID, Content>]
  ) -> ContiguousArray<Int?> {
    var places: [ID: Int] = [:]
    var isTaken = ContiguousArray(repeating: false, count: old.count)
    // Most frames differ in a few elements or are scrolled by a few, so places near the one that
    // the last element had are tried first, and the few that are new are looked for one by one:
    // making the table takes as long as ten such searches.
    var shift = 0
    var searches = 0
    return ContiguousArray(
      new.indices.map { index in
        let element = new[index]
        var place = place(of: element.id, near: index + shift, in: old)
        if place == nil, searches < mostSearches {
          searches += 1
          place = old.firstIndex { $0.id == element.id }
        } else if place == nil {
          if places.isEmpty {
            for place in old.indices where places[old[place].id] == nil {
              places[old[place].id] = place
            }
          }
          place = places[element.id]
        }
        guard let place else { return nil }
        shift = place - index
        guard !isTaken[place], old[place].content == element.content else { return nil }
        isTaken[place] = true
        return place
      })
  }

  /// Elements that are looked for one by one before a table is made.
  @inlinable static var mostSearches: Int { 4 }

  /// The index of an identity if it is at most two away from another index, the nearest first.
  @inlinable
  static func place<Content>(
    of id: ID, near index: Int, in elements: [VisibleElement<ID, Content>]
  ) -> Int? {
    for distance in 0...2 {
      let (after, before) = (index + distance, index - distance)
      if elements.indices.contains(after), elements[after].id == id { return after }
      if elements.indices.contains(before), elements[before].id == id { return before }
    }
    return nil
  }
}
