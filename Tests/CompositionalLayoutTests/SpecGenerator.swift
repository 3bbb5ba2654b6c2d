import SeededRandom

/// Writes random layouts in JSON that use everything the reference solver knows.
struct SpecGenerator {
  private var random: SplitMix64
  /// Whether spacing may be flexible.
  ///
  /// Never together with nested groups that grow with their content: completing a partial group
  /// the reference would feed those without end.
  private var isFlexible = true

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func layout() -> String {
    isFlexible = random.chance(2)
    let width = random.number(4...130)
    let height = random.number(4...60)
    var members = [
      "\"units\":\"cells\"", "\"aspect\":\(random.pick(["1", "\"1/2\"", "\"1/2\"", "\"3/7\""]))",
    ]
    if random.chance(4) { members.append("\"scroll\":\"horizontal\"") }
    if random.chance(3) { members.append("\"interSectionSpacing\":\(random.number(1...4))") }
    let sections = (0..<random.number(1...3)).map { _ in section() }
    members.append("\"sections\":[\(sections.joined(separator: ","))]")
    return "{\"container\":{\"width\":\(width),\"height\":\(height)},"
      + "\"spec\":{\(members.joined(separator: ","))}}"
  }

  private mutating func section() -> String {
    var members = ["\"items\":\(random.number(0...14))", "\"group\":\(group(depth: 0))"]
    if random.chance(2) { members.append("\"interGroupSpacing\":\(random.number(0...3))") }
    if random.chance(2) { members.append("\"contentInsets\":\(insets(upTo: 3))") }
    if random.chance(3) {
      let behaviors = [
        "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
        "groupPagingCentered",
      ]
      members.append("\"orthogonal\":\"\(random.pick(behaviors))\"")
    }
    if random.chance(3) {
      let items = (0..<random.number(1...3)).map { boundary($0) }
      members.append("\"boundary\":[\(items.joined(separator: ","))]")
      if random.chance(3) { members.append("\"supplementariesFollowContentInsets\":false") }
    }
    if random.chance(5) {
      members.append(
        "\"decorations\":[{\"kind\":\"background\",\"contentInsets\":\(insets(upTo: 1))}]")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func insets(upTo most: Int) -> String {
    let edges = ["top", "leading", "bottom", "trailing"].map {
      "\"\($0)\":\(random.number(0...most))"
    }
    return "{\(edges.joined(separator: ","))}"
  }

  private mutating func boundary(_ number: Int) -> String {
    let alignments = [
      "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing",
      "trailing", "topTrailing", "top", "bottom",
    ]
    var members = [
      "\"kind\":\"b\(number)\"", "\"alignment\":\"\(random.pick(alignments))\"",
      "\"width\":\(dimension(own: true))", "\"height\":\(dimension(own: true))",
    ]
    if random.chance(3) {
      members.append("\"offset\":[\(random.number(-2...2)),\(random.number(-2...2))]")
    }
    if random.chance(4) { members.append("\"extendsBoundary\":false") }
    if random.chance(4) { members.append("\"contentInsets\":\(insets(upTo: 2))") }
    if random.chance(3) { members.append("\"measure\":\(measure())") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func dimension(own: Bool = false) -> String {
    let fractions = [
      "1", "1", "1", "\"1/2\"", "\"1/3\"", "\"0.25\"", "\"0.3\"", "\"0.333333333\"", "\"2/7\"",
      "\"0.85\"",
    ]
    switch random.number(0...9) {
    case 0...1: return "{\"absolute\":\(random.number(1...12))}"
    case 2...4: return "{\"fractionalWidth\":\(random.pick(fractions))}"
    case 5...6: return "{\"fractionalHeight\":\(random.pick(fractions))}"
    case 7...8: return "{\"estimated\":\(random.number(1...12))}"
    default:
      return own
        ? "{\"absolute\":\(random.number(1...5))}"
        : "{\"uniformAcrossSiblings\":\(random.number(1...9))}"
    }
  }

  /// A dimension that mostly makes sense along an axis, so that most layouts can be solved.
  private mutating func likelyDimension(_ axis: String, small: Bool) -> String {
    if random.chance(3) { return dimension() }
    if axis == "width" {
      let parts = small ? ["\"1/2\"", "\"1/3\"", "\"0.25\"", "1"] : ["1", "1", "\"0.85\""]
      return "{\"fractionalWidth\":\(random.pick(parts))}"
    }
    switch random.number(0...2) {
    case 0: return "{\"absolute\":\(random.number(1...7))}"
    case 1: return "{\"estimated\":\(random.number(1...7))}"
    default: return "{\"fractionalHeight\":\(random.pick(["1", "1", "\"1/2\""]))}"
    }
  }

  private mutating func measure() -> String {
    func rule(_ random: inout SplitMix64) -> String {
      switch random.number(0...3) {
      case 0: return "{\"height\":\(random.number(1...9))}"
      case 1:
        return
          "{\"heightPerWidth\":\"\(random.pick(["1", "1/2", "2/3"]))\",\"plus\":\(random.number(1...3))}"
      case 2: return "{\"width\":\(random.number(1...20))}"
      default: return "{\"width\":\(random.number(1...20)),\"height\":\(random.number(1...9))}"
      }
    }
    guard random.chance(2) else { return rule(&random) }
    let rules = (0..<random.number(1...4)).map { _ in rule(&random) }
    return "{\"perItem\":[\(rules.joined(separator: ","))]}"
  }

  private mutating func spacing() -> String {
    isFlexible && random.chance(2)
      ? "{\"flexible\":\(random.number(0...3))}" : "{\"fixed\":\(random.number(0...3))}"
  }

  private mutating func edgeSpacing() -> String {
    let edges = ["leading", "top", "trailing", "bottom"].filter { _ in random.chance(2) }
    return "{\(edges.map { "\"\($0)\":\(spacing())" }.joined(separator: ","))}"
  }

  private mutating func item(small: Bool) -> String {
    var members = [
      "\"type\":\"item\"", "\"width\":\(likelyDimension("width", small: small))",
      "\"height\":\(likelyDimension("height", small: small))",
    ]
    if random.chance(5) { members.append("\"contentInsets\":\(insets(upTo: 1))") }
    if random.chance(6) { members.append("\"edgeSpacing\":\(edgeSpacing())") }
    if random.chance(2) { members.append("\"measure\":\(measure())") }
    if random.chance(8) { members.append("\"supplementary\":[\(badge())]") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func badge() -> String {
    let edges = ["top", "leading", "bottom", "trailing"].filter { _ in random.chance(2) }
    let list = edges.map { "\"\($0)\"" }.joined(separator: ",")
    var anchor = "\"edges\":[\(list)]"
    switch random.number(0...2) {
    case 0: anchor += ",\"fractionalOffset\":[\"0.3\",\"-1/2\"]"
    case 1: anchor += ",\"absoluteOffset\":[\(random.number(-2...2)),\(random.number(-2...2))]"
    default: break
    }
    var members = [
      "\"kind\":\"badge\"", "\"width\":{\"absolute\":\(random.number(1...4))}",
      "\"height\":{\"fractionalHeight\":\"1/2\"}", "\"anchor\":{\(anchor)}",
    ]
    if random.chance(3) { members.append("\"itemAnchor\":{\"edges\":[\"bottom\",\"leading\"]}") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func member(depth: Int, small: Bool) -> String {
    depth < 2 && random.chance(4) ? group(depth: depth + 1) : item(small: small)
  }

  private mutating func group(depth: Int) -> String {
    if random.chance(14) { return customGroup() }
    let axis = random.pick(["horizontal", "horizontal", "vertical"])
    let width = likelyDimension("width", small: depth > 0)
    let height = likelyDimension("height", small: depth > 0)
    let main = axis == "horizontal" ? width : height
    let grows = main.contains("estimated") || main.contains("uniform")
    var members = ["\"type\":\"\(axis)\"", "\"width\":\(width)", "\"height\":\(height)"]
    switch random.number((isFlexible && depth > 0 && grows ? 2 : 0)...3) {
    case 0...1:
      let list = (0..<random.number(1...3)).map { _ in member(depth: depth, small: true) }
      members.append("\"subitems\":[\(list.joined(separator: ","))]")
    case 2:
      members.append("\"subitem\":\(member(depth: depth, small: false))")
      members.append("\"count\":\(random.number(1...4))")
    default:
      members.append("\"repeatingSubitem\":\(member(depth: depth, small: true))")
      members.append("\"count\":\(random.number(1...3))")
    }
    if random.chance(2) { members.append("\"interItemSpacing\":\(spacing())") }
    if random.chance(6) { members.append("\"contentInsets\":\(insets(upTo: 1))") }
    if random.chance(6) { members.append("\"edgeSpacing\":\(edgeSpacing())") }
    return "{\(members.joined(separator: ","))}"
  }

  private mutating func customGroup() -> String {
    let frames = (0..<random.number(1...3)).map { _ in
      "[\(random.number(0...9)),\(random.number(0...5)),\(random.number(1...8)),\(random.number(1...4))]"
    }
    return "{\"type\":\"custom\",\"width\":{\"fractionalWidth\":1},"
      + "\"height\":{\"absolute\":\(random.number(3...9))},"
      + "\"frames\":[\(frames.joined(separator: ","))]}"
  }
}
