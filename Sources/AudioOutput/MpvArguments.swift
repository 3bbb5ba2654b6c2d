import Playback

/// The command line of mpv.
enum MpvArguments {
  /// The descriptor at which mpv finds the other end of the socket.
  static let socket = 3

  /// The words after the program's name.
  ///
  /// - Parameters:
  ///   - settings: Loudness and device to begin with.
  ///   - more: Words to add, for another sound driver.
  /// - Returns: The options; files come over the socket.
  static func words(_ settings: MpvSettings, more: [String]) -> [String] {
    [
      // Nothing of the person's own mpv: no configuration, scripts, keys, saved places.
      "--no-config", "--load-scripts=no", "--ytdl=no", "--osc=no", "--input-default-bindings=no",
      "--resume-playback=no", "--autoload-files=no",
      // Sound alone, and waiting while there is none.
      "--idle=yes", "--no-video", "--audio-display=no", "--no-terminal",
      "--input-ipc-client=fd://\(socket)",
      // A file whose content is a list of addresses is opened as one by default, network and all.
      "--access-references=no", "--load-unsafe-playlists=no", "--ordered-chapters=no",
      // Files of one format follow each other without a gap; one of another is heard in its own.
      "--gapless-audio=weak", "--prefetch-playlist=yes", "--volume-max=100",
      "--audio-client-name=Otodana",
      "--volume=\(settings.volume)", "--mute=\(settings.isMuted ? "yes" : "no")",
      // Gains come with each file, since mpv passes over tags that tell no peak.
      "--replaygain=no", "--audio-device=\(settings.device ?? automatic)",
    ] + more
  }

  /// The device that stands for the one the system prefers.
  static let automatic = "auto"

  /// What mpv calls the decibels that are added to a file it does not know the loudness of.
  static let gain = "replaygain-fallback"
}
