/// How the pixels of a cover are to come.
public enum CoverForm: Hashable, Sendable {
  /// The centred square, every pixel by its colour; the pixels may be of any shape, as those of
  /// half blocks are.
  case pixels
  /// The middle in the proportions of the size, in a palette of at most so many colours, 2 to 256.
  case indexed(colors: Int)
  /// The middle in the proportions of the size, as a PNG file.
  case png
}
