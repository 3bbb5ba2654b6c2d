import AppCore
import JSON
import MusicLibrary
import MusicModel

/// Files that were skipped, each with its reason.
struct SkippedFileList {
  let files: [SkippedFile]

  /// How many are listed for a person.
  private static let limit = 20

  /// A heading and a line for each file; nothing without files.
  func text(_ words: Catalogue) -> String {
    guard !files.isEmpty else { return "" }
    var rows = files.prefix(Self.limit).map { file in
      ["  " + words[file.reason.phrase], String(decoding: file.path, as: UTF8.self)]
    }
    let rest = files.count - rows.count
    if rest > 0 { rows.append(["  " + words(ReportPhrase.andMore, Numbers.grouped(rest))]) }
    return words[ReportPhrase.titleSkipped] + "\n" + TextTable(rows: rows).text
  }

  /// An object for each file.
  var objects: [JSONObject] {
    files.map { file in
      var object = JSONObject()
      object.add("reason", String(describing: file.reason))
      object.add(path: file.path)
      return object
    }
  }
}
