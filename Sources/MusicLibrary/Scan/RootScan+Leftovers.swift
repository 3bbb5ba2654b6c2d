internal import MusicModel

/// What becomes of files that are not found: some are gone, of others nothing is known.
extension RootScan {
  /// What was not found again; call when there are no more batches.
  func leftovers() -> ScanLeftovers {
    var leftovers = ScanLeftovers()
    // Another directory, even an empty one, may have taken the root's place meanwhile.
    guard isRootThere, FileIdentity(path: task.root) == rootIdentity else {
      leftovers.isOffline = true
      return leftovers
    }
    compareMounts(&leftovers)
    for (index, entry) in known.entries.enumerated() where !entry.isSeen {
      leftovers.files.append(
        ScanLeftovers.File(
          track: entry.track, folder: known.folders[Int(entry.folder)].id,
          name: known.name(of: Int32(index))))
    }
    leftovers.folders = known.folders.filter { !$0.isSeen }.map(\.id)
    return leftovers
  }

  /// Keeps what is known of a directory that could not be read, and lists it.
  func noteFaults(of directory: WalkedDirectory) {
    for link in directory.danglingLinks { keep(link) }
    guard let reason = directory.failure else { return }
    known.markSeen(under: directory.path)
    guard directory.path != task.root || !directory.isEmpty else { return }
    progress.skipped += 1
    let folder = known.folder(at: directory.path)
    guard folder.flatMap({ known.entry(folder: $0, name: []) }) == nil else { return }
    let unknown = FileStamp(identity: FileIdentity(device: 0, inode: 0), size: 0, modifiedAt: 0)
    batch.files.append(
      ScanBatch.File(
        folder: directory.path, name: [], stamp: unknown, track: nil, content: .skipped(reason)))
  }

  /// Keeps what is known of a link that leads nowhere: a file, or all below a directory.
  private func keep(_ link: [UInt8]) {
    known.markSeen(under: link)
    let (directory, name) = FilePath.split(link)
    guard let folder = known.folder(at: directory) else { return }
    if let index = known.entry(folder: folder, name: name) { known.markSeen(index) }
  }

  /// Whether the root has anything in it, and is not the place where its disk is missing.
  private var isRootThere: Bool {
    guard MusicFolder.holdsAnything(task.root) else { return false }
    return !known.mounts.contains(task.root) || MountPoint.isMount(task.root)
      || MusicFolder.holdsMusic(task.root)
  }

  /// Keeps what is known below a directory whose file system is not there.
  private func compareMounts(_ leftovers: inout ScanLeftovers) {
    leftovers.mounts = mounts
    for mount in known.mounts where !mounts.contains(mount) && !MountPoint.isMount(mount) {
      // Music where the other file system was is now what there is.
      if MusicFolder.holdsMusic(mount) {
        leftovers.forgottenMounts.insert(mount)
      } else {
        leftovers.lostMounts.insert(mount)
        known.markSeen(under: mount)
      }
    }
  }
}
