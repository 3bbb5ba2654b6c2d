internal import MusicModel

extension Query {
  /// Reads a query as it is typed.
  ///
  /// Of very many conditions the first count.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: String) {
    self.init(terms: [])
    var parser = QueryParser(text)
    while let word = parser.next() { take(word) }
    if parser.isQuoteOpen { diagnostics.append(.unclosedQuote) }
  }

  /// Conditions of one query; SQLite takes no expression that is a thousand deep.
  static let mostTerms = 200

  private mutating func take(_ word: QueryParser.Word) {
    let field = word.field.flatMap { QueryField(named: $0) }
    if let field, !word.isNegated, arrange(field, word.value) { return }
    guard terms.count < Self.mostTerms else { return note(.tooManyTerms(most: Self.mostTerms)) }
    if let field, let condition = Self.condition(field, word.value) {
      return add(condition, isNegated: word.isNegated)
    }
    if let name = word.field { note(Self.doubt(of: field, named: name, word.value)) }
    let typed = (word.field.map { $0 + ":" } ?? "") + word.value
    add(.text(.anywhere, SearchText.folded(typed)), isNegated: word.isNegated)
  }

  /// What there is to say of a field that is no condition.
  private static func doubt(
    of field: QueryField?, named name: String, _ value: String
  ) -> QueryDiagnostic {
    guard let field else { return .unknownField(name) }
    return SearchText.folded(value).isEmpty
      ? .missingValue(field) : .invalidValue(field, value: value)
  }

  private mutating func note(_ diagnostic: QueryDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Takes an order or a limit.
  ///
  /// - Returns: Whether it was one that makes sense.
  private mutating func arrange(_ field: QueryField, _ value: String) -> Bool {
    let value = SearchText.folded(value)
    switch field {
    case .sort:
      let orders = value.split(separator: ",").map { QueryOrder(String($0)) }
      guard !orders.isEmpty, orders.allSatisfy({ $0 != nil }) else { return false }
      // What comes second by the same key decides nothing.
      for case let next? in orders where !order.contains(where: { $0.key == next.key }) {
        order.append(next)
      }
    case .limit:
      guard let range = QueryNumber.range(value), range.lowerBound > 0,
        range.lowerBound == range.upperBound
      else { return false }
      limit = range.lowerBound
    default: return false
    }
    return true
  }

  private mutating func add(_ condition: Condition, isNegated: Bool) {
    if case .text(_, "") = condition { return }
    terms.append(Term(condition, isNegated: isNegated))
  }

  /// The condition a field and its value stand for; `nil` when they make no sense.
  private static func condition(_ field: QueryField, _ value: String) -> Condition? {
    let text = SearchText.folded(value)
    guard !text.isEmpty else { return nil }
    switch field {
    case .artist: return .text(.artist, text)
    case .album: return .text(.album, text)
    case .title: return .text(.title, text)
    case .genre: return .genre(FoldedTexts.genre(value))
    case .year: return QueryNumber.range(text).map { .year($0) }
    case .plays: return QueryNumber.range(text).map { .plays($0) }
    case .added: return QueryNumber.age(text).map { .age($0) }
    case .rating: return QueryNumber.range(text).map { .rating($0) }
    case .played:
      return text == "never" ? .played(nil) : QueryNumber.age(text).map { .played($0) }
    case .favourite: return truth(text).map { .favourite($0) }
    case .format: return FormatName.formats(text).isEmpty ? nil : .format(text)
    case .sort, .limit: return nil
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }
}

/// Cuts a query into words.
struct QueryParser {
  /// A word or a phrase, with the field in front of it.
  struct Word: Hashable {
    var field: String?
    var value: String
    var isNegated: Bool
  }

  private var rest: Substring
  /// Whether the last quotation mark had no other.
  private(set) var isQuoteOpen = false

  /// Starts at the beginning of a text.
  init(_ text: String) { rest = text[...] }

  /// The next word; `nil` at the end.
  mutating func next() -> Word? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    // A minus on its own is a word.
    let isNegated = first == "-" && rest.dropFirst().first.map { !$0.isWhitespace } ?? false
    if isNegated { rest.removeFirst() }
    let field = takeField()
    return Word(field: field, value: takeValue(), isNegated: isNegated)
  }

  /// Letters up to a colon that has something behind it, or that there is a field of.
  private mutating func takeField() -> String? {
    let name = rest.prefix { $0.isLetter && $0.isASCII }
    let after = rest[name.endIndex...]
    guard !name.isEmpty, after.first == ":" else { return nil }
    let value = after.dropFirst()
    let lacksValue = value.first?.isWhitespace ?? true
    guard !lacksValue || QueryField(named: String(name)) != nil else { return nil }
    rest = value
    return String(name)
  }

  private mutating func takeValue() -> String {
    if rest.first == "\"" {
      rest.removeFirst()
      let phrase = rest.prefix { $0 != "\"" }
      isQuoteOpen = phrase.endIndex == rest.endIndex
      rest = rest[phrase.endIndex...].dropFirst()
      return String(phrase)
    }
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    return String(word)
  }
}
