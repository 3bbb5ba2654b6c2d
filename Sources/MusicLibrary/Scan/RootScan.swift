internal import CSystem
internal import Glibc
internal import MusicModel

/// The scan of one root: walks, compares with the store, has changed files read.
///
/// It blocks while it waits for the disk and its children, so it has a thread of its own. Its
/// owner takes batches until there are none, then the leftovers.
actor RootScan {
  private let executor: ThreadExecutor
  let task: ScanTask
  var known: KnownFiles
  var walk: DirectoryWalk
  private var workers: TagWorkers
  private let charsets: FolderCharsets
  private let preferredCharsets: [Charset]
  var isWalking = true
  /// A directory that the walk has come to, which is to be compared file by file.
  var doubtful: WalkedDirectory?
  private var queue: [WaitingFile] = []
  private var queueStart = 0
  private var asked: [Int: WaitingFile] = [:]
  private var nextToken = 0
  private var families = OpenFamilies()
  var batch = ScanBatch()
  /// What the root was at the beginning; `nil` when it was not there.
  let rootIdentity: FileIdentity?
  /// Directories in which another file system begins, as far as the walk has come.
  var mounts: Set<[UInt8]> = []
  /// Directories with files that are still being written.
  private(set) var unsettled: Set<[UInt8]> = []
  /// Cue sheets that do not fit the files they are for.
  private var misfits: Set<[UInt8]> = []
  /// Playlist files, as far as the walk has come.
  var playlists: [FoundPlaylist] = []
  var progress: ScanProgress

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Files after which a batch is published: fewer are seen sooner, more cost less in sum.
  ///
  /// It grows, because a large library's batches all change the same pages of its indexes.
  private var batchSize = 400
  private static let largestBatch = 6_400
  private static let smallestBatch = 200
  /// Files that the walk is ahead of the reading, so that the end is seen in time.
  private static let lead = 2_000
  /// Nanoseconds after which what there is is published.
  static let batchTime: Int64 = 250_000_000
  /// Nanoseconds a file may take to be read.
  static let timeLimit: Int64 = 5_000_000_000

  /// Prepares a scan.
  init(
    _ task: ScanTask, known: KnownFiles, settings: LibrarySettings, charsets: FolderCharsets,
    command: [String], workers: Int, timeLimit: Int64
  ) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.task = task
    self.known = known
    self.charsets = charsets
    preferredCharsets = charsets.usual.orGuessed(preferring: Charset.usual()).preferred
    walk = DirectoryWalk(
      root: task.root, places: task.places, others: task.others, rules: settings.walking,
      covers: settings.covers, willRead: task.willRead)
    rootIdentity = FileIdentity(path: task.root)
    progress = ScanProgress(isRunning: true, root: task.root)
    self.workers = TagWorkers(command: command, count: workers, timeLimit: timeLimit)
  }

  /// Works until there is enough to publish.
  ///
  /// - Returns: A batch, which is empty when only the progress has changed; `nil` at the end.
  func nextBatch() throws(LibraryError) -> ScanBatch? {
    let deadline = csystem_clock() + Self.batchTime
    while batch.files.count < wantedSize, csystem_clock() < deadline {
      try sendFiles()
      if isWalking, queue.count - queueStart < Self.lead {
        walkOn()
      } else if workers.isIdle {
        if batch.isEmpty { return nil }
        break
      } else {
        try receive(timeout: deadline - csystem_clock())
      }
      if !workers.isIdle { try receive(timeout: 0) }
    }
    if batch.files.count >= batchSize { batchSize = min(batchSize * 2, Self.largestBatch) }
    defer { batch = ScanBatch() }
    return batch
  }

  /// Files the next batch should have: fewer and fewer towards the end, since nothing is read any
  /// more while the last one is written.
  private var wantedSize: Int {
    guard !isWalking else { return batchSize }
    let left = queue.count - queueStart + asked.count + batch.files.count
    return min(batchSize, max(left / 2, Self.smallestBatch))
  }

  /// `nextBatch` with its error as a value, for running beside something else.
  func read() -> Result<ScanBatch?, LibraryError> {
    Result { () throws(LibraryError) in try nextBatch() }
  }

  /// Ends the children.
  func stop() { workers.stop() }

  // MARK: - Reading

  private func sendFiles() throws(LibraryError) {
    while queueStart < queue.count, workers.hasRoom, batch.files.count < wantedSize {
      let waiting = queue[queueStart]
      queueStart += 1
      guard waiting.file.stamp.size > 0 else {
        take(.skipped(.empty), of: waiting)
        continue
      }
      asked[nextToken] = waiting
      let path = FilePath.joined(waiting.folder, waiting.file.name)
      let charset = waiting.charset.map(LegacyCharset.fixed)
      let request = ReadingRequest(
        path: path, charset: charset ?? charsets.charset(of: waiting.folder))
      try workers.give(TagWorker.Request(content: request.encoded, token: nextToken))
      nextToken += 1
    }
    workers.flush()
    if queueStart == queue.count || queueStart >= Self.lead {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
  }

  private func receive(timeout: Int64) throws(LibraryError) {
    for answer in try workers.receive(timeout: max(0, timeout)) {
      guard let waiting = asked.removeValue(forKey: answer.token) else { continue }
      // A file that went away since the walk came by is the next scan's business.
      if answer.record == .skipped(.unreadable), isGone(waiting) {
        progress.done += 1
        noteRead(waiting)
      } else {
        take(answer.record, of: waiting)
      }
    }
  }

  /// The tracks a sheet beside a file makes of it, else the one in its tags, else the file.
  private func parts(of waiting: WaitingFile, _ tags: FileTags) -> [TrackPart] {
    let name = waiting.file.name
    if let cover = waiting.cover {
      let parts = TrackPart.parts(of: tags, by: cover.sheet, name: name)
      families.hold(
        ScanBatch.SheetFit(
          folder: waiting.folder, name: cover.source, isFitting: !parts.isEmpty),
        in: waiting.family)
      note(FilePath.joined(waiting.folder, cover.source), isMisfit: parts.isEmpty)
      if !parts.isEmpty { return parts }
    }
    let parts = tags.sheet.map { TrackPart.parts(of: tags, by: $0, name: name) } ?? []
    return parts.isEmpty ? [TrackPart(whole: tags)] : parts
  }

  private func enqueue(_ file: WaitingFile) {
    queue.append(file)
    families.addUnread(
      to: file.family, isKnown: file.track != nil || file.formerTrack != nil)
  }

  private func noteRead(_ file: WaitingFile) {
    families.takeRead(of: file.family)
    closeIfWhole(file.family)
  }

  /// Gives the files of a family to the batch when the walk is through with it and all were read;
  /// those that turn out to be in another charset are read again first.
  private func closeIfWhole(_ number: Int) {
    guard !families.isReading(number), let path = families.path(of: number),
      !walk.hasDiscsLeft(of: path)
    else { return }
    for (folder, reading) in families.takeTexts(of: number) {
      let corrections = reading.corrections(preferring: preferredCharsets)
      families.takeBack(Set(corrections.map(\.file.name)), in: folder, of: number)
      for file in corrections {
        progress.done -= 1
        enqueue(file)
      }
    }
    if !families.isReading(number) { families.close(number, into: &batch) }
  }

  /// Keeps the old text of a file whose charset is a guess, for that of its folder.
  private func keep(_ text: LegacyText?, of file: WaitingFile, isNew: Bool) {
    guard let text, file.charset == nil, case .guessed = charsets.charset(of: file.folder) else {
      return
    }
    families.withTexts(of: file.folder, in: file.family) { $0.add(text, of: file, isNew: isNew) }
  }

  /// Counts a sheet that does not fit its file once, whether that was known or has just shown.
  private func note(_ sheet: [UInt8], isMisfit: Bool) {
    if isMisfit, misfits.insert(sheet).inserted { progress.skipped += 1 }
    if !isMisfit, misfits.remove(sheet) != nil { progress.skipped -= 1 }
  }

  private func isGone(_ waiting: WaitingFile) -> Bool {
    FileIdentity(path: FilePath.joined(waiting.folder, waiting.file.name)) == nil
  }

  private func take(_ record: ScanRecord, of waiting: WaitingFile) {
    progress.done += 1
    let content: ScanBatch.Content
    switch record {
    case .skipped(let reason):
      progress.skipped += 1
      content = .skipped(reason)
    case .tags(let tags, let fingerprint):
      keep(tags.legacyText, of: waiting, isNew: true)
      content = .tracks(parts(of: waiting, tags), fingerprint: fingerprint)
    }
    let file = ScanBatch.File(
      folder: waiting.folder, name: waiting.file.name, stamp: waiting.file.stamp,
      track: waiting.track, formerTrack: waiting.formerTrack, wasSkipped: waiting.wasSkipped,
      content: content)
    batch.files += families.hold(file, in: waiting.family, releasingAt: batchSize)
    noteRead(waiting)
  }

  // MARK: - Comparing

  private func walkOn() {
    let directory = doubtful ?? walk.next()
    doubtful = nil
    guard let directory else {
      isWalking = false
      for number in families.open { closeIfWhole(number) }
      return
    }
    defer { if let family = families.openNumber(of: directory.family) { closeIfWhole(family) } }
    noteFaults(of: directory)
    let folder = known.folder(at: directory.path)
    if let folder { known.markSeen(folder: folder) }
    let stored = folder.map { known.folders[Int($0)] }
    var sheets = FolderSheets(directory, known: stored?.sheets ?? [])
    for file in directory.music {
      compare(file, in: directory, folder: folder, sheets: &sheets)
    }
    if let folder, !known.texts(in: folder).isEmpty {
      let there = Set(directory.music.map(\.name))
      let isAnyGone = known.texts(in: folder).keys.contains { !there.contains($0) }
      if isAnyGone {
        let family = families.number(of: directory.family)
        families.withTexts(of: directory.path, in: family) { $0.touch() }
      }
    }
    // Where a file is still being written, its sheet is the business of the scan that reads it.
    if directory.failure == nil, !unsettled.contains(directory.path) {
      take(sheets, of: directory, known: stored?.sheets ?? [])
    }
    noteMountAndPlaylists(of: directory)
    let before = stored?.pictures ?? []
    if directory.failure == nil, before != directory.pictures,
      Set(before) != Set(directory.pictures)
    {
      batch.pictures.append(
        ScanBatch.Pictures(folder: directory.path, files: directory.pictures))
    }
  }

  private func take(_ sheets: FolderSheets, of directory: WalkedDirectory, known: [CueFile]) {
    let path = directory.path
    for sheet in sheets.files ?? known where sheet.reason != nil {
      if sheet.reason == .sheetMisfit {
        note(FilePath.joined(path, sheet.state.name), isMisfit: true)
      } else {
        progress.skipped += 1
      }
    }
    if let files = sheets.files, Set(files) != Set(known) {
      families.hold(
        ScanBatch.Sheets(folder: path, files: files), in: families.number(of: directory.family))
    }
  }

  private func compare(
    _ file: WalkedDirectory.File, in directory: WalkedDirectory, folder: Int32?,
    sheets: inout FolderSheets
  ) {
    let path = directory.path
    progress.found += 1
    let index = folder.flatMap { known.entry(folder: $0, file: file) }
    let entry = index.map { known.entries[Int($0)] }
    if let index, let entry, isUnchanged(file, at: index),
      !sheets.concern(file.name, isDivided: entry.isPart)
    {
      known.markSeen(index)
      progress.done += 1
      if entry.track == 0 { progress.skipped += 1 }
      if let folder, let text = known.texts(in: folder)[file.name] {
        let waiting = WaitingFile(
          folder: path, family: families.number(of: directory.family), file: file,
          track: entry.isPart ? nil : entry.track,
          cover: entry.isPart ? sheets.cover(of: file.name) : nil)
        keep(text, of: waiting, isNew: false)
      }
      return
    }
    let cover = sheets.cover(of: file.name)
    // A file that moved here from another path is that track, whatever this path was before.
    let former = formerEntry(file)
    if let former, file.stamp.isMoved(from: known.entries[Int(former)].stamp) {
      take(file, movedFrom: former, to: directory, cover)
      return
    }
    if let index { known.markSeen(index) }
    guard isSettled(file.stamp) else {
      progress.done += 1
      unsettled.insert(path)
      return
    }
    // A track that was met at another path has moved there; another file has its place now.
    let isWhole = entry.map { $0.track != 0 && !$0.isPart && !$0.isSeen } ?? false
    enqueue(
      WaitingFile(
        folder: path, family: families.number(of: directory.family), file: file,
        track: isWhole ? entry?.track : nil,
        formerTrack: former.flatMap { wholeTrack(of: $0) }, wasSkipped: entry?.track == 0,
        cover: cover))
  }

  /// The track that a whole file is; `nil` for a part of one.
  private func wholeTrack(of index: Int32) -> Int64? {
    let entry = known.entries[Int(index)]
    return entry.isPart ? nil : entry.track
  }

  /// Takes a file with all its tracks to another place; one that a sheet divides, or that has to be
  /// read again for another reason, is so.
  private func take(
    _ file: WalkedDirectory.File, movedFrom moved: Int32, to directory: WalkedDirectory,
    _ cover: SheetCoverage.Cover?
  ) {
    let path = directory.path
    for index in known.entries(ofFileAt: moved) {
      batch.moves.append(
        ScanBatch.Move(
          track: known.entries[Int(index)].track, folder: path, name: file.name,
          stamp: file.stamp))
    }
    known.markSeen(moved)
    let entry = known.entries[Int(moved)]
    let waiting = WaitingFile(
      folder: path, family: families.number(of: directory.family), file: file, cover: cover)
    if entry.isPart || entry.isOutdated || cover != nil {
      enqueue(waiting)
    } else {
      progress.done += 1
      // A charset that was chosen for a folder goes along when that moves.
      if case .guessed = charsets.charset(of: known.folders[Int(entry.folder)].path) {
        keep(known.texts(in: entry.folder)[known.name(of: moved)], of: waiting, isNew: true)
      }
    }
  }

  private func isUnchanged(_ file: WalkedDirectory.File, at index: Int32) -> Bool {
    let entry = known.entries[Int(index)]
    guard !task.isForced, !entry.isOutdated, file.stamp.isUnchanged(since: entry.stamp) else {
      return false
    }
    guard file.stamp != entry.stamp else { return true }
    // What is not known of a skipped file yet is known once it has been read again.
    guard entry.track != 0 else { return false }
    for part in known.entries(ofFileAt: index) {
      batch.restamps.append(
        ScanBatch.Restamp(track: known.entries[Int(part)].track, stamp: file.stamp))
    }
    return true
  }

  /// The track that was this very file under another path, which is no longer there.
  private func formerEntry(_ file: WalkedDirectory.File) -> Int32? {
    known.candidates(file.stamp.identity).first { index in
      let entry = known.entries[Int(index)]
      guard entry.track != 0, !entry.isSeen else { return false }
      var status = stat()
      let isThere = FilePath.withCString(known.path(of: index)) { lstat($0, &status) } == 0
      return !isThere || FileIdentity(status) != file.stamp.identity
    }
  }

  /// Whether a file has been left alone for long enough to be whole.
  ///
  /// The clock of a file server may differ from this one's; a change in the future is none.
  private func isSettled(_ stamp: FileStamp) -> Bool {
    guard task.settleTime > 0 else { return true }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) - stamp.changedAt
    return abs(age) >= task.settleTime
  }
}
