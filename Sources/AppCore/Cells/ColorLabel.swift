import Geometry
import Terminal

/// A centred label on a colour: a cell of Made For You.
struct ColorLabel: CellDrawing {
  /// The four colours of the sections, in their order.
  enum Tint: Int, Hashable, Sendable, CaseIterable {
    case red
    case blue
    case green
    case orange

    /// The sample screen's system colours.
    var color: Color {
      switch self {
      case .red: .rgb(255, 38, 0)
      case .blue: .rgb(4, 51, 255)
      case .green: .rgb(52, 199, 89)
      case .orange: .rgb(255, 149, 0)
      }
    }
  }

  var lines: [String]
  /// The line that names the item, from 0.
  var nameLine = 0
  var tint: Tint
  var isFocused: Bool

  /// White on the colour; reverse video where there are no colours.
  static func style(of tint: Tint, look: Look) -> Style {
    guard look.colors != .none else { return Style(attributes: .reverse) }
    return Style(foreground: .rgb(255, 255, 255), background: tint.color)
  }

  func draw(on canvas: inout Canvas, look: Look) {
    let size = canvas.size
    let style = Self.style(of: tint, look: look)
    canvas.fill(Rect(origin: .zero, size: size), style: style)
    for (index, line) in lines.prefix(size.height).enumerated() {
      var lineStyle = style
      if isFocused, index == nameLine {
        lineStyle =
          look.colors == .none ? Style(attributes: .bold) : style.adding([.bold, .reverse])
      }
      let field = field(ofLine: index, width: canvas.width(of: line), in: size)
      canvas.write(line, at: field.origin, style: lineStyle, width: field.size.width)
    }
  }

  /// Where a line of some width is shown: in the middle.
  private func field(ofLine index: Int, width: Int, in size: Size) -> Rect {
    let room = width <= size.width ? width : max(0, size.width - 2)
    let top = (size.height - min(lines.count, size.height)) / 2
    return Rect(x: (size.width - room) / 2, y: top + index, width: room, height: 1)
  }

  func namePlace(in size: Size, _ ambiguousWidth: AmbiguousWidth) -> Point {
    guard nameLine < min(lines.count, size.height) else { return .zero }
    let width = DisplayText(lines[nameLine], ambiguousWidth).width
    return field(ofLine: nameLine, width: width, in: size).origin
  }
}

extension ColorLabel.Tint {
  /// The colour of a section, from 0; further sections begin again.
  init(section: Int) {
    let tints = Self.allCases
    self = tints[section % tints.count]
  }
}
