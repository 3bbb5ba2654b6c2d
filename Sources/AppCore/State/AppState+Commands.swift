import CollectionViews
import DiffableSnapshot
import Geometry
import MusicModel
import Playback
import Terminal

extension AppState {
  /// Takes what happened, in its order.
  ///
  /// A key that is held down comes many times before the next picture; the same step again and
  /// again is one move of as many steps, so what lies between is not brought into view.
  mutating func handle(_ events: [Event], at now: Int) -> [Effect] {
    var effects: [Effect] = []
    var held: (step: Direction, times: Int)?
    for event in events {
      let typed = typedCommand(event)
      if let (step, times) = held, typed?.step != step {
        effects += obey(.move(step), count: times, at: now)
        held = nil
      }
      switch typed {
      case .command(.move(let step), let count):
        held = (step, (held?.times ?? 0) + (count ?? 1))
      case .command(let command, let count): effects += obey(command, count: count, at: now)
      case .unbound(let keys): wonder(at: keys, at: now)
      case .pending, .nothing: break
      case nil: effects += handle(event, at: now)
      }
    }
    if let (step, times) = held { effects += obey(.move(step), count: times, at: now) }
    return effects
  }

  /// What a key says as a command; `nil` for all else, and while keys are text.
  private mutating func typedCommand(_ event: Event) -> KeyInterpreter.Outcome? {
    guard prompt == nil, case .input(.key(let key)) = event else { return nil }
    return interpreter.take(key, isLibrary: screen.kind == .library)
  }

  /// Does what was typed, after which what was said before is done with.
  private mutating func obey(_ command: Command, count: Int?, at now: Int) -> [Effect] {
    if command != .interrupt { interruptDeadline = nil }
    message = nil
    retryFailedRequests()
    return perform(command, count: count, at: now)
  }

  /// Says that keys mean nothing, unless any key has something tried again.
  private mutating func wonder(at keys: [Key], at now: Int) {
    guard failedRequests.isEmpty else {
      message = nil
      return retryFailedRequests()
    }
    let typed = keys.map(KeyNotation.text).joined(separator: " ")
    show(catalogue(.unboundKeys, typed, self.keys.shown("help")), at: now)
  }

  /// Says that what was typed does nothing where it was.
  mutating func refuse(at now: Int) -> [Effect] {
    show(catalogue(.nothingToDo, keys.shown("help")), at: now)
    return []
  }

  /// Does what a command says.
  ///
  /// - Parameters:
  ///   - command: The command, from a key or a typed line.
  ///   - count: How often; `nil` when no count was typed.
  ///   - now: Milliseconds of a clock that never goes back.
  /// - Returns: What the outside must do for it.
  mutating func perform(_ command: Command, count: Int? = nil, at now: Int) -> [Effect] {
    switch command {
    case .move, .first, .last, .halfPage, .page, .section, .letter, .findNext:
      return move(command, count: count, at: now)
    case .open: return openFocused(at: now)
    case .back: return goBack()
    case .destination(let destination): go(to: .destination(destination))
    case .library: go(to: .library)
    case .show(let overlay): show(overlay)
    case .find: begin(Prompt(.find, text: screen.kind == .help ? screen.options.text : ""))
    case .search: openSearch()
    case .act(let action): return act(action, at: now)
    case .player(let command): return tellPlayer(command, at: now)
    case .columns, .defaultColumns, .columnCount, .sort, .reverseOrder, .toggleTiles:
      return arrange(command, at: now)
    case .mark: return toggleMark(times: count ?? 1, at: now)
    case .moveEntry(let forward):
      return moveEntry(forward: forward, times: count ?? 1, at: now)
    case .rename: return beginRename(at: now)
    case .new: beginPlaylist()
    case .saveQueue: saveQueue(at: now)
    case .importPlaylist(let path): return importPlaylist(path)
    case .exportPlaylist(let path): return exportPlaylist(path, at: now)
    case .chooseCharset(let charset): return chooseCharset(charset, at: now)
    case .undo: return undo(at: now)
    case .redo: return redo(at: now)
    case .rescan: return rescan(at: now)
    case .tellArt: tellArt(at: now)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .inspect: isInspecting.toggle()
    case .commandLine: begin(Prompt(.command))
    case .quit: return [.quit]
    case .interrupt: return interrupt(at: now)
    }
    return []
  }

  private mutating func rescan(at now: Int) -> [Effect] {
    guard !model.isSample else { return [] }
    if model.scan.isRunning, !model.scan.isPart { return [.cancelScan] }
    show(catalogue[.rescanning], at: now)
    return [.scan]
  }

  // MARK: - Leaving

  /// How long a second Ctrl-c counts as a repetition, in milliseconds.
  private static let interruptPeriod = 1_000

  private mutating func interrupt(at now: Int) -> [Effect] {
    if interruptDeadline != nil { return [.quit] }
    interruptDeadline = now + Self.interruptPeriod
    message = FooterMessage(
      text: catalogue[.pressAgainToQuit], until: now + Self.interruptPeriod)
    return []
  }

  /// Back: from marks to none, from a filter to all, from a screen to the one before.
  private mutating func goBack() -> [Effect] {
    if !screen.view.selectedItems.isEmpty {
      screen.view.clearSelection()
    } else if screen.kind == .help, !screen.options.text.isEmpty {
      filter("")
    } else {
      pop()
    }
    return []
  }
}

extension KeyInterpreter.Outcome {
  /// The step a move makes; `nil` for all else.
  fileprivate var step: Direction? {
    if case .command(.move(let step), _) = self { step } else { nil }
  }
}
