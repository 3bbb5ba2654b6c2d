import CollectionViews
import CompositionalLayout
import Testing

struct ElementIdentityTests {
  private typealias Identity = ElementIdentity<String, Int>

  @Test func `each is equal to itself alone, and hashes as it compares`() {
    let badge = ElementKind("badge")
    let all: [Identity] = [
      .item(1), .item(2), .boundary(.header, nil), .boundary(.header, "a"), .boundary(.header, "b"),
      .boundary(.footer, "a"), .supplementary(badge, 1), .supplementary(badge, 2),
      .supplementary(.header, 1), .decoration(badge, "a"), .decoration(badge, "b"),
      .decoration(.header, "a"),
    ]
    for (index, one) in all.enumerated() {
      #expect(all.indices.filter { all[$0] == one } == [index])
    }
    #expect(Set(all + all).count == all.count)
  }
}
