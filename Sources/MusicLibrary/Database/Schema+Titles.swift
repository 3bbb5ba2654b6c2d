extension Schema {
  /// The seventeenth version: albums of one artist and title lie beside those of the same title.
  ///
  /// A list by title, the usual order, asks of each album whether it has to show its year, and
  /// finds the answers for many in one page.
  static let version17 = """
    DROP INDEX albums_alike;
    CREATE INDEX albums_alike ON albums(sort_key, artist_id, year, id);

    """
}
