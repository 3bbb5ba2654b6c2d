/// How the files are watched.
public struct WatchSettings: Hashable, Sendable {
  /// Whether they are watched at all; without, nothing is looked for unless somebody asks.
  public var isOn: Bool
  /// How long changes have to stop before they are looked at, and a file to be left alone before
  /// it is read.
  public var settleTime: Duration
  /// How long changes that do not stop are waited for.
  public var patience: Duration
  /// How often everything is looked through, since systems do not tell of every change.
  public var period: Duration
  /// The same while not all directories can be watched.
  public var limitedPeriod: Duration
  /// How often a root that is offline is looked for.
  public var offlinePeriod: Duration

  /// Makes settings from their parts.
  ///
  /// A second is longer than programs pause within one copy, and short enough to wait for; half an
  /// hour lets disks sleep.
  public init(
    isOn: Bool = true, settleTime: Duration = .seconds(1), patience: Duration = .seconds(5),
    period: Duration = .seconds(1_800), limitedPeriod: Duration = .seconds(300),
    offlinePeriod: Duration = .seconds(60)
  ) {
    self.isOn = isOn
    self.settleTime = settleTime
    self.patience = patience
    self.period = period
    self.limitedPeriod = limitedPeriod
    self.offlinePeriod = offlinePeriod
  }
}

extension Duration {
  /// Whole nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
