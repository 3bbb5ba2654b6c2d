public import MusicModel

extension LibraryStore {
  /// What is made for the person on a day: another choice every day, the same one all day long.
  ///
  /// Everything is worked out from this library and its history.
  ///
  /// - Parameters:
  ///   - day: The day, counted from 1970.
  ///   - now: Unix seconds; `nil` for now.
  /// - Returns: A pick, what was heard lately, at most five mixes with their reasons, and what was
  ///   not heard for long; parts are empty where the library has nothing for them.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*n*), where *n* is the number of tracks.
  public nonisolated func recommendations(
    day: Int, now: Int64? = nil
  ) async throws(LibraryError) -> Recommendations {
    try await read { queries throws(LibraryError) in
      let maker = MixMaker(queries, day: day, now: now ?? Self.now())
      return Recommendations(
        pick: try maker.pick(), recent: try maker.recent(), mixes: try maker.mixes(),
        forgotten: try maker.forgotten())
    }
  }
}
