internal import CSystem
internal import MusicModel

/// The first look: as long as folders are what their digests say, no file is compared.
extension RootScan {
  /// What a look has come to.
  enum Look: Hashable, Sendable {
    /// All was as it was so far, and there is more.
    case isUnderWay
    /// Everything is as it was.
    case isOver
    /// Something is not, or nothing is known of it: files have to be compared from here on.
    case isInDoubt
  }

  /// Walks on while every folder is as its digest says.
  ///
  /// - Returns: What it came to, after a while at the latest.
  /// - Complexity: O(files of the folders that were walked through).
  func look() -> Look {
    let deadline = csystem_clock() + Self.batchTime
    while csystem_clock() < deadline {
      guard let directory = walk.next() else {
        isWalking = false
        return known.folders.allSatisfy(\.isSeen) ? .isOver : .isInDoubt
      }
      guard pass(directory) else {
        doubtful = directory
        return .isInDoubt
      }
    }
    return .isUnderWay
  }

  /// Takes what is known of all files for comparing; what the look has passed is there.
  func learn(_ files: KnownFiles) {
    let passed = known.folders
    known = files
    known.markSeen(passed)
  }

  /// Remembers what counts of a directory even if nothing in it has changed.
  func noteMountAndPlaylists(of directory: WalkedDirectory) {
    if directory.isMount { mounts.insert(directory.path) }
    for file in directory.playlists {
      let path = FilePath.joined(directory.path, file.name)
      playlists.append(FoundPlaylist(path: path, stamp: file.stamp))
    }
  }

  /// Passes a directory if all in it is as it was.
  private func pass(_ directory: WalkedDirectory) -> Bool {
    guard directory.failure == nil, directory.danglingLinks.isEmpty else { return false }
    let digest = FolderDigest(directory)
    if let index = known.folder(at: directory.path) {
      let folder = known.folders[Int(index)]
      guard folder.digest == digest else { return false }
      known.markSeen(folder: index)
      progress.skipped += folder.skipped
    } else if digest != FolderDigest() {
      return false
    }
    progress.found += directory.music.count
    progress.done += directory.music.count
    noteMountAndPlaylists(of: directory)
    return true
  }
}
