import CompositionalLayout
import Geometry
import Terminal

/// A part of the layout under inspection: spacing and insets are shaded by kind, items outlined.
struct InspectorRegion: CellDrawing {
  /// Whether the ground below the content or the outline above it is drawn.
  enum Layer: Hashable, Sendable {
    case ground
    case outline
  }

  var kind: LayoutRegion.Kind
  var layer: Layer

  /// The shade of a kind: a colour, or a glyph where there are no colours.
  private struct Shade {
    var color: Color
    var glyph: Glyph
  }

  /// Whether a kind is outlined: elements are, spacing and insets are not.
  static func isOutlined(_ kind: LayoutRegion.Kind) -> Bool { shade(of: kind) == nil }

  private static func shade(of kind: LayoutRegion.Kind) -> Shade? {
    switch kind {
    case .sectionInsets: Shade(color: .rgb(60, 60, 110), glyph: "░")
    case .interGroupSpacing: Shade(color: .rgb(96, 52, 96), glyph: "▒")
    case .groupSpacing: Shade(color: .rgb(40, 92, 70), glyph: "·")
    case .itemInsets: Shade(color: .rgb(116, 82, 30), glyph: "▓")
    case .item, .boundary, .supplementary: nil
    }
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let all = Rect(origin: .zero, size: canvas.size)
    guard layer == .ground else { return outline(on: &canvas, look: look) }
    guard let shade = Self.shade(of: kind) else { return canvas.fill(all) }
    if look.colors == .none {
      canvas.fill(all, glyph: shade.glyph)
    } else {
      canvas.fill(all, style: Style(background: shade.color))
    }
  }

  private func outline(on canvas: inout Canvas, look: Look) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard width > 1, height > 1 else {
      return canvas.restyle(Rect(origin: .zero, size: canvas.size)) { $0.adding(.underline) }
    }
    let style = look.accented
    let edge = [Glyph](repeating: "─", count: width - 2)
    canvas.write(["┌"] + edge + ["┐"], at: .zero, style: style)
    canvas.write(["└"] + edge + ["┘"], at: Point(x: 0, y: height - 1), style: style)
    for y in 1..<max(1, height - 1) {
      canvas.write(["│"], at: Point(x: 0, y: y), style: style)
      canvas.write(["│"], at: Point(x: width - 1, y: y), style: style)
    }
  }
}

extension InspectorRegion {
  /// The kinds that are shaded, with a sample of the shade each, for a legend.
  static func legend(look: Look) -> [(sample: Cell, kind: LayoutRegion.Kind)] {
    LayoutRegion.Kind.allCases.compactMap { kind in
      guard let shade = shade(of: kind) else { return nil }
      return look.colors == .none
        ? (Cell(shade.glyph), kind) : (Cell(.blank, style: Style(background: shade.color)), kind)
    }
  }
}
