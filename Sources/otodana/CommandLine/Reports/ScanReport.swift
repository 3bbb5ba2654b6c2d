import AppCore
import JSON
import MusicLibrary
import MusicModel

/// What a scan did.
struct ScanReport: Sendable {
  /// Music files that were found.
  let found: Int
  let changes: LibraryChanges
  /// All files that looked like music and are not in the library, whenever they were found out.
  let skipped: [SkippedFile]
  let roots: [LibraryRoot]

  /// Numbers, then the files and folders that need a look.
  func text(_ words: Catalogue) -> String {
    let numbers: [(ReportPhrase, Int)] = [
      (.found, found), (.added, changes.added), (.changed, changes.changed),
      (.moved, changes.moved), (.removed, changes.removed), (.skipped, skipped.count),
    ]
    var sections = [
      TextTable(rows: numbers.map { [words[$0.0], Numbers.grouped($0.1)] }).text
    ]
    sections.append(SkippedFileList(files: skipped).text(words))
    let offline = roots.filter(\.isOffline)
    if !offline.isEmpty {
      let rows = offline.map { ["  " + String(decoding: $0.path, as: UTF8.self)] }
      sections.append(words[ReportPhrase.titleOffline] + "\n" + TextTable(rows: rows).text)
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The same as one object.
  var json: String {
    var object = JSONObject()
    object.add("found", found)
    object.add("new", changes.added)
    object.add("changed", changes.changed)
    object.add("moved", changes.moved)
    object.add("removed", changes.removed)
    object.add("skipped", skipped.count)
    object.add("skipped_files", SkippedFileList(files: skipped).objects)
    object.add(
      "offline",
      roots.filter(\.isOffline).map { root in
        var object = JSONObject()
        object.add(path: root.path)
        return object
      })
    return object.text
  }
}
