/// Which directories and links a scan goes into.
public struct WalkRules: Hashable, Sendable {
  /// Whether directories whose names begin with a dot are looked into.
  public var readsHiddenFolders = false
  /// Whether links to files and directories are followed; each target is taken once.
  public var followsLinks = true

  /// The defaults.
  public init() {}
}
