import AppCore
import Glibc
import MusicLibrary
import MusicModel

/// Playlists from files and to files, by paths that a person typed.
extension LibraryService {
  /// Makes a playlist of a file's entries.
  func importPlaylist(_ typed: String) async throws(LibraryError) {
    let path = Folder.path(typed: typed, home: paths.home)
    guard Self.isFile(path), let bytes = try? TextFile.bytes(path) else {
      return post(.failed(.fileUnreadable(typed), of: nil))
    }
    guard let imported = try await store.importPlaylist(bytes, from: path, locale: locale) else {
      return post(.failed(.notAPlaylist(typed), of: nil))
    }
    post(
      .library(
        .imported(
          imported.id, name: imported.name, count: imported.entries, missing: imported.missing)))
  }

  /// Writes a playlist to a file that is not there yet.
  func exportPlaylist(_ playlist: PlaylistID, _ typed: String) async throws(LibraryError) {
    let path = Folder.path(typed: typed, home: paths.home)
    guard let format = TextFile.playlistFormat(path) else {
      return post(.failed(.notAPlaylist(typed), of: nil))
    }
    guard access(Self.name(path), F_OK) != 0 else {
      return post(.failed(.fileExists(typed), of: nil))
    }
    guard let folder = try? Folder(TextFile.directory(path)) else {
      return post(.failed(.fileNotWritten(typed), of: nil))
    }
    let text = try await store.playlistFile(
      playlist, as: format, paths: .relative(to: folder.path))
    guard let text else { return post(.failed(.noPlaylist(typed), of: nil)) }
    do throws(Failure) {
      try TextFile.write(text, to: path)
      post(.library(.exported(path: typed)))
    } catch {
      post(.failed(error, of: nil))
    }
  }

  /// Whether there is a file; a pipe or the terminal would be waited for.
  private static func isFile(_ path: [UInt8]) -> Bool {
    var status = stat()
    return path != Array("-".utf8) && stat(name(path), &status) == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  private static func name(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
