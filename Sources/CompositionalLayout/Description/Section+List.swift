internal import Geometry

extension Section {
  /// Makes a list: rows of the full width, each as high as it is measured.
  ///
  /// The result is an ordinary section and may be changed further:
  ///
  ///     var navigation = Section.list(using: ListConfiguration(appearance: .plain))
  ///     navigation.contentInsets.bottom = 1
  public static func list(using configuration: ListConfiguration) -> Section {
    let height = Dimension.estimated(max(1, configuration.estimatedRowHeight))
    let size = LayoutSize(width: .fractionalWidth(1), height: height)
    var row = Item(size: size)
    if configuration.showsSeparators { row.supplementaryItems = [separator(configuration)] }
    var section = Section(group: .horizontal(size: size, subitem: .item(row), count: 1))
    section.apply(configuration.appearance)
    section.addBoundaryItems(configuration)
    section.addSeparatorHandler(configuration)
    return section
  }

  private static func separator(_ configuration: ListConfiguration) -> SupplementaryItem {
    var item = SupplementaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: .separator,
      containerAnchor: Anchor(edges: [.bottom, .leading]))
    item.contentInsets.leading = configuration.separator.insets.leading
    item.contentInsets.trailing = configuration.separator.insets.trailing
    return item
  }

  private mutating func apply(_ appearance: ListConfiguration.Appearance) {
    switch appearance {
    case .plain:
      break
    case .grouped, .insetGrouped:
      contentInsets.top = 1
      contentInsets.bottom = 1
      let side = appearance == .insetGrouped ? 2 : 0
      contentInsets.leading = side
      contentInsets.trailing = side
      decorationItems = [.background(contentInsets: contentInsets, scope: .content)]
    case .sidebar, .sidebarPlain:
      contentInsets.leading = 1
      contentInsets.trailing = 1
      if appearance == .sidebar { decorationItems = [.background()] }
    }
  }

  private mutating func addBoundaryItems(_ configuration: ListConfiguration) {
    let plain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    if configuration.headerMode == .supplementary {
      let height = 1 + max(0, configuration.headerTopPadding)
      boundaryItems.append(
        BoundaryItem(
          size: LayoutSize(
            width: .fractionalWidth(1), height: .estimated(height).atLeast(height)),
          kind: .header, alignment: .top, pinToVisibleBounds: plain))
    }
    if configuration.footerMode == .supplementary {
      boundaryItems.append(
        BoundaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)), kind: .footer,
          alignment: .bottom))
    }
  }

  /// Separators of single rows are changed when they come into view: rows stay all alike.
  private mutating func addSeparatorHandler(_ configuration: ListConfiguration) {
    let first = configuration.headerMode == .firstItemInSection
    guard configuration.showsSeparators, first || configuration.itemSeparatorHandler != nil
    else { return }
    visibleItemsHandler = VisibleItemsHandler { items, _, _ in
      for index in items.indices {
        guard case .supplementary(.separator, _, let item) = items[index].path else { continue }
        let all = configuration.separator
        let own = configuration.itemSeparatorHandler?.body(item, all) ?? all
        items[index].isHidden = !own.isVisible || (first && item == 0)
        let (before, after) = (
          own.insets.leading - all.insets.leading, own.insets.trailing - all.insets.trailing
        )
        items[index].rect.origin.x += before
        items[index].rect.size.width = max(0, items[index].rect.size.width - before - after)
      }
    }
  }
}
