import AppCore
import MusicLibrary

/// Keeping the library whole, and in line with what other programs do with it.
extension LibraryService {
  /// Tells what the opening did, looks for damage where there may be some, and from then on follows
  /// what other programs do with the library.
  func startKeeping() {
    if let repair = store.opening.repair { post(.failed(Failure(repair), of: nil)) }
    do throws(LibraryError) {
      let watch = try DatabaseWatch(database: database)
      self.watch = watch
      let (store, repairs) = (store, repairs)
      start { await $0.keep(store, repairs, watch) }
    } catch {
      // Without a watch, what others do shows when a screen is opened.
      post(.failed(.watchLimitReached, of: nil))
    }
  }

  private func keep(_ store: LibraryStore, _ repairs: Int, _ watch: DatabaseWatch) async {
    // What is there by now is no news.
    _ = try? await store.hasForeignChange()
    if store.opening.isUnclean, (try? await store.isDamaged()) == true {
      await repair(after: repairs)
    }
    while await watch.next() {
      if (try? await store.hasForeignChange()) == true { await takeForeignChange() }
      // The program that scanned may have ended.
      if !mayScan, store.claimScanning() { await startScan() }
    }
  }

  private func takeForeignChange() async {
    post(.library(.changed))
    let grounds = try? await store.scanGrounds()
    if mayScan, let grounds, grounds != scanned { await startScan() }
  }

  func stopKeeping() {
    watch?.close()
    watch = nil
  }

  /// Replaces a damaged database, and finds again what is not the person's own.
  ///
  /// - Parameter seen: How many repairs there had been when the damage was met.
  func repair(after seen: Int) async {
    guard !isRepairing, seen == repairs else { return }
    isRepairing = true
    defer { isRepairing = false }
    do throws(LibraryError) {
      let repair = try await store.repair()
      repairs += 1
      post(.failed(Failure(repair), of: nil))
      post(.library(.changed))
      await startScan()
    } catch {
      post(.failed(Failure(error, database: database), of: nil))
    }
  }
}
