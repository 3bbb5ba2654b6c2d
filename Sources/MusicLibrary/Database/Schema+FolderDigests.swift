extension Schema {
  /// The sixteenth version: a digest of what the store knows of the files in a folder.
  ///
  /// Where it is there it is right. A scan makes it from the rows it speaks of; when one of them
  /// changes or goes, whoever does that, it goes in the same transaction. Rows come by `FileWriter`
  /// alone, which takes it away once a folder: a trigger for each costs a first scan a hundredth.
  static let version16 =
    """
    CREATE TABLE folder_digests(
      folder_id INTEGER PRIMARY KEY REFERENCES folders(id) ON DELETE CASCADE,
      digest BLOB NOT NULL,
      skipped INTEGER NOT NULL
    ) STRICT;

    """
    + triggers(
      on: "tracks",
      columns: "folder_id, name, part, device, inode, size, modified_at, changed_at, reader")
    + triggers(
      on: "skipped_files",
      columns: "folder_id, name, device, inode, size, modified_at, changed_at, reader")

  private static func triggers(on table: String, columns: String) -> String {
    """
    CREATE TRIGGER digests_after_delete_of_\(table) AFTER DELETE ON \(table) BEGIN
      DELETE FROM folder_digests WHERE folder_id = old.folder_id;
    END;
    CREATE TRIGGER digests_after_update_of_\(table) AFTER UPDATE OF \(columns) ON \(table) BEGIN
      DELETE FROM folder_digests WHERE folder_id IN (old.folder_id, new.folder_id);
    END;

    """
  }
}
