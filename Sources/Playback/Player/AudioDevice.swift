/// A way out for the sound, such as a card or a sound server.
public struct AudioDevice: Hashable, Sendable, Identifiable {
  /// What the player calls it, such as `pulse/alsa_output.pci`.
  public var id: String
  /// What it is called for people, as the system says; not fit for a terminal as it is.
  public var name: String

  /// Makes a device from its parts.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
