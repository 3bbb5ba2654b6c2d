/// The albums of the demonstration library; every name in it is invented.
enum DemoCatalogue {
  /// All albums, the one added last first, both languages mixed so that neither fills a column.
  static var albums: [DemoAlbum] {
    var english = englishAlbums[...]
    var japanese = japaneseAlbums[...]
    var mixed: [DemoAlbum] = []
    while !english.isEmpty || !japanese.isEmpty {
      for isEnglish in [true, false, false, true, false, true, true] {
        let next = isEnglish ? english.popFirst() : japanese.popFirst()
        if let next { mixed.append(next) }
      }
    }
    return mixed
  }

  /// The name under which an artist is sorted, where it is not the name itself.
  static func sortName(of artist: String) -> String? { readings[artist] }
}
