/// Names of formats as people type them.
enum FormatName {
  private static let names: [String: [AudioFormat]] = [
    "mp3": [.mpeg], "mp2": [.mpeg], "mpeg": [.mpeg], "flac": [.flac, .oggFlac],
    "m4a": [.mp4], "mp4": [.mp4], "alac": [.mp4], "aac": [.aac, .mp4], "ogg": [.vorbis, .oggFlac],
    "vorbis": [.vorbis], "opus": [.opus], "speex": [.speex], "spx": [.speex], "wma": [.asf],
    "asf": [.asf], "wav": [.wav], "aiff": [.aiff], "aif": [.aiff], "ape": [.monkeysAudio],
    "wv": [.wavpack], "wavpack": [.wavpack], "mpc": [.musepack], "musepack": [.musepack],
    "tta": [.trueAudio], "mod": [.protracker], "s3m": [.screamTracker], "xm": [.fastTracker],
    "it": [.impulseTracker], "dsf": [.dsf], "dff": [.dsdiff], "dsd": [.dsf, .dsdiff],
    "mka": [.matroska], "matroska": [.matroska],
  ]

  /// The formats a name stands for; none for a name nobody knows.
  static func formats(_ name: String) -> [AudioFormat] { names[name] ?? [] }

  /// The usual name of a format.
  static func name(of format: AudioFormat) -> String {
    switch format {
    case .mpeg: "mp3"
    case .flac, .oggFlac: "flac"
    case .mp4: "m4a"
    case .vorbis: "ogg"
    case .opus: "opus"
    case .speex: "speex"
    case .asf: "wma"
    case .wav: "wav"
    case .aiff: "aiff"
    case .monkeysAudio: "ape"
    case .wavpack: "wv"
    case .musepack: "mpc"
    case .trueAudio: "tta"
    case .protracker: "mod"
    case .screamTracker: "s3m"
    case .fastTracker: "xm"
    case .impulseTracker: "it"
    case .aac: "aac"
    case .dsf: "dsf"
    case .dsdiff: "dff"
    case .matroska: "mka"
    case .other: "other"
    }
  }
}
