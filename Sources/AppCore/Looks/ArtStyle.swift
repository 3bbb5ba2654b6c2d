import Geometry
import MusicModel
public import Terminal

/// How covers are shown on this terminal, and why.
public struct ArtStyle: Hashable, Sendable {
  /// The protocol, or the characters that stand for pixels.
  public var method: PictureProtocol
  /// What led to it.
  public var reason: PictureReason
  /// The shape of a cell; its pixels are true where pixels are shown.
  public var cell: CellShape
  /// The columns of blocks and shades.
  let ambiguousWidth: AmbiguousWidth
  /// The most colours of a picture with a palette.
  var colors = 256
  /// Whether what is meant for the terminal has to be wrapped for tmux.
  var isInTmux = false

  /// Half blocks, of a terminal nothing is known of.
  public static let unknown = ArtStyle(
    .automatic, TerminalReport(environment: [:], answers: nil, size: .zero), Look(), .narrow,
    isUTF8: true)

  /// Chooses.
  ///
  /// - Parameters:
  ///   - choice: What the person wants.
  ///   - terminal: What is known of the terminal.
  ///   - look: The colours that are shown.
  ///   - ambiguous: The columns of the characters that stand for pixels.
  ///   - isUTF8: Whether more than ASCII reaches the terminal.
  public init(
    _ choice: ArtChoice, _ terminal: TerminalReport, _ look: Look, _ ambiguous: AmbiguousWidth,
    isUTF8: Bool
  ) {
    ambiguousWidth = ambiguous
    let pixels = terminal.cellPixels
    (method, reason) =
      switch choice {
      case .always(let method): (method, .configuration)
      case .automatic where !isUTF8: (.ascii, .onlyASCII)
      case .automatic where look.colors == .none: (.ascii, .noColors)
      case .automatic: terminal.pictures
      }
    if method == .kittyPlaceholders, look.colors != .many {
      // The number of a picture is a colour, of 256 or more.
      method = .kitty
    }
    cell = CellShape(pixels ?? (method == .sixel ? Self.pixelsOfVT340 : .zero))
    // A picture of the wrong number of pixels would leave its cells.
    if method == .sixel, choice == .automatic, pixels == nil {
      (method, reason) = (.halfBlocks, .cellSizeUnknown)
    }
    // Blocks, and shades in place of colours, would take two cells each.
    if ambiguous == .wide, !method.showsPixels, method != .none, reason != .onlyASCII {
      (method, reason) = (.ascii, .wideCharacters)
    }
    if let told = terminal.answers?.sixelColors { colors = min(256, max(2, told)) }
    isInTmux = terminal.multiplexer == .tmux
  }

  /// A cell of the terminal that sixel comes from, for those that do not tell theirs.
  private static let pixelsOfVT340 = Size(width: 10, height: 20)
}

extension ArtStyle {
  /// The request for a cover that fills a number of cells.
  func request(for cover: CoverID, cells: Size) -> CoverRequest {
    let scale = scale(for: cells)
    return CoverRequest(
      cover: cover, width: cells.width * scale.width, height: cells.height * scale.height,
      form: form(for: cells))
  }

  /// The cells that a picture of some pixels fills.
  func cells(ofWidth width: Int, height: Int) -> Size {
    Size(width: width / pixelsOfCell.width, height: height / pixelsOfCell.height)
  }

  private func form(for cells: Size) -> CoverForm {
    guard showsPixels(of: cells) else { return .pixels }
    return switch method {
    case .sixel: .indexed(colors: colors)
    case .iTerm2: .indexed(colors: 256)
    case .kittyPlaceholders, .kitty: .png
    case .halfBlocks, .quadrants, .ascii, .none: .pixels
    }
  }

  /// Pixels of a cell in the picture that is asked for.
  private func scale(for cells: Size) -> Size {
    guard showsPixels(of: cells) else { return Size(width: 2, height: 2) }
    return pixelsOfCell
  }

  /// Whether a picture of this size is shown in pixels; the numbers of placeholders end somewhere.
  private func showsPixels(of cells: Size) -> Bool {
    guard method == .kittyPlaceholders else { return method.showsPixels }
    return max(cells.width, cells.height) <= Glyph.mostPlaceholderCells
  }

  /// A cell whose size is not known has the pixels of a small font: the terminal scales the
  /// picture.
  private var pixelsOfCell: Size {
    cell == .standard ? Size(width: 8, height: 16) : cell.pixels
  }
}
