/// The part of a section that a difference has to look at, between its equal ends.
@usableFromInline
struct Window: Hashable, Sendable {
  /// The index of the section.
  @usableFromInline var section: Int32
  /// The index of the first item of the window in its section.
  var first: Int32
  var count: Int32
  /// The ordinal of the first item among the items of all windows.
  @usableFromInline var base: Int32

  var ordinals: Range<Int32> { base..<base + count }
}

/// The windows of one side of a difference, by section, ascending.
///
/// The items of all windows are numbered through; these ordinals stand for paths everywhere until
/// somebody asks for paths.
@usableFromInline
struct WindowTable: Hashable, Sendable {
  @usableFromInline private(set) var windows: ContiguousArray<Window> = []
  @usableFromInline private(set) var total = 0

  @usableFromInline
  init() {}

  /// Adds the window of a section behind those of lower sections and returns its base.
  @usableFromInline
  @discardableResult
  mutating func append(section: Int, first: Int, count: Int) -> Int {
    let base = total
    windows.append(
      Window(
        section: Int32(section), first: Int32(first), count: Int32(count), base: Int32(base)))
    total += count
    return base
  }

  /// The window that holds an ordinal.
  func window(ofOrdinal ordinal: Int32) -> Window {
    windows[windows.count == 1 ? 0 : partition { $0.base + $0.count <= ordinal }]
  }

  /// The index of a section's window, if it has one.
  @usableFromInline
  func index(ofSection section: Int) -> Int? {
    let index = partition { $0.section < section }
    return index < windows.count && windows[index].section == section ? index : nil
  }

  /// The window of a section, if it has one.
  func window(ofSection section: Int) -> Window? {
    index(ofSection: section).map { windows[$0] }
  }

  func path(ofOrdinal ordinal: Int32) -> ItemPath {
    let window = window(ofOrdinal: ordinal)
    return ItemPath(
      section: Int(window.section), item: Int(window.first + ordinal - window.base))
  }

  /// The number of windows at the start that satisfy a condition that later ones do not.
  private func partition(_ isBefore: (Window) -> Bool) -> Int {
    var low = 0
    var high = windows.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(windows[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
