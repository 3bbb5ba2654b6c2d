extension Schema {
  /// The eleventh version: indexes that a search begins with when few tracks are of a genre, came
  /// in within a time, or were heard within one; and whether an album has to show its year is seen
  /// in an index alone.
  static let version11 = """
    CREATE INDEX tracks_of_genre ON tracks(genres) WHERE genres <> '';
    CREATE INDEX items_by_added ON items(added_at);
    CREATE INDEX items_heard ON items(last_played_at) WHERE last_played_at IS NOT NULL;
    DROP INDEX albums_alike;
    CREATE INDEX albums_alike ON albums(artist_id, sort_key, year, id);

    """
}
