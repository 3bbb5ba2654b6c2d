import DiffableSnapshot
import Geometry
import Terminal

@testable import CollectionViews

/// What the elements of these tests draw.
enum Patch: Hashable {
  /// Every cell, with a letter.
  case solid(String)
  /// Text over every row, shifted by the row, wide glyphs included; all cells are written.
  case text(String)
  /// Glyphs at every third column and nothing between.
  case sparse(String)
  /// The cells below in reverse.
  case bar
  /// A wide glyph in all pairs of columns.
  case wide

  func draw(on canvas: inout Canvas) {
    let all = Rect(origin: .zero, size: canvas.size)
    switch self {
    case .solid(let letter):
      for y in 0..<canvas.size.height {
        canvas.write(
          String(repeating: letter, count: canvas.size.width), at: Point(x: 0, y: y), style: .plain)
      }
    case .text(let text):
      for y in 0..<canvas.size.height {
        canvas.write(
          String(repeating: " ", count: y % 3) + text, at: Point(x: 0, y: y),
          style: Style(foreground: .palette(UInt8(y % 8))), width: canvas.size.width)
      }
    case .sparse(let glyph):
      for y in 0..<canvas.size.height {
        for x in stride(from: y % 3, to: canvas.size.width, by: 3) {
          canvas.write(glyph, at: Point(x: x, y: y), style: Style(attributes: .bold))
        }
      }
    case .bar:
      canvas.restyle(all) { style in
        var style = style
        style.attributes.formSymmetricDifference(.reverse)
        return style
      }
    case .wide:
      for y in 0..<canvas.size.height {
        for x in stride(from: 0, to: canvas.size.width, by: 2) {
          canvas.write("日", at: Point(x: x, y: y), style: Style(foreground: .palette(3)))
        }
      }
    }
  }
}

typealias TestElement = VisibleElement<Int, Patch>
typealias TestScene = Scene<Int, Patch>

/// The frame of a scene by the plainest means: every element, lowest first.
func naiveFrame(_ scene: TestScene) -> Frame {
  var frame = Frame(size: scene.size)
  frame.draw(in: frame.bounds) { $0.fill($0.visible, style: scene.background) }
  let order = scene.elements.enumerated().sorted {
    ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
  }
  for (_, element) in order {
    frame.draw(in: element.rect, clippedTo: element.clip) { element.content.draw(on: &$0) }
  }
  return frame
}

extension Renderer<Int, Patch> {
  mutating func render(_ scene: TestScene) -> RenderReport {
    render(scene) { $0.draw(on: &$1) }
  }
}
