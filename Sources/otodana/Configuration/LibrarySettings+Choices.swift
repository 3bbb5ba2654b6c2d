import AppCore
import MusicLibrary
import MusicModel

extension LibrarySettings {
  /// What a person chose of how files become a library; what they did not mention is the
  /// program's own choice.
  init(_ choices: LibraryChoices) {
    self.init()
    if let reads = choices.includesHidden { walking.readsHiddenFolders = reads }
    if let words = choices.articles { articles = ArticleList(words) }
    if let marks = choices.artistSeparators { splitting.artists = marks }
    if let marks = choices.genreSeparators { splitting.genres = marks }
    if let names = choices.protectedNames { splitting.protectedNames += names }
    if let names = choices.variousNames { grouping.variousNames += names }
    if let names = choices.pictures { covers.names = names }
    if let isOriginal = choices.showsOriginalYear { grouping.prefersOriginalDate = isOriginal }
    if let byFile = choices.addsByFileTime { firstDate = byFile ? .fileTime : .importTime }
    if let usual = choices.charsets, !usual.isEmpty { charset = .guessed(preferring: usual) }
  }
}
