import AppCore
import CompositionalLayout
import Geometry
import Terminal

/// `otodana layout FILE`: solves a layout written as JSON and draws it, or prints its frames.
struct LayoutCommand: Command {
  private var path: [UInt8]
  private var size: Size?
  private var printsJSON = false

  /// More items than this are no drawing and no list that anybody reads.
  private static let itemLimit = 1_000_000
  /// The longest side of a size, in cells.
  private static let sideLimit = 100_000

  enum Option: Int32, CommandOption {
    case size = 1_000
    case json

    var description: OptionDescription {
      switch self {
      case .size: OptionDescription(name: "size", argument: "WxH", summary: .optionLayoutSize)
      case .json: OptionDescription(name: "json", summary: .optionLayoutJSON)
      }
    }
  }

  static var description: CommandDescription {
    CommandDescription(
      name: "layout", operands: "FILE", operandKind: .file, options: Option.self,
      summary: .layoutSummary, details: [.layoutDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    guard line.words.count == 1, let word = line.words.first else { throw .oneFileNeeded }
    path = word
    for (name, argument) in line.options {
      switch name {
      case .json: printsJSON = true
      case .size: size = try Self.size(argument)
      }
    }
  }

  /// Prints the answer.
  ///
  /// - Throws: Why the file cannot be read, or what in it is no layout.
  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let bytes = try TextFile.bytes(path)
    let document: LayoutDocument
    do throws(LayoutDocumentError) {
      document = try LayoutDocument(utf8: bytes)
    } catch {
      switch error {
      case .syntax(let line, let column): throw .notJSON(line: line, column: column)
      case .missing(let path): throw .layoutLacks(path)
      case .invalid(let path): throw .layoutInvalid(path)
      }
    }
    guard document.cases.allSatisfy({ $0.counts.reduce(0, Self.added) <= Self.itemLimit }) else {
      throw .layoutTooLarge(limit: Self.itemLimit)
    }
    let text = printsJSON ? document.json(size: size) : harmless(document.drawing(size: size))
    Output.write(text + "\n", to: 1)
    return 0
  }

  /// The lines of a drawing, with names from the file made safe for a terminal.
  private func harmless(_ drawing: String) -> String {
    drawing.split(separator: "\n", omittingEmptySubsequences: false)
      .map { DisplayText.safe(String($0)) }.joined(separator: "\n")
  }

  /// A size as it is typed: `80x24`.
  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...sideLimit).contains(width), (0...sideLimit).contains(height)
    else { throw .invalidValue(option: "--size", value: text) }
    return Size(width: width, height: height)
  }

  /// The sum, or more than the limit where it does not fit a number.
  private static func added(_ sum: Int, _ count: Int) -> Int {
    let result = sum.addingReportingOverflow(max(0, count))
    return result.overflow ? Int.max : result.partialValue
  }
}
