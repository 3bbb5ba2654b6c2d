import MusicModel

extension InfoField.Group {
  /// The group in words.
  var phrase: Phrase {
    switch self {
    case .tags: .infoTags
    case .sound: .infoSound
    case .file: .infoFile
    case .history: .infoHistory
    }
  }
}

extension InfoField.Name {
  /// The name in words; a tag without one is called as in its file.
  func text(_ catalogue: Catalogue) -> String {
    if case .tag(let name) = self { return name }
    return catalogue[phrase]
  }

  private var phrase: Phrase {
    switch self {
    case .title: .infoTitle
    case .artist: .infoArtist
    case .album: .infoAlbum
    case .albumArtist: .infoAlbumArtist
    case .composer: .infoComposer
    case .genre: .infoGenre
    case .date: .infoDate
    case .originalDate: .infoOriginalDate
    case .track: .infoTrack
    case .disc: .infoDisc
    case .discSubtitle: .infoDiscSubtitle
    case .compilation: .infoCompilation
    case .sortName: .infoSortName
    case .comment: .infoComment
    case .replayGain: .infoReplayGain
    case .guessedCharset: .infoGuessedCharset
    case .chosenCharset: .infoChosenCharset
    case .duration: .infoDuration
    case .format: .infoFormat
    case .bitRate: .infoBitRate
    case .sampleRate: .infoSampleRate
    case .channels: .infoChannels
    case .path: .infoPath
    case .size: .infoSize
    case .modified: .infoModified
    case .cueSheet: .infoCueSheet
    case .added: .infoAdded
    case .plays: .infoPlays
    case .skips: .infoSkips
    case .lastPlayed: .infoLastPlayed
    case .rating: .infoRating
    case .favourite, .tag: .infoFavourite
    }
  }
}
