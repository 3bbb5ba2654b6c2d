import DiffableSnapshot
import SeededRandom
import Testing

@Suite struct `outlines` {
  func genres() throws -> SectionSnapshot<String> {
    var genres = SectionSnapshot<String>()
    try genres.append(items: ["Rock", "Jazz"])
    try genres.append(items: ["Abbey Road", "Revolver"], to: "Rock")
    try genres.append(items: ["Come Together"], to: "Abbey Road")
    return genres
  }

  @Test func `an outline reads like one`() throws {
    var genres = try genres()
    genres.expand(items: ["Rock", "Jazz", "nowhere"])
    #expect(
      genres.description == """
        - Rock
          + Abbey Road
            · Come Together
          · Revolver
        - Jazz
        """)
    #expect(genres.visibleItems == ["Rock", "Abbey Road", "Revolver", "Jazz"])
    #expect(genres.expandedItems == ["Rock", "Jazz"])
  }

  @Test func `collapsing keeps the expansion below, for when it is expanded again`() throws {
    var genres = try genres()
    genres.expand(items: ["Rock", "Abbey Road"])
    let before = genres.visibleItems
    genres.collapse(items: ["Rock"])
    #expect(genres.visibleItems == ["Rock", "Jazz"])
    #expect(genres.isExpanded("Abbey Road") && !genres.isVisible("Come Together"))
    genres.expand(items: ["Rock"])
    #expect(genres.visibleItems == before)
  }

  @Test func `edits that cannot be done name all items at fault and change nothing`() throws {
    var genres = try genres()
    let before = genres
    #expect(throws: OutlineError<String>.itemsExist(["Jazz", "Revolver"])) {
      try genres.append(items: ["Jazz", "Soul", "Revolver"])
    }
    #expect(throws: OutlineError<String>.duplicateItems([Duplicate(id: "x", places: [0, 1])])) {
      try genres.insert(items: ["x", "x"], before: "Jazz")
    }
    #expect(throws: OutlineError<String>.unknownItems(["a", "b"])) {
      try genres.delete(items: ["Rock", "a", "b"])
    }
    #expect(throws: OutlineError<String>.unknownItems(["a"])) { try genres.parent(of: "a") }
    #expect(throws: OutlineError<String>.itemsExist(["Jazz"])) {
      var other = SectionSnapshot<String>()
      try other.append(items: ["Jazz"])
      try genres.insert(other, after: "Rock")
    }
    #expect(genres == before)
  }

  @Test func `deleting an item and one below it, twice, is deleting it`() throws {
    var genres = try genres()
    try genres.delete(items: ["Rock", "Abbey Road", "Rock"])
    #expect(genres.items == ["Jazz"])
  }

  @Test func `another outline comes in whole, with its expansion`() throws {
    var genres = try genres()
    var soul = SectionSnapshot<String>()
    try soul.append(items: ["Soul"])
    try soul.append(items: ["Stax"], to: "Soul")
    try soul.append(items: ["Otis"], to: "Stax")
    soul.expand(items: ["Soul", "Stax"])
    try genres.insert(soul, after: "Rock")
    #expect(genres.visibleItems == ["Rock", "Soul", "Stax", "Otis", "Jazz"])
    #expect(try genres.parent(of: "Soul") == nil)
    #expect(genres.level(of: "Otis") == 2)
    #expect(try genres.snapshot(of: "Soul").expandedItems == ["Stax"])
  }

  @Test func `the rest of a tree is replaced, not mixed`() throws {
    var genres = try genres()
    var albums = SectionSnapshot<String>()
    try albums.append(items: ["Help!", "Abbey Road"])
    try albums.append(items: ["Yesterday"], to: "Help!")
    try genres.replace(childrenOf: "Rock", using: albums)
    #expect(genres.items == ["Rock", "Help!", "Yesterday", "Abbey Road", "Jazz"])
    #expect(!genres.contains("Revolver") && !genres.contains("Come Together"))
    #expect(try genres.snapshot(of: "Rock", includingParent: true).items.first == "Rock")
  }

  @Test func `a tree built anew keeps the expansion of what it still has`() throws {
    var old = try genres()
    old.expand(items: ["Rock", "Abbey Road"])
    var new = SectionSnapshot<String>()
    try new.append(items: ["Jazz", "Rock"])
    try new.append(items: ["Revolver"], to: "Rock")
    new.adoptExpansion(from: old)
    #expect(new.visibleItems == ["Jazz", "Rock", "Revolver"])
    #expect(new.expandedItems == ["Rock"])
  }

  @Test func `visible items are those whose ancestors are expanded, and change in one run`() throws
  {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var outline = SectionSnapshot<Int>()
      for item in 0..<random.number(1..<30) {
        let parent = item == 0 || random.number(0..<3) == 0 ? nil : random.number(0..<item)
        try outline.append(items: [item], to: parent)
        if random.number(0..<2) == 0 { outline.expand(items: [item]) }
      }
      #expect(Set(outline.items).count == outline.count)
      let visible = outline.items.filter { item in
        var parent = try? outline.parent(of: item)
        while let above = parent {
          if !outline.isExpanded(above) { return false }
          parent = try? outline.parent(of: above)
        }
        return true
      }
      #expect(outline.visibleItems == visible, "seed \(seed)")

      var toggled = outline
      let item = random.number(0..<outline.count)
      if outline.isExpanded(item) {
        toggled.collapse(items: [item])
      } else {
        toggled.expand(items: [item])
      }
      let changes = try flat(toggled.visibleItems).difference(from: flat(visible)).changes
      #expect(changes.movedItems.isEmpty)
      #expect(changes.insertedRanges.count + changes.deletedRanges.count <= 1, "seed \(seed)")
    }
  }

  @Test func `a section shows the visible items of an outline, moved in from elsewhere`() throws {
    var screen = Snapshot<String, String>()
    try screen.append(section: "Top", items: ["Jazz", "News"])
    var genres = try genres()
    screen.show(genres, in: "Genres")
    #expect(screen.items(in: "Genres") == ["Rock", "Jazz"])
    #expect(screen.items(in: "Top") == ["News"])

    let collapsed = screen
    genres.expand(items: ["Rock"])
    screen.show(genres, in: "Genres")
    let changes = screen.difference(from: collapsed).changes
    #expect(changes.insertedRanges == [ItemRange(section: 1, items: 1..<3)])
    #expect(changes.operationCount == 2)
    #expect(screen.indexPath(of: "Revolver") == ItemPath(section: 1, item: 2))
  }
}
