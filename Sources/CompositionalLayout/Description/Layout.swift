public import Geometry

/// What holds for a layout as a whole.
public struct Configuration: Sendable, Hashable {
  /// The direction in which sections follow each other.
  public var scrollDirection: Axis = .vertical
  /// Cells between sections, not after the last.
  public var interSectionSpacing = 0
  /// Headers, footers and others around all sections.
  public var boundaryItems: [BoundaryItem] = []
  /// Which of the container's insets sections keep to unless they say otherwise.
  public var contentInsetsReference: InsetsReference = .container

  /// Makes a configuration of a vertical layout without spacing or boundary items.
  public init() {}
}

/// A description of sections, or a function that gives one for each index.
///
///     let layout = Layout(section: .grid(columns: .fit(min: 18, max: 30)))
///     let solved = layout.solve(
///       in: Environment(container: Container(size: Size(width: 80, height: 24))), counts: [40])
///     solved.rect(of: .item(section: 0, item: 0))
public struct Layout: Sendable {
  /// What holds for all sections.
  public var configuration: Configuration
  /// Gives the section of an index; nil leaves the section out.
  public var sectionProvider: @Sendable (Int, Environment) -> Section?

  /// Makes a layout in which all sections look alike.
  public init(section: Section, configuration: Configuration = .init()) {
    self.configuration = configuration
    sectionProvider = { _, _ in section }
  }

  /// Makes a layout whose sections come from a function, asked once for each solution.
  public init(
    configuration: Configuration = .init(),
    sectionProvider: @escaping @Sendable (Int, Environment) -> Section?
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
  }

  /// Solves the layout for a space and a number of items in each section.
  ///
  /// Nothing is measured yet: estimates hold until ``SolvedLayout/measure(in:)-(Rect)`` is asked
  /// to look at a part of the content. Never fails: what cannot be done is done as well as possible
  /// and reported in ``SolvedLayout/diagnostics``. Negative counts count as none.
  ///
  /// - Complexity: O(sections); sections of lanes or spans, O(items) besides.
  public func solve(
    in environment: Environment, counts: [Int], measurer: any Measurer = EstimateMeasurer()
  ) -> SolvedLayout {
    SolvedLayout(layout: self, environment: environment, counts: counts, measurer: measurer)
  }
}
