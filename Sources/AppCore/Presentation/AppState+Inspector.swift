import CollectionViews
import CompositionalLayout
import DiffableSnapshot
import Geometry

extension AppState {
  /// What the inspector adds to a screen: shades below its content, outlines above it, and a panel
  /// that says why the focused item lies where it does.
  func inspector(in viewport: Rect) -> [Element] {
    guard isInspecting else { return [] }
    return regions(in: viewport) + panel(in: viewport)
  }

  private func regions(in viewport: Rect) -> [Element] {
    screen.view.visibleRegions().enumerated().flatMap { index, region in
      let layers: [InspectorRegion.Layer] =
        InspectorRegion.isOutlined(region.kind) ? [.ground, .outline] : [.ground]
      return layers.map { layer in
        Element(
          id: .inspectorRegion(index, layer), rect: region.rect.moved(y: viewport.minY),
          clip: region.clip?.moved(y: viewport.minY).intersection(viewport) ?? viewport,
          zIndex: (layer == .ground ? Self.groundLevel : Self.outlineLevel) + index,
          content: CellContent(InspectorRegion(kind: region.kind, layer: layer)))
      }
    }
  }

  /// The panel, which takes half of the screen at the most.
  ///
  /// It keeps away from the focused item: when that is low, the panel stands at the top. Where
  /// there is not room for all levels, the outermost are left out.
  private func panel(in viewport: Rect) -> [Element] {
    let steps = screen.view.explainFocus()
    let lines = steps.flatMap { Self.wrapped($0, width: viewport.width - 2) }
    let room = max(0, viewport.height / 2 - 1)
    let shown = [InspectorLine.Content.legend] + lines.suffix(room).map { .level($0) }
    let isLow = screen.view.focusedRect().map { $0.minY >= viewport.height / 2 } ?? false
    let top = isLow ? viewport.minY : viewport.maxY - shown.count
    return shown.enumerated().map { index, content in
      let rect = Rect(x: 0, y: top + index, width: viewport.width, height: 1)
      return Element(
        id: .inspectorLine(index), rect: rect, clip: viewport, zIndex: Self.panelLevel,
        content: CellContent(InspectorLine(content: content)))
    }
  }

  /// The level and its properties in lines of a width, as many properties a line as fit.
  private static func wrapped(_ step: ExplainStep, width: Int) -> [String] {
    var lines: [String] = []
    for part in step.description.split(separator: ";") {
      if let last = lines.last, last.count + part.count < width {
        lines[lines.count - 1] += ";" + part
      } else {
        lines.append(lines.isEmpty ? String(part) : "   " + part)
      }
    }
    return lines
  }

  /// Below all content, whose own levels are small numbers.
  private static let groundLevel = -1_000_000
  /// Above all content, below the focus bar.
  private static let outlineLevel = 1_000_000
  private static let panelLevel = Int.max
}
