import MusicModel
import Playback
import Testing

@testable import AppCore

/// Every screen in each of its forms: empty, on its way, in error, and of what is offline.
struct FormTests {
  /// A screen: its name, the keys that lead to it, and the request that it waits for.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    /// What it says where there is nothing; `nil` where there is always something.
    let empty: (sentence: String, key: String)?
    let isAwaited: @Sendable (Effect) -> Bool
    var testDescription: String { name }
  }

  private static let places = [
    Place(name: "library", keys: "", empty: ("No albums yet", "R looks for new files")) {
      $0 == .loadAlbumIDs(.all(AlbumSort(.added)))
    },
    Place(name: "playlists", keys: "1", empty: ("No playlists yet", "o makes one")) {
      $0 == .loadPlaylists
    },
    Place(
      name: "playlist", keys: "1'e<enter>", empty: ("Nothing is on this playlist yet", "b on a")
    ) { $0 == .loadPlaylist(PlaylistID(1)) },
    Place(
      name: "smart playlist", keys: "1'l<enter>", empty: ("No track matches", "R looks again")
    ) { $0 == .loadPlaylist(PlaylistID(2)) },
    Place(name: "artists", keys: "2", empty: ("No artists yet", "R looks for new files")) {
      $0 == .loadArtists
    },
    Place(
      name: "artist", keys: "2'd<enter>",
      empty: ("This is not there any more", "Esc goes back")
    ) { $0 == .loadArtist(ArtistID(3)) },
    Place(name: "albums", keys: "3", empty: ("No albums yet", "R looks for new files")) {
      $0 == .loadAlbumIDs(.all(AlbumSort(.title)))
    },
    Place(
      name: "album", keys: "<tab><enter>",
      empty: ("This is not there any more", "Esc goes back")
    ) { $0 == .loadAlbum(AlbumID(1)) },
    Place(name: "songs", keys: "4", empty: ("No songs yet", "R looks for new files")) {
      $0 == .loadTrackIDs(TrackSort(.title))
    },
    Place(
      name: "made for you", keys: "5", empty: ("Nothing to recommend yet", "R looks for new files")
    ) { $0 == .loadRecommendations },
    Place(
      name: "downloaded", keys: "6",
      empty: ("Nothing on this machine yet", "R looks for new files")
    ) { $0 == .loadAlbumIDs(.downloaded(AlbumSort(.title))) },
    Place(name: "search", keys: "<c-s>miles<enter>", empty: ("Nothing found", "artist:")) {
      if case .search = $0 { true } else { false }
    },
    Place(
      name: "info", keys: "<tab>i", empty: ("This is not there any more", "Esc goes back")
    ) { $0 == .loadInfo(.album(AlbumID(1))) },
    Place(name: "report", keys: "gr", empty: ("Nothing is wrong with any file", "R looks again")) {
      $0 == .loadFaultyFiles
    },
    Place(name: "queue", keys: "Q", empty: ("Nothing is queued", "p plays the selection")) {
      $0 == .loadQueue
    },
    Place(name: "now playing", keys: "P", empty: ("Nothing plays", "p plays the selection")) {
      $0 == .loadQueue
    },
    Place(name: "playlist choice", keys: "<tab>b", empty: nil) { $0 == .loadPlaylists },
  ]

  /// The library of the fixtures, with a smart playlist, and with all of it offline or not.
  private static func answers(to effect: Effect, isOffline: Bool = false) -> [Event] {
    if effect == .loadPlaylists {
      let smart = PlaylistSummary(
        id: PlaylistID(2), name: "Loud", letter: "L", trackCount: 0, kind: .smart)
      let own = PlaylistSummary(id: PlaylistID(1), name: "Evening", letter: "E", trackCount: 0)
      return [.library(.playlists([own, smart]))]
    }
    let events = FixtureLibrary.answers(to: effect)
    guard isOffline else { return events }
    if case .collectTracks(let sources, let use) = effect, use.isPlayedNow {
      return [.library(.collected([TrackID(1)], albums: [:], offline: sources, for: use))]
    }
    if effect == .loadCounts { return events + [.library(.missingFolders(["/mnt/nas"]))] }
    return events.map(offline)
  }

  private static func offline(_ event: Event) -> Event {
    switch event {
    case .library(.albums(let rows)): .library(.albums(rows.map(offline)))
    case .library(.tracks(let rows)): .library(.tracks(rows.map(offline)))
    case .library(.album(let id, .some(let detail))):
      .library(
        .album(
          id,
          AlbumDetail(
            album: offline(detail.album), tracks: detail.tracks.map(offline),
            moreBy: detail.moreBy.map(offline))))
    case .library(.artist(let id, .some(let detail))):
      .library(
        .artist(
          id,
          ArtistDetail(
            artist: detail.artist, topTracks: detail.topTracks.map(offline),
            albums: detail.albums.mapValues { $0.map(offline) })))
    case .library(.findings(let found)):
      .library(
        .findings(
          SearchFindings(
            text: found.text, artists: found.artists, albums: found.albums.map(offline),
            tracks: found.tracks.map(offline), top: found.top)))
    default: event
    }
  }

  private static func offline(_ album: AlbumSummary) -> AlbumSummary {
    var album = album
    album.offlineCount = album.trackCount
    return album
  }

  private static func offline(_ track: TrackSummary) -> TrackSummary {
    var track = track
    track.isOffline = true
    return track
  }

  /// What a library without anything answers.
  private static func nothing(for effect: Effect) -> [Event] {
    switch effect {
    case .loadAlbumIDs(let list): [.library(.albumIDs(list, [], isComplete: true))]
    case .loadPlaylists: [.library(.playlists([]))]
    case .loadPlaylist(let id): [.library(.playlist(id, []))]
    case .loadArtists: [.library(.artists([]))]
    case .loadArtist(let id): [.library(.artist(id, nil))]
    case .loadAlbum(let id): [.library(.album(id, nil))]
    case .loadTrackIDs(let sort): [.library(.trackIDs(sort, [], isComplete: true))]
    case .loadRecommendations: [.library(.recommendations(Recommendations()))]
    case .search(let text): [.library(.findings(SearchFindings(text: text)))]
    case .loadInfo(let subject): [.library(.info(subject, []))]
    case .loadFaultyFiles: [.library(.faultyFiles([]))]
    case .loadQueue: [.library(.queue(nil, albums: [:]))]
    default: []
    }
  }

  /// A script that has come to a place, where what it waits for is answered in a way of its own.
  private static func script(
    at place: Place, _ catalogue: Catalogue = .english, awaited: @escaping (Effect) -> [Event]
  ) -> Script {
    var script = Script(80, 24, catalogue: catalogue) { effect in
      place.isAwaited(effect) ? awaited(effect) : answers(to: effect)
    }
    script.press(place.keys)
    return script
  }

  private func shows(_ script: Script, _ words: String) -> Bool {
    script.text.contains { $0.contains(words) }
  }

  @Test(arguments: places)
  func `an empty screen says what is the matter, and which key helps`(place: Place) {
    guard let (sentence, key) = place.empty else { return }
    let script = Self.script(at: place, awaited: Self.nothing)
    #expect(shows(script, sentence))
    #expect(shows(script, key))
    #expect(!shows(script, "Loading"))
  }

  @Test(arguments: places)
  func `a screen whose list is on its way says so, and takes it when it comes`(place: Place) {
    var late: [Effect] = []
    var script = Self.script(at: place) { effect in
      late.append(effect)
      return []
    }
    #expect(shows(script, "Loading…"))
    #expect(place.keys.isEmpty || shows(script, "Esc goes back"))
    for effect in late { Self.answers(to: effect).forEach { script.take($0) } }
    #expect(!shows(script, "Loading…"))
  }

  @Test(arguments: places)
  func `a screen whose list failed says why, and has it when a key is pressed`(place: Place) {
    var isBroken = true
    var script = Self.script(at: place) { effect in
      isBroken ? [.failed(.databaseIsBusy, of: effect)] : Self.answers(to: effect)
    }
    #expect(shows(script, "This list cannot be read"))
    #expect(script.text.count { $0.contains("Another program keeps the library locked") } == 2)
    #expect(shows(script, "any key tries again"))
    script.press("v")
    #expect(shows(script, "This list cannot be read"), "it failed again")
    isBroken = false
    script.press("v")
    #expect(!shows(script, "This list cannot be read"))
    #expect(!shows(script, "Loading…"))
  }

  @Test(arguments: places)
  func `what is offline is marked, and does not pretend to be playable`(place: Place) {
    var script = Script(80, 24) { Self.answers(to: $0, isOffline: true) }
    script.press(place.keys)
    #expect(shows(script, "1 folder is missing: /mnt/nas"))
    if place.name == "info" { #expect(shows(script, "✗ Path")) }
    let playable: Set = [
      "library", "playlist", "smart playlist", "artist", "albums", "album", "songs", "downloaded",
    ]
    guard playable.contains(place.name) else { return }
    if place.name == "library" { script.press("<tab>") }
    #expect(shows(script, "✗ "))
    script.press("p")
    #expect(shows(script, "is offline; R looks for its folder again"))
    #expect(script.state.player.queue.entries.isEmpty)
  }

  @Test func `the parts of Made For You and of a search are marked, too`() {
    var script = Script(80, 24) { Self.answers(to: $0, isOffline: true) }
    script.press("5")
    #expect(script.text.count { $0.contains("✗ ") } >= 2)
    script.press("<c-s>train<tab><tab>")
    #expect(shows(script, "✗ Blue Train"))
    script.press("p")
    #expect(shows(script, "Blue Train is offline; R looks for its folder again"))
  }

  @Test func `a few tracks of an album that are offline are counted, the others play`() {
    var script = Script(80, 24) { effect in
      FixtureLibrary.answers(to: effect).map { event in
        guard case .library(.album(let id, .some(var detail))) = event else { return event }
        detail.album.offlineCount = 1
        detail.tracks[1].isOffline = true
        return .library(.album(id, detail))
      }
    }
    script.press("<tab><enter>")
    #expect(shows(script, "✗ 1 song is offline"))
    #expect(script.text.count { $0.contains("✗ ") } == 2)
    script.press("p")
    #expect(script.state.player.queue.entries.count == 3)
  }

  @Test(arguments: [
    ("2", "The Cure is offline; R looks"), ("1", "Evening is offline; R looks"),
    ("5<tab><tab>", "All of it is offline; R looks"), ("1vjv", "All of it is offline; R looks"),
  ])
  func `what is offline as a whole is not played, and what plays goes on`(
    keys: String, words: String
  ) {
    var script = Script(80, 24) { Self.answers(to: $0, isOffline: true) }
    script.press("<tab>a")
    let queue = script.state.player.queue
    script.press("g0" + keys + "p")
    #expect(shows(script, words))
    #expect(script.state.player.queue == queue)
  }

  @Test func `an entry of the queue that is offline is not gone to, and what fails says so`() {
    var script = Script(80, 24) { Self.answers(to: $0, isOffline: true) }
    script.press("<tab>aQ")
    #expect(shows(script, "✗ So What"))
    script.press("j<enter>")
    #expect(shows(script, "Freddie Freeloader is offline"))
    script.press("<space>")
    let entry = script.state.player.queue.entries[0].id
    script.take(.playback(.failed(entry, .unreadable)))
    #expect(shows(script, "So What is offline; R looks for its folder again"))
  }

  @Test func `keys that nothing is found among say how all come back`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press("?/zzz<enter>")
    #expect(shows(script, "Nothing found"))
    #expect(shows(script, "Esc shows all keys"))
  }

  @Test func `the first run waits in words, and says what is wrong with a folder`() {
    var script = Script(80, 24) { effect in
      guard case .openFolder(let path) = effect else { return Self.nothing(for: effect) }
      return [.failed(.folderMissing(path), of: nil)]
    }
    script.take(.library(.nothingToOpen))
    #expect(shows(script, "Choose what to open"))
    script.press("j<enter>/nowhere<enter>")
    #expect(shows(script, "/nowhere: no such folder"))
    #expect(shows(script, "Open a folder…"))
    script.take(.library(.writingDemo))
    #expect(shows(script, "writing the demo library"))
  }

  @Test func `what was queued is asked for again where it could not be read`() {
    var isBroken = true
    var asked = 0
    var script = Script(80, 24) { effect in
      guard effect == .loadQueue else { return FixtureLibrary.answers(to: effect) }
      asked += 1
      return isBroken
        ? [.failed(.databaseIsBusy, of: effect)] : [.library(.queue(nil, albums: [:]))]
    }
    #expect(asked == 1)
    isBroken = false
    script.press("j")
    #expect(asked == 2)
    script.press("QQj")
    script.take(.library(.changed))
    #expect(asked == 2)
  }

  @Test func `a mix that is not made any more says so`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press("5<tab><tab><enter>")
    script.take(.library(.recommendations(Recommendations())))
    #expect(shows(script, "This is not there any more"))
    #expect(shows(script, "Esc goes back"))
  }

  @Test func `an empty library says that its folder is away, or why its scan ended`() {
    func script(_ event: LibraryEvent) -> Script {
      var script = Script(80, 24, answers: Self.nothing)
      script.take(.library(.counts(LibraryCounts())))
      script.take(.library(event))
      return script
    }
    #expect(shows(script(.missingFolders(["/mnt/nas"])), "/mnt/nas — R looks again"))
    #expect(shows(script(.scanFailed(.diskIsFull)), "The disk is full — R looks again"))
    #expect(shows(script(.scan(ScanProgress(isRunning: true))), "while the scan runs"))
  }

  @Test(arguments: ["", "-ja"])
  func `each form of each screen in both languages`(suffix: String) throws {
    let catalogue = suffix.isEmpty ? .english : try #require(PoFile("ja")).catalogue
    let forms: [(name: String, isOffline: Bool, awaited: ((Effect) -> [Event])?)] = [
      ("empty", false, Self.nothing), ("loading", false, { _ in [] }),
      ("error", false, { [.failed(.databaseIsBusy, of: $0)] }), ("offline", true, nil),
    ]
    for form in forms {
      let rows = Self.places.flatMap { place -> [String] in
        var script = Script(80, 24, catalogue: catalogue) { effect in
          if place.isAwaited(effect), let awaited = form.awaited { return awaited(effect) }
          return Self.answers(to: effect, isOffline: form.isOffline)
        }
        script.press(place.keys)
        return ["== \(place.name)"] + script.text.filter { !$0.isEmpty }
      }
      expectGolden(rows, named: "forms/\(form.name)\(suffix)")
    }
  }
}
