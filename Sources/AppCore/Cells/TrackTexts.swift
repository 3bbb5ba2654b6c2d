/// What stands in the columns of a row of a list of tracks.
///
/// A row is made for every track in view with every picture, and compared with the one before.
struct TrackTexts: Hashable, Sendable {
  private struct Field: Hashable, Sendable {
    var column: TrackColumn
    var text: String
  }

  private var fields: [Field] = []

  /// Columns without texts.
  init() {}

  /// The texts of some columns; only these are asked for.
  init(_ columns: [TrackColumn], text: (TrackColumn) -> String) {
    fields = columns.map { Field(column: $0, text: text($0)) }
  }

  /// The text of a column; empty where there is none.
  subscript(column: TrackColumn) -> String {
    fields.first { $0.column == column }?.text ?? ""
  }
}
