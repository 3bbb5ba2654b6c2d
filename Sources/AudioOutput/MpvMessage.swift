import JSON

/// One line of mpv's, as far as it matters here.
enum MpvMessage: Hashable {
  /// The answer to a request; nil data where it failed.
  case reply(request: Int, data: JSONValue?)
  /// A file of mpv's list is opened.
  case opening(slot: Int)
  /// The file that was opened is about to be heard.
  case opened
  /// A file ended; with the reason where it failed.
  case ended(slot: Int, fault: String?)
  /// An observed property has a value.
  case property(MpvProperty, JSONValue)

  /// Reads a line; nil for one that says nothing of interest.
  init?(_ line: [UInt8]) {
    guard let value = try? JSONValue(line) else { return nil }
    guard let event = value["event"]?.text else {
      guard let request = value["request_id"]?.whole else { return nil }
      let isSuccess = value["error"]?.text == "success"
      self = .reply(request: request, data: isSuccess ? value["data"] ?? .null : nil)
      return
    }
    switch event {
    case "start-file":
      guard let slot = value["playlist_entry_id"]?.whole else { return nil }
      self = .opening(slot: slot)
    case "file-loaded": self = .opened
    case "end-file":
      guard let slot = value["playlist_entry_id"]?.whole else { return nil }
      self = .ended(slot: slot, fault: Self.fault(value))
    case "property-change":
      guard let property = value["id"]?.whole.flatMap(MpvProperty.init(rawValue:)) else {
        return nil
      }
      self = .property(property, value["data"] ?? .null)
    default: return nil
    }
  }

  private static func fault(_ value: JSONValue) -> String? {
    switch value["reason"]?.text {
    case "error": value["file_error"]?.text ?? ""
    // A list of other files, which is no sound.
    case "redirect": "redirect"
    default: nil
    }
  }
}

/// The properties that are observed, by the number they are observed with.
enum MpvProperty: Int, CaseIterable {
  case position = 1
  case isPaused
  case volume
  case isMuted
  case isIdle
  case devices

  /// What mpv calls it.
  var name: String {
    switch self {
    case .position: "time-pos"
    case .isPaused: "pause"
    case .volume: "volume"
    case .isMuted: "mute"
    case .isIdle: "idle-active"
    case .devices: "audio-device-list"
    }
  }
}
