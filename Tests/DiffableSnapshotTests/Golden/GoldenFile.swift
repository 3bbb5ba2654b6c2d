import FoundationEssentials
import Testing

/// A value of the golden file, whose cases differ in form.
enum JSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let list = try? value.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var strings: [String] { list.compactMap(\.string) }
  var numbers: [Int] { list.compactMap(\.number) }
  var isNull: Bool { self == .null }

  /// Sections with their items.
  var sections: Naive {
    list.map { NaiveSection(id: $0["section"].string ?? "", items: $0["items"].strings) }
  }
}

/// The cases of a kind in the golden file.
func goldenCases(_ kind: String) throws -> [JSON] {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Data/snapshot.json")
  let golden = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
  return golden["cases"].list.filter { $0["kind"].string == kind }
}

extension JSON: CustomTestStringConvertible {
  var testDescription: String { self["name"].string ?? "a case" }
}
