import CollectionViews
import Geometry
import Terminal
import Testing

struct RegistrationTests {
  private struct Album: Hashable, Sendable { var title: String }
  private struct Header: Hashable, Sendable { var text: String }

  /// The first row of a small frame after drawing a content, and what was found missing.
  private func drawn(_ content: CellContent) -> (row: String, missing: MissingRegistration?) {
    var registrations = CellRegistrations<String>()
    registrations.register(
      CellRegistration<Album, String> { album, canvas, mark in
        canvas.write(mark + album.title, at: .zero)
      })
    var frame = Frame(size: Size(width: 8, height: 1))
    var missing: MissingRegistration?
    frame.draw(in: frame.bounds, clippedTo: frame.bounds) { canvas in
      missing = registrations.draw(content, on: &canvas, context: ">")
    }
    return (frame.text[0], missing)
  }

  @Test func `a content is drawn by the registration for its type`() {
    #expect(drawn(CellContent(Album(title: "Blue"))).row == ">Blue   ")
  }

  @Test func `a missing registration is a finding, not a crash`() {
    let result = drawn(CellContent(Header(text: "A")))
    #expect(result.row == "        ")
    #expect(result.missing?.type == "Header")
  }

  @Test func `contents are equal when their types and values are`() {
    #expect(CellContent(Album(title: "a")) == CellContent(Album(title: "a")))
    #expect(CellContent(Album(title: "a")) != CellContent(Album(title: "b")))
    #expect(CellContent(Album(title: "a")) != CellContent(Header(text: "a")))
    #expect(CellContent(1) != CellContent(Int64(1)))
  }
}
