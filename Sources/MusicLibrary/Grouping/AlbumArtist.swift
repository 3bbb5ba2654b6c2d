/// Who a whole album is by.
struct AlbumArtist: Hashable, Sendable {
  /// One artist.
  struct Name: Hashable, Sendable {
    /// As tagged; empty when nothing is known.
    var name: String
    /// As tagged for sorting; empty without such a tag.
    var sort = ""
  }

  /// The credit as shown; `nil` for various artists, empty when nothing is known.
  var credit: String?
  /// Those it names, in their order; none for various artists.
  var names: [Name] = []

  /// Various artists.
  static let various = AlbumArtist(credit: nil)

  /// An artist by a credit.
  ///
  /// - Parameters:
  ///   - credit: As shown.
  ///   - names: Those it names; without any, or with one, the credit is one name.
  ///   - sort: The credit as tagged for sorting; with several names it is taken apart as they are.
  init(credit: String, names: [String], sort: String) {
    self.credit = credit
    if names.count > 1 {
      let sorts = ValueList().people([sort])
      let areMatching = sorts.count == names.count
      self.names = names.enumerated().map {
        Name(name: $1, sort: areMatching ? sorts[$0] : "")
      }
    } else {
      self.names = [Name(name: credit, sort: sort)]
    }
  }

  private init(credit: String?) { self.credit = credit }
}
