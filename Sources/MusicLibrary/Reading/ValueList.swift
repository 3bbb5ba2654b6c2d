/// Takes lists of values out of tags.
struct ValueList: Sendable {
  private let artists: Separators
  private let lists: Separators
  private let roleMarks: Separators
  private let genreMarks: Separators
  /// Separators that are words, as they stand before a guest.
  private let guests: [String]
  private let protectedNames: Set<String>

  /// Prepares splitting by some rules.
  init(_ rules: SplitRules = SplitRules()) {
    let names = rules.protectedNames
    artists = Separators(rules.artists, around: names)
    lists = Separators(rules.lists, around: names)
    roleMarks = Separators(rules.roles, around: names)
    genreMarks = Separators(rules.genres, around: names)
    guests = rules.artists.map { $0.lowercased() }.filter { $0.contains(where: \.isLetter) }
    protectedNames = Set(names.map { TextForm.folded($0) })
  }

  /// The people a credit names.
  ///
  /// Several values are taken as they are. One value is split where the rules say so.
  ///
  /// - Parameters:
  ///   - values: The values of the credit, tidied.
  ///   - names: The values of the tag that lists the names, when the file has one; it decides.
  ///   - whole: More names that hold a separator.
  /// - Returns: Names without repeats, in the order of the credit.
  func people(
    _ values: [String], names: [String] = [], keeping whole: [String] = []
  ) -> [String] {
    if names.count > 1 { return Self.unique(names) }
    if let list = names.first { return Self.unique(split(list, at: lists)) }
    guard values.count == 1, let credit = values.first, !credit.isEmpty else {
      return Self.unique(values)
    }
    let separators = whole.isEmpty ? artists : artists.around(whole)
    let parts = split(withoutGuestBrackets(credit), at: separators)
    if parts.count == 1 || isProtected(credit, whole) { return [credit] }
    return Self.unique(parts)
  }

  private func isProtected(_ credit: String, _ whole: [String]) -> Bool {
    let folded = TextForm.folded(credit)
    return protectedNames.contains(folded) || whole.contains { TextForm.folded($0) == folded }
  }

  /// Composers and others in a role.
  func roles(_ values: [String]) -> [String] {
    guard values.count == 1, let value = values.first else { return Self.unique(values) }
    return Self.unique(split(value, at: roleMarks))
  }

  /// The names of genres, with the numbers of old tags told.
  func genres(_ values: [String]) -> [String] {
    Self.unique(values.flatMap { split($0, at: genreMarks) }.flatMap(Genre.decoded))
  }

  /// The values without empty ones and without repeats that differ in case or width only.
  static func unique(_ values: [String]) -> [String] {
    if values.count <= 1 { return values.filter { !$0.isEmpty } }
    var seen: Set<String> = []
    return values.filter { !$0.isEmpty && seen.insert(TextForm.folded($0)).inserted }
  }

  private func split(_ text: String, at separators: Separators) -> [String] {
    separators.parts(of: text)?.map(TextForm.line) ?? [text]
  }

  /// Takes the brackets off guests.
  private func withoutGuestBrackets(_ credit: String) -> String {
    // Looking at characters takes long, and hardly any credit has brackets.
    guard credit.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }),
      let open = credit.lastIndex(where: { $0 == "(" || $0 == "[" }),
      let close = credit[open...].firstIndex(where: { $0 == ")" || $0 == "]" })
    else { return credit }
    let inside = credit[credit.index(after: open)..<close]
    let probe = " " + inside.lowercased()
    guard guests.contains(where: { probe.hasPrefix($0) }) else { return credit }
    return TextForm.line(credit[..<open] + " " + inside + credit[credit.index(after: close)...])
  }
}
