extension Schema {
  /// The fifteenth version: what a scan compares files with, in an index of its own.
  ///
  /// The rows of tracks are five times as long, and all of them had to be read from the disk before
  /// a scan could begin. Within a folder the order is that in which the scan before found the
  /// files.
  static let version15 = """
    CREATE INDEX tracks_stamps ON tracks(
      folder_id, id, name, part, device, inode, size, modified_at, changed_at, reader);

    """
}
