public import Geometry
internal import JSON

/// Layouts written as JSON: one case, or a file with a list of them.
///
///     let document = try LayoutDocument(#"""
///       {"container": {"width": 10, "height": 5},
///        "spec": {"sections": [{"items": 4, "group": {
///          "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 3},
///          "subitem": {"type": "item", "width": {"fractionalWidth": 1},
///                      "height": {"fractionalHeight": 1}}, "count": 4}}]}}
///       """#)
///     document.json()   // {"contentSize":[10,3],"items":[{"section":0,"item":0,"frame":[0,0,…
public struct LayoutDocument: Sendable {
  /// The layouts, in order.
  public let cases: [LayoutCase]
  /// Whether the text is a list, which is answered by a list.
  public let isList: Bool

  /// Reads a text; throws where it is not JSON or does not describe a layout.
  public init(_ text: String) throws(LayoutDocumentError) { try self.init(utf8: Array(text.utf8)) }

  /// Reads the bytes of a text.
  public init(utf8 bytes: [UInt8]) throws(LayoutDocumentError) {
    let value: JSONValue
    do {
      value = try JSONValue(bytes)
    } catch {
      let before = bytes[..<min(bytes.count, error.offset)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw .syntax(line: line, column: before.count - lineStart + 1)
    }
    if let list = value["cases"]?.elements {
      isList = true
      var cases: [LayoutCase] = []
      for (index, each) in list.enumerated() {
        cases.append(try LayoutCase(SpecNode(each, at: "cases[\(index)]")))
      }
      self.cases = cases
    } else {
      isList = false
      cases = [try LayoutCase(SpecNode(value, at: ""))]
    }
  }
}

/// Why a text is not a layout.
public enum LayoutDocumentError: Error, Hashable, Sendable {
  /// It is not JSON; line and column count from 1, columns in bytes.
  case syntax(line: Int, column: Int)
  /// Something that must be there is not.
  case missing(path: String)
  /// Something is there that means nothing.
  case invalid(path: String)
}

/// One layout of a document, with what it is to be solved for.
public struct LayoutCase: Sendable {
  /// The name it has in the file.
  public let id: String?
  /// The space it names itself.
  public let container: Size?
  /// Rows per column of the same length to the eye; 1 unless the text says otherwise.
  public let cellAspect: Fraction
  /// The reading direction.
  public let direction: LayoutDirection
  /// The description.
  public let layout: Layout
  /// The number of items in each section.
  public let counts: [Int]
  /// What stands in for measuring cells.
  public let measurer: any Measurer

  /// Solves the layout with everything measured, for a size or else for the case's own.
  public func solve(size: Size? = nil) -> SolvedLayout {
    let size = size ?? container ?? Size(width: 80, height: 24)
    var solved = layout.solve(
      in: Environment(
        container: Container(size: size), cellAspect: cellAspect, direction: direction),
      counts: counts, measurer: measurer)
    solved.measureEverything()
    return solved
  }
}
