import AppCore
import MusicModel
import Terminal

/// One change of the screen that is measured: what leads up to it, and the change itself.
struct Scenario {
  let name: String
  var setUp: (inout ProbeProgram) -> Void = { _ in }
  let change: (inout ProbeProgram) -> Void

  /// The changes that are measured, in their order; each begins where the one before ended.
  static var all: [Scenario] {
    [
      Scenario(name: "no change", setUp: { $0.press("gg") }, change: { $0.press("k") }),
      Scenario(
        name: "focus by one tile", setUp: { $0.press(Key(.tab)) }, change: { $0.press("l") }),
      Scenario(
        name: "album renamed", change: { $0.changeLibrary { $0.rename(at: 2, to: "Another name") } }
      ),
      Scenario(
        name: "album inserted at the front",
        change: { $0.changeLibrary { $0.insertAtFront("The newest of all") } }),
      Scenario(name: "cover arriving", change: { $0.deliverCover() }),
      Scenario(name: "scroll by one album row", change: { $0.press("jj") }),
      Scenario(
        name: "scroll by one row",
        setUp: { program in
          program.press("g4")
          for _ in 0..<36 { program.press("j") }
        }, change: { $0.press("j") }),
      Scenario(
        name: "page down, track list", change: { $0.press(Key("f", .control)) }),
      Scenario(
        name: "resize by one column", change: { _ in }),
    ]
  }
}
