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
    let shown = lines.prefix(size.height)
    let top = (size.height - shown.count) / 2
    for (index, line) in shown.enumerated() {
      var lineStyle = style
      if isFocused, index == nameLine {
        lineStyle =
          look.colors == .none ? Style(attributes: .bold) : style.adding([.bold, .reverse])
      }
      let wanted = canvas.width(of: line)
      let width = wanted <= size.width ? wanted : max(0, size.width - 2)
      canvas.write(
        line, at: Point(x: (size.width - width) / 2, y: top + index), style: lineStyle,
        width: width)
    }
  }
}

extension ColorLabel.Tint {
  /// The colour of a section, from 0; further sections begin again.
  init(section: Int) {
    let tints = Self.allCases
    self = tints[section % tints.count]
  }
}
