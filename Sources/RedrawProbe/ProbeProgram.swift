import AppCore
import Images
import MusicModel
import Terminal

/// The program without its edges: state and pictures, driven by calls.
struct ProbeProgram {
  private var state = AppState(look: Look(), catalogue: .english)
  private var library = ProbeLibrary(albums: 400)
  private var wishes: [CoverRequest] = []

  /// Starts it as the real program does.
  init() { perform(state.start()) }

  /// The state, to be shown.
  var shown: AppState { state }

  /// Takes an event and answers the requests that come of it.
  mutating func take(_ event: Event) { perform(state.update(event, at: 0)) }

  /// Presses a key.
  mutating func press(_ key: Key) { take(.input(.key(key))) }

  /// Types characters one after the other.
  mutating func press(_ characters: String) {
    for scalar in characters.unicodeScalars { press(Key(scalar)) }
  }

  /// Changes the library and tells of it, as a scan does.
  mutating func changeLibrary(_ change: (inout ProbeLibrary) -> Void) {
    change(&library)
    take(.library(.changed))
  }

  /// Hands over the first cover that is waited for: a picture of many colours.
  mutating func deliverCover() {
    guard let wish = wishes.first else { return }
    let bytes = (0..<wish.width * wish.height * 3).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let image = PixelImage(width: wish.width, height: wish.height, bytes: bytes)
    take(.cover(wish, image.map(Image.pixels)))
  }

  private mutating func perform(_ effects: [Effect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      if case .wantCovers(let requests) = effect { wishes = requests }
      for event in library.answers(to: effect) { waiting += state.update(event, at: 0) }
    }
  }
}
