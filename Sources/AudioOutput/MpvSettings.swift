import Playback

/// What stays the same from one entry, and from one mpv, to the next.
struct MpvSettings {
  var volume = 100
  var isMuted = false
  var gain = GainMode.off
  var device: String?
}
