import MusicModel

extension Catalogue {
  /// The name of a mix.
  func name(of reason: Mix.Reason) -> String {
    switch reason {
    case .moreBy(let artist): self(.mixMoreBy, artist)
    case .genre(let genre, _): self(.mixGenre, genre)
    case .favourites: self[.mixFavourites]
    case .rediscovered: self[.mixRediscovered]
    case .decade(let year, _): self(.mixDecade, "\(year)")
    case .newAndUnheard: self[.mixNew]
    }
  }

  /// Why a mix is there.
  func explanation(of reason: Mix.Reason) -> String {
    switch reason {
    case .moreBy(let artist): self(.whyMoreBy, artist)
    case .genre(let genre, isHeard: true): self(.whyGenre, genre)
    case .genre(let genre, isHeard: false): self(.whyGenreOfLibrary, genre)
    case .favourites: self[.whyFavourites]
    case .rediscovered: self[.whyRediscovered]
    case .decade(_, isHeard: true): self[.whyDecade]
    case .decade(_, isHeard: false): self[.whyDecadeOfLibrary]
    case .newAndUnheard: self[.whyNew]
    }
  }
}
