import AppCore
import Glibc
import MusicLibrary
import MusicModel

/// What there is to say of the library.
struct LibraryCheckup: Sendable {
  /// What was found in a library that opens.
  struct Findings: Sendable {
    var database: DatabaseHealth
    var copies: [CopyHealth]
    var roots: [RootHealth]
    var skipped: [SkippedFile]
    var cutOff: [[UInt8]]
    var albumsWithoutArt: [AlbumPlace]
    var tracksWithoutArt: Int
    var missingTags: [(tag: MissingTag, places: [AlbumPlace])]
    var duplicates: [Duplicate]
  }

  /// The path of the database.
  let path: String
  /// What was found; `nil` where there is no library yet, or a failure where it does not open.
  let findings: Result<Findings, Failure>?

  /// Looks through the library; makes none where there is none.
  init(database: String) {
    path = database
    guard access(database, F_OK) == 0 else {
      findings = nil
      return
    }
    findings = Result { () throws(Failure) in
      try BlockingTask.run(database: database) { () async throws(LibraryError) in
        try await Self.look(LibraryStore(path: database, repairs: false))
      }
    }
  }

  private static func look(_ store: LibraryStore) async throws(LibraryError) -> Findings {
    var tags: [(tag: MissingTag, places: [AlbumPlace])] = []
    for tag in MissingTag.allCases { tags.append((tag, try await store.tracksMissing(tag))) }
    return Findings(
      database: try await store.databaseHealth(), copies: try await store.copyHealth(),
      roots: try await store.rootHealth(),
      skipped: try await store.skippedFiles(), cutOff: try await store.cutOffFiles(),
      albumsWithoutArt: try await store.albumsWithoutArt(),
      tracksWithoutArt: try await store.countTracksWithoutArt(), missingTags: tags,
      duplicates: try await store.duplicates())
  }

  /// Directories the library has; each takes a watch.
  var folderCount: Int {
    guard case .success(let findings) = findings else { return 0 }
    return findings.roots.reduce(0) { $0 + $1.folders }
  }

  // MARK: - Words

  /// The parts of the report that have anything to say.
  func sections(_ words: Catalogue) -> [ReportSection] {
    switch findings {
    case nil:
      return [
        ReportSection(
          title: words[DoctorPhrase.database],
          rows: [[words[DoctorPhrase.path], path], [words[DoctorPhrase.noLibrary]]])
      ]
    case .failure(let failure):
      return [
        ReportSection(
          title: words[DoctorPhrase.database],
          rows: [
            [words[DoctorPhrase.path], path], [words[DoctorPhrase.check], failure.text(words)],
          ], needsAttention: true)
      ]
    case .success(let found):
      return [
        database(found.database, words), copies(found.copies, words), folders(found.roots, words),
        skipped(found, words), cutOff(found, words),
        art(found, words), tags(found, words), duplicates(found, words),
      ].filter { !$0.rows.isEmpty }
    }
  }

  private func database(_ database: DatabaseHealth, _ words: Catalogue) -> ReportSection {
    let faults = database.faults.isEmpty ? [words[DoctorPhrase.sound]] : database.faults
    return ReportSection(
      title: words[DoctorPhrase.database],
      rows: [
        [words[DoctorPhrase.path], path], [words[DoctorPhrase.schema], "\(database.version)"],
        [words[DoctorPhrase.size], ByteCount.text(database.size)],
      ]
        + faults.enumerated().map { [$0.offset == 0 ? words[DoctorPhrase.check] : "", $0.element] },
      needsAttention: !database.faults.isEmpty)
  }

  private func copies(_ copies: [CopyHealth], _ words: Catalogue) -> ReportSection {
    ReportSection(
      title: words[DoctorPhrase.copies],
      rows: copies.map { copy in
        [copy.path, copy.size.map(ByteCount.text) ?? "", words[copy.state.phrase]]
      }, needsAttention: copies.contains { $0.state == .unreadable })
  }

  private func folders(_ roots: [RootHealth], _ words: Catalogue) -> ReportSection {
    ReportSection(
      title: words[DoctorPhrase.folders],
      rows: roots.map { health in
        [
          String(decoding: health.root.path, as: UTF8.self), words(.songs, health.tracks),
          words(.albums, health.albums), words(.skippedFiles, health.skipped),
          health.root.isOffline ? words[ReportPhrase.offline] : "",
        ]
      }, needsAttention: roots.contains(where: \.root.isOffline))
  }

  private func skipped(_ found: Findings, _ words: Catalogue) -> ReportSection {
    var section = ReportSection(
      title: words[ReportPhrase.titleSkipped], rows: [], needsAttention: !found.skipped.isEmpty)
    let counts = Dictionary(grouping: found.skipped, by: \.reason)
    for reason in SkipReason.allCases {
      guard let files = counts[reason] else { continue }
      section.rows.append([words[reason.phrase], Numbers.grouped(files.count)])
      section.add(files, words) { ["  " + String(decoding: $0.path, as: UTF8.self)] }
    }
    return section
  }

  private func cutOff(_ found: Findings, _ words: Catalogue) -> ReportSection {
    var section = ReportSection(
      title: words[ReportPhrase.titleCutOff], rows: [], needsAttention: !found.cutOff.isEmpty)
    section.add(found.cutOff, words) { [String(decoding: $0, as: UTF8.self)] }
    return section
  }

  private func art(_ found: Findings, _ words: Catalogue) -> ReportSection {
    var section = ReportSection(title: words[DoctorPhrase.missingArt], rows: [])
    guard found.tracksWithoutArt > 0 || !found.albumsWithoutArt.isEmpty else { return section }
    section.rows = [
      [words(.albums, found.albumsWithoutArt.count) + ", " + words(.songs, found.tracksWithoutArt)]
    ]
    section.add(found.albumsWithoutArt, words) { row($0, words) }
    return section
  }

  private func tags(_ found: Findings, _ words: Catalogue) -> ReportSection {
    var section = ReportSection(title: words[DoctorPhrase.missingTags], rows: [])
    for (tag, places) in found.missingTags where !places.isEmpty {
      let songs = places.reduce(0) { $0 + $1.tracks }
      section.rows.append([words[tag.phrase], words(.songs, songs)])
      section.add(places, words) { row($0, words) }
    }
    return section
  }

  private func duplicates(_ found: Findings, _ words: Catalogue) -> ReportSection {
    var section = ReportSection(title: words[DoctorPhrase.duplicates], rows: [])
    for duplicate in found.duplicates.prefix(ReportSection.limit) {
      switch duplicate {
      case .album(let places):
        section.add(places, words, label: words[DoctorPhrase.sameAlbum]) { [name($0, words)] }
      case .files(let paths):
        section.add(paths, words, label: words[DoctorPhrase.sameSound]) {
          [String(decoding: $0, as: UTF8.self)]
        }
      }
    }
    section.addRest(of: found.duplicates.count, words)
    return section
  }

  private func row(_ place: AlbumPlace, _ words: Catalogue) -> [String] {
    ["  " + words(.songs, place.tracks), name(place, words)]
  }

  private func name(_ place: AlbumPlace, _ words: Catalogue) -> String {
    let artist = place.artist ?? words[.variousArtists]
    let title = place.title.isEmpty ? words[.unknownAlbum] : place.title
    let album = artist.isEmpty ? title : "\(artist) – \(title)"
    return "\(String(decoding: place.folder, as: UTF8.self)) (\(album))"
  }
}

extension CopyHealth.State {
  /// The state in words.
  fileprivate var phrase: DoctorPhrase {
    switch self {
    case .current: .copyCurrent
    case .older: .copyOlder
    case .missing: .missing
    case .unreadable: .copyUnreadable
    }
  }
}

extension MissingTag {
  /// The tag in words.
  fileprivate var phrase: DoctorPhrase {
    switch self {
    case .title: .tagTitle
    case .artist: .tagArtist
    case .album: .tagAlbum
    case .number: .tagNumber
    case .date: .tagDate
    }
  }
}
