import Testing

@testable import MusicLibrary

/// Tracks on the left, albums on the right, as a listener sees them.
@Suite struct GroupingTests {
  /// A track as "folder | artist | album | album artist", and what else decides.
  private static func tracks(_ lines: [String]) -> [GroupingTrack] {
    lines.enumerated().map { index, line in
      var parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        TextForm.line(String($0))
      }
      while parts.count < 5 { parts.append("") }
      let folder = Array("/m/\(parts[0])".utf8)
      var track = GroupingTrack(
        id: Int64(index + 1), folder: folder,
        family: DirectoryFamily.family(of: folder, root: Array("/m".utf8)), artist: parts[1],
        artists: ValueList().people([parts[1]]), album: parts[2], albumArtist: parts[3],
        albumArtists: ValueList().people([parts[3]]))
      for flag in parts[4].split(separator: " ") {
        switch flag {
        case "comp": track.compilation = true
        case "nocomp": track.compilation = false
        default:
          if let year = Int(flag) { track.year = year } else { track.releaseID = String(flag) }
        }
      }
      return track
    }
  }

  /// Albums as "artist: title = track numbers"; `*` is various artists.
  private static func albums(_ lines: [String]) -> [String] {
    AlbumGrouping.groups(of: tracks(lines)).map { group in
      "\(group.artist.credit ?? "*"): \(group.title) = \(group.tracks.map(String.init).joined(separator: " "))"
    }
  }

  @Test(arguments: [
    (
      "one folder, one artist, one title",
      ["a|Ann|First", "a|Ann|First"],
      ["Ann: First = 1 2"]
    ),
    (
      "spellings that differ in case and width are one album, shown as most tracks have it",
      ["a|Ann|First", "a|ANN|FIRST", "a|Ann|First"],
      ["Ann: First = 1 2 3"]
    ),
    (
      "numbers in titles count",
      ["a|Ann|Works 1", "a|Ann|Works 10"],
      ["Ann: Works 1 = 1", "Ann: Works 10 = 2"]
    ),
    (
      "years never part an album of one folder",
      ["a|Ann|First|Ann|2005", "a|Ann|First|Ann|1999"],
      ["Ann: First = 1 2"]
    ),
    (
      "the same title by three artists in three folders",
      ["a|A|Greatest Hits", "b|B|Greatest Hits", "c|C|Greatest Hits"],
      ["A: Greatest Hits = 1", "B: Greatest Hits = 2", "C: Greatest Hits = 3"]
    ),
    (
      "the same title by two album artists in one folder",
      ["a|A|Hits|A", "a|B|Hits|B"],
      ["A: Hits = 1", "B: Hits = 2"]
    ),
    (
      "three titles alike of one artist in folders of their own",
      ["1999|AF|AF|AF|1999", "2016|AF|AF|AF|2016", "2019|AF|AF|AF|2019"],
      ["AF: AF = 1", "AF: AF = 2", "AF: AF = 3"]
    ),
    (
      "disc folders are one family",
      ["x/CD1|Ann|Set|Ann", "x/CD2|Ann|Set|Ann", "x|Ann|Set|Ann"],
      ["Ann: Set = 1 2 3"]
    ),
    (
      "one artist with guests is one artist",
      ["a|A|T", "a|A feat. B|T", "a|A (feat. C)|T"],
      ["A: T = 1 2 3"]
    ),
    (
      "many artists and no album artist",
      ["a|A|T", "a|B|T", "a|C|T"],
      ["*: T = 1 2 3"]
    ),
    (
      "two artists of like weight",
      ["a|A|T", "a|B|T"],
      ["*: T = 1 2"]
    ),
    (
      "one of two artists has more than three quarters",
      ["a|A|T", "a|A|T", "a|A|T", "a|A|T", "a|B|T"],
      ["A: T = 1 2 3 4 5"]
    ),
    (
      "a flag on one disc marks the whole set",
      ["x/CD1|A|T||comp", "x/CD2|A|T"],
      ["*: T = 1 2"]
    ),
    (
      "the flag never hides the album artist",
      ["a|A|T|Ann|comp", "a|B|T|Ann|comp"],
      ["Ann: T = 1 2"]
    ),
    (
      "a flag that says no beats the guess",
      ["a|A|T||nocomp", "a|B|T||nocomp", "a|C|T||nocomp"],
      ["A: T = 1", "B: T = 2", "C: T = 3"]
    ),
    (
      "names that stand for various artists",
      ["a|A|T|VA", "b|A|T|various artists", "c|A|T|Various"],
      ["*: T = 1", "*: T = 2", "*: T = 3"]
    ),
    (
      "tracks without album artist join the only one of their title",
      ["a|A|T|Project", "a|B|T", "a|C|T|Project"],
      ["Project: T = 1 2 3"]
    ),
    (
      "without titles the folder is the album",
      ["Some Folder|A|", "Some Folder|A|", "Other|A|"],
      ["A: Some Folder = 1 2", "A: Other = 3"]
    ),
    (
      "a release joins tracks wherever they are, and takes in those without one beside it",
      ["a|A|T|A|r1", "b|A|T|A|r1", "b|A|T|A", "c|A|T|A"],
      ["A: T = 1 2 3", "A: T = 4"]
    ),
    (
      "two releases in one folder stay two",
      ["a|A|T|A|r1", "a|A|T|A|r2"],
      ["A: T = 1", "A: T = 2"]
    ),
  ])
  func `tracks make albums`(name: String, tracks: [String], albums: [String]) {
    #expect(Self.albums(tracks) == albums, "\(name)")
  }

  @Test(arguments: [
    ("CD1", 1), ("cd 02", 2), ("Disc 3", 3), ("disk-4", 4), ("DVD_5", 5), ("CD10", 10),
    ("Disc 1 - Live", 1), ("Disc 2: Extras", 2), ("CD1 (Live)", 1), ("ディスク2", 2), ("CD", nil),
    ("CD1999", nil), ("Discovery", nil), ("CDs", nil), ("Disc One", nil), ("Album CD1", nil),
    ("CD1a", nil),
  ])
  func `folders of discs are known by name`(name: String, number: Int?) {
    #expect(DirectoryFamily.discNumber(Array(name.utf8)) == number)
  }

  @Test func `a root is never a disc's folder`() {
    let root = Array("/music/CD1".utf8)
    #expect(DirectoryFamily.family(of: root, root: root) == root)
    let inner = Array("/music/CD1/CD2".utf8)
    #expect(DirectoryFamily.family(of: inner, root: root) == root)
  }
}
