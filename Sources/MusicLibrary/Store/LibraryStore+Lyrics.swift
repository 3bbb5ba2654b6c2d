public import MusicModel

extension LibraryStore {
  /// The words of a track: those of the file beside it with the ending `lrc`, else those in its
  /// tags.
  ///
  /// - Returns: The words as they are written there, untrusted; `nil` when there are none.
  /// - Throws: What the store throws on reading.
  public nonisolated func lyrics(of id: TrackID) async throws(LibraryError) -> String? {
    guard let path = try await path(of: id) else { return nil }
    return LyricsFile.text(for: path)
  }
}
