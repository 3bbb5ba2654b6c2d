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
  /// All files in the library that end before their sound does.
  let cutOff: [[UInt8]]
  let roots: [LibraryRoot]

  /// Numbers, then the files and folders that need a look.
  func text(_ words: Catalogue) -> String {
    let numbers: [(ReportPhrase, Int)] = [
      (.found, found), (.added, changes.added), (.changed, changes.changed),
      (.moved, changes.moved), (.removed, changes.removed), (.skipped, skipped.count),
      (.cutOff, cutOff.count),
    ]
    var sections = [
      TextTable(rows: numbers.map { [words[$0.0], Numbers.grouped($0.1)] }).text
    ]
    sections.append(SkippedFileList(files: skipped).text(words))
    sections.append(PathList(paths: cutOff).text(words[ReportPhrase.titleCutOff], words))
    let offline = roots.filter(\.isOffline)
    sections.append(
      PathList(paths: offline.map(\.path)).text(words[ReportPhrase.titleOffline], words))
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
    object.add("cut_off_files", PathList(paths: cutOff).objects)
    object.add("offline", PathList(paths: roots.filter(\.isOffline).map(\.path)).objects)
    return object.text
  }
}
