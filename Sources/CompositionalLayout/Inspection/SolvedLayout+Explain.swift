internal import Geometry

extension SolvedLayout {
  /// Returns why an element lies where it does, from the container inwards; nil if there is none.
  ///
  /// Every step names the properties that took cells away, and the exact rectangle where rounding
  /// changed it. The last step is the element itself. In a right-to-left layout rectangles are
  /// mirrored, exact values are not.
  ///
  /// - Complexity: O(log *n* + group): one group is solved again.
  public func explain(_ path: ElementPath) -> [ExplainStep]? {
    guard let rect = rect(of: path) else { return nil }
    switch path {
    case .boundary(let kind, nil):
      return [element("layout's \(kind)", rect)]
    case .item(let section, let item):
      guard var explainer = explainer(section) else { return nil }
      explainer.addBoundaries()
      explainer.addContent()
      return explainer.addItem(item) ? explainer.steps : nil
    case .supplementary(let kind, let section, let item):
      guard var explainer = explainer(section) else { return nil }
      explainer.addContent()
      guard explainer.addItem(item) else { return nil }
      return explainer.steps + [element("\(kind) on item \(item)", rect)]
    case .boundary(let kind, let section?):
      guard let explainer = explainer(section) else { return nil }
      return explainer.steps + [element("section's \(kind)", rect)]
    case .decoration(let kind, let section):
      guard let explainer = explainer(section) else { return nil }
      return explainer.steps + [element("section's \(kind)", rect)]
    }
  }

  private func explainer(_ section: Int) -> Explainer? {
    guard let solved = solvedSection(section) else { return nil }
    var explainer = Explainer(self, section: solved)
    explainer.addSection()
    return explainer
  }

  private func element(_ name: String, _ rect: Rect) -> ExplainStep {
    ExplainStep(level: .element, name: name, rect: rect, exact: nil, causes: [])
  }
}
