public import MusicModel

extension LibraryStore {
  /// The first track under a letter in an order of all tracks.
  ///
  /// - Parameters:
  ///   - letter: The letter, in any case and with any accent; `#` or a digit for numbers, `*` for
  ///     symbols.
  ///   - sort: The order, as in `trackIDs(sortedBy:)`.
  /// - Returns: Its identity; `nil` where no track stands under the letter, or the order has none.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks) at most, in constant memory.
  public nonisolated func firstTrack(
    under letter: Character, sortedBy sort: TrackSort
  ) async throws(LibraryError) -> TrackID? {
    try await read { queries throws(LibraryError) in
      try queries.firstTrack(under: letter, sortedBy: sort)
    }
  }
}
