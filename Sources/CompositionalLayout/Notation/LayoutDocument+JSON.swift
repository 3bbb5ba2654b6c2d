public import Geometry
internal import JSON

extension LayoutDocument {
  /// Solves every layout and returns the frames as JSON, for a size or else for each case's own.
  ///
  /// A document that is a list is answered by a list in the same order.
  public func json(size: Size? = nil) -> String {
    let answers = cases.map { $0.solve(size: size).json() }
    return isList ? "[" + answers.joined(separator: ",\n") + "]" : answers.joined()
  }
}

extension SolvedLayout {
  /// Returns all frames as JSON: where elements lie, with nothing pinned and no strip scrolled.
  ///
  /// - Complexity: O(elements).
  public func json() -> String {
    var (items, attached, decorations) = ([String](), [String](), [String]())
    var strips: [String] = []
    for case let section? in sections {
      append(section, items: &items, attached: &attached)
      for item in section.section.decorationItems {
        let frame = rect(of: .decoration(kind: item.kind, section: section.index))
        decorations.append(
          "{\"section\":\(section.index),\"kind\":\(quoted(item.kind.name)),\"frame\":"
            + list(frame ?? .zero) + "}")
      }
      if let strip = strip(section.index), strip.groupCount > 0 {
        strips.append(
          "{\"section\":\(section.index),\"viewport\":\(list(strip.viewport)),"
            + "\"contentExtent\":\(strip.contentExtent),\"restOffsets\":"
            + list(strip.restOffsets.values) + "}")
      }
    }
    for item in configuration.boundaryItems {
      let frame = rect(of: .boundary(kind: item.kind, section: nil)) ?? .zero
      attached.append(supplementary("null", "null", item.kind, frame))
    }
    let reports = diagnostics.map {
      let section = $0.section.map(String.init) ?? "null"
      return "{\"cause\":\(quoted($0.cause.rawValue)),\"section\":\(section)}"
    }
    func member(_ name: String, _ values: [String]) -> String {
      ",\"\(name)\":[" + values.joined(separator: ",") + "]"
    }
    return "{\"contentSize\":[\(contentSize.width),\(contentSize.height)]"
      + member("items", items) + member("supplementary", attached)
      + member("decorations", decorations) + member("orthogonal", strips)
      + member("diagnostics", reports) + "}"
  }

  private func append(
    _ section: SolvedSection, items: inout [String], attached: inout [String]
  ) {
    let number = section.index
    for place in everything(in: number) {
      if !place.isGroup {
        items.append(
          "{\"section\":\(number),\"item\":\(place.item),\"frame\":\(list(mirrored(place.rect)))}")
      }
      for item in place.attached {
        let rect = Attachment(aspect: section.room.aspect).rect(of: item, on: place.rect)
        attached.append(supplementary("\(number)", "\(place.item)", item.kind, mirrored(rect)))
      }
    }
    for index in section.section.boundaryItems.indices {
      let kind = section.section.boundaryItems[index].kind
      let frame = boundaryRect(index, section: number)
      attached.append(supplementary("\(number)", "null", kind, frame))
    }
  }

  private func supplementary(
    _ section: String, _ item: String, _ kind: ElementKind, _ frame: Rect
  ) -> String {
    "{\"section\":\(section),\"item\":\(item),\"kind\":\(quoted(kind.name)),\"frame\":"
      + list(frame) + "}"
  }

  private func list(_ rect: Rect) -> String {
    "[\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)]"
  }

  private func list(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }

  private func quoted(_ text: String) -> String {
    String(decoding: JSONValue.text(text).bytes, as: UTF8.self)
  }
}
