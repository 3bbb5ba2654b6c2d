import AppCore
import JSON

/// What there is to say of the person's configuration: what in it does not do what it says.
struct ConfigurationCheckup {
  let path: String
  let diagnostics: [ConfigurationDiagnostic]

  /// Takes what was read of a file.
  init(_ file: ConfigurationFile, _ reading: ConfigurationFile.Reading) {
    path = file.path
    diagnostics = reading.diagnostics.filter(\.isWorthTelling)
  }

  /// The part of the report; none where nothing is wrong.
  func sections(_ words: Catalogue) -> [ReportSection] {
    guard !diagnostics.isEmpty else { return [] }
    var section = ReportSection(
      title: words[DoctorPhrase.configuration], rows: [[path]], needsAttention: true)
    section.add(diagnostics, words) { ["  " + $0.text(words)] }
    return [section]
  }

  /// The same for programs.
  var json: JSONObject {
    var object = JSONObject()
    object.add("path", path)
    object.add("faults", diagnostics.map { $0.text(.english) })
    return object
  }
}
