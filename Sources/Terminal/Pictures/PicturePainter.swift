import Geometry
import Images

/// Keeps the pixels on a terminal in step with the picture cells of the frames it is sent.
///
/// It says which bytes have to go around the text of a frame, and knows afterwards what the
/// terminal shows and keeps.
///
///     let output = painter.paint(frame, pictures, damage: runs, isRepaint: false)
///     write(output.before); sendText(frame); write(output.after)
public struct PicturePainter: Sendable {
  /// Bytes that a frame needs besides its text.
  public struct Output: Hashable, Sendable {
    /// What goes before the text.
    public var before: [UInt8] = []
    /// What goes behind the text; the cursor is where it was afterwards.
    public var after: [UInt8] = []
  }

  /// How pictures are shown.
  public private(set) var method = PictureProtocol.halfBlocks
  private var isInTmux = false
  private var store: KittyStore
  private var shown: [PicturePlacement] = []
  /// The strings of what is on the screen, to be sent again.
  private var strings: [PartOfPicture: [UInt8]] = [:]

  /// Makes a painter of a terminal that shows no pictures.
  ///
  /// - Parameter ids: The numbers that pictures may have in the terminal, apart from those that
  ///   other programs give; placeholders carry them as colours.
  public init(ids: Range<Int>) { store = KittyStore(ids: ids) }

  /// Whether pictures can go on as before; otherwise the terminal has to be painted anew.
  public func suits(_ pictures: PictureSet) -> Bool {
    pictures.method == method && pictures.isInTmux == isInTmux
  }

  /// Takes a frame.
  ///
  /// - Parameters:
  ///   - frame: What the terminal is to show.
  ///   - pictures: The pictures of its picture cells.
  ///   - damage: What differs from the frame before, by row and from left to right.
  ///   - isRepaint: Whether the terminal may have lost everything.
  /// - Returns: The bytes around the text; none when nothing changed.
  /// - Complexity: O(*n*) in the cells of the frame, and in the pixels that are sent.
  public mutating func paint(
    _ frame: Frame, _ pictures: PictureSet, damage: [CellRun], isRepaint: Bool
  ) -> Output {
    var output = Output()
    if isRepaint || !suits(pictures) { output.before = remove() }
    method = pictures.method
    isInTmux = pictures.isInTmux
    guard method.showsPixels else { return output }
    let placements = frame.picturePlacements().filter { pictures.pictures[$0.picture] != nil }
    switch method {
    case .kittyPlaceholders:
      output.before += transmit(placements, pictures) { id, picture in
        KittyGraphics.placeVirtually(id: id, cells: picture.cells)
      }
    case .kitty:
      output.before += transmit(placements, pictures) { _, _ in [] }
      output.after = place(placements, pictures)
    case .sixel, .iTerm2:
      output.after = draw(placements, pictures, PictureDamage(damage))
    default: break
    }
    shown = placements
    return output
  }

  /// The number by which the terminal knows a picture; `nil` when it has not got it.
  public func terminalID(of picture: PictureID) -> Int? { store.id(of: picture) }

  /// Forgets everything, as the terminal is to: for leaving it, to a shell or for good.
  ///
  /// - Returns: What makes the terminal forget; pixels that text wipes go with the screen.
  public mutating func remove() -> [UInt8] {
    defer {
      store.removeAll()
      shown = []
      strings = [:]
    }
    return store.ids.flatMap { wrap(KittyGraphics.delete(id: $0)) }
  }

  // MARK: - kitty

  /// Hands over the pictures that the terminal has not got, and drops old ones where it has too
  /// many.
  private mutating func transmit(
    _ placements: [PicturePlacement], _ pictures: PictureSet,
    then more: (Int, Picture) -> [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let visible = Set(placements.map(\.picture))
    for placement in placements {
      guard let picture = pictures.pictures[placement.picture], let file = picture.image.file,
        !store.touch(placement.picture)
      else { continue }
      let size = picture.image.width * picture.image.height * 4
      let (id, dropped) = store.add(placement.picture, bytes: size, keeping: visible)
      for old in dropped { bytes += wrap(KittyGraphics.delete(id: old)) }
      guard let id else { continue }
      for command in KittyGraphics.transmit(file, id: id) { bytes += wrap(command) }
      let rest = more(id, picture)
      if !rest.isEmpty { bytes += wrap(rest) }
    }
    return bytes
  }

  /// Takes off and puts on the pictures whose placements are others than before.
  private func place(_ placements: [PicturePlacement], _ pictures: PictureSet) -> [UInt8] {
    let before = Dictionary(grouping: shown, by: \.picture)
    let now = Dictionary(grouping: placements, by: \.picture)
    var bytes: [UInt8] = []
    for picture in Self.order(shown) where before[picture] != now[picture] {
      if let id = store.id(of: picture) { bytes += wrap(KittyGraphics.hide(id: id)) }
    }
    for picture in Self.order(placements) where before[picture] != now[picture] {
      guard let id = store.id(of: picture), let source = pictures.pictures[picture] else {
        continue
      }
      for (index, placement) in (now[picture] ?? []).enumerated() {
        let command = KittyGraphics.place(
          id: id, placement: index + 1, pixels: source.pixels(of: placement.part),
          cells: placement.part.size)
        bytes += at(placement.origin, wrap(command))
      }
    }
    return bytes
  }

  /// The pictures of placements, each once, in their order.
  private static func order(_ placements: [PicturePlacement]) -> [PictureID] {
    var seen: Set<PictureID> = []
    return placements.map(\.picture).filter { seen.insert($0).inserted }
  }

  // MARK: - Sixel and files

  /// A part of a picture.
  private struct PartOfPicture: Hashable {
    var picture: PictureID
    var part: Rect
  }

  /// Draws what is new, and what text may have wiped; what is gone, text has wiped.
  private mutating func draw(
    _ placements: [PicturePlacement], _ pictures: PictureSet, _ damage: PictureDamage
  ) -> [UInt8] {
    let known = Set(shown)
    var kept: [PartOfPicture: [UInt8]] = [:]
    var bytes: [UInt8] = []
    for placement in placements {
      let part = PartOfPicture(picture: placement.picture, part: placement.part)
      guard let picture = pictures.pictures[placement.picture] else { continue }
      let string = strings[part] ?? kept[part] ?? encode(picture, placement.part)
      kept[part] = string
      guard !known.contains(placement) || damage.touches(placement.rect) else { continue }
      bytes += at(placement.origin, string)
    }
    strings = kept
    return bytes
  }

  private func encode(_ picture: Picture, _ part: Rect) -> [UInt8] {
    guard case .indexed(let image) = picture.image else { return [] }
    let pixels = picture.pixels(of: part)
    return method == .sixel
      ? Sixel.encode(image, area: pixels)
      : InlineFile.encode(image, area: pixels, cells: part.size)
  }

  // MARK: - Writing

  private func wrap(_ command: [UInt8]) -> [UInt8] {
    isInTmux ? TmuxPassthrough.wrap(command) : command
  }

  /// Something at a cell; the cursor comes back.
  private func at(_ origin: Point, _ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(origin.y + 1);\(origin.x + 1)H".utf8) + bytes + Array("\u{1B}8".utf8)
  }
}

extension Picture {
  /// A part in pixels; the parts of all cells make the whole picture.
  func pixels(of part: Rect) -> Rect {
    let left = part.minX * image.width / max(1, cells.width)
    let top = part.minY * image.height / max(1, cells.height)
    let right = part.maxX * image.width / max(1, cells.width)
    let bottom = part.maxY * image.height / max(1, cells.height)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Image {
  /// The picture as a file for the terminal to read.
  fileprivate var file: PNGImage? {
    switch self {
    case .png(let image): image
    case .indexed(let image): PNGImage(image)
    case .pixels: nil
    }
  }
}
