/// A cover in one size and form.
public struct CoverRequest: Hashable, Sendable {
  /// Which picture.
  public let cover: CoverID
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// How the pixels are to come.
  public let form: CoverForm

  /// Makes a request from its parts.
  public init(cover: CoverID, width: Int, height: Int, form: CoverForm = .pixels) {
    self.cover = cover
    self.width = width
    self.height = height
    self.form = form
  }
}
