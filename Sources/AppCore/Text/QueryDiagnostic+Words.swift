public import MusicModel

extension QueryDiagnostic {
  /// What is to be said where nothing was found; `nil` where it makes no difference.
  ///
  /// What is found needs no words: titles hold colons, too.
  public func text(_ catalogue: Catalogue) -> String? {
    switch self {
    case .unknownField(let name):
      catalogue(
        .queryUnknownField, name, QueryField.allCases.map(\.rawValue).joined(separator: ", "))
    case .invalidValue(let field, let value):
      catalogue(.queryInvalidValue, field.rawValue, value, field.examples.joined(separator: ", "))
    case .missingValue(let field):
      catalogue(.queryMissingValue, field.rawValue, field.examples.joined(separator: ", "))
    case .unclosedQuote: nil
    case .tooManyTerms(let most): catalogue(.queryTooLong, Numbers.grouped(most))
    }
  }
}
