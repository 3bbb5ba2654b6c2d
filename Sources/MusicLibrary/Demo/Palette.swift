/// Five colours that go together, each as 0xRRGGBB.
struct Palette: Sendable {
  /// Fills most of the cover.
  let ground: UInt32
  /// Stands next to the ground, for shades and gradients.
  let shade: UInt32
  /// The middle tone.
  let middle: UInt32
  /// The colour that is seen first.
  let accent: UInt32
  /// The strongest contrast to the ground.
  let contrast: UInt32

  private init(
    _ ground: UInt32, _ shade: UInt32, _ middle: UInt32, _ accent: UInt32, _ contrast: UInt32
  ) {
    self.ground = ground
    self.shade = shade
    self.middle = middle
    self.accent = accent
    self.contrast = contrast
  }

  static let dusk = Self(0x2b1e4b, 0x5b2a6e, 0xc2436b, 0xff8c42, 0xffe1a8)
  static let sea = Self(0x0b3954, 0x087e8b, 0x3fb8af, 0xff5a5f, 0xf4f1de)
  static let forest = Self(0x16352a, 0x2e6b4f, 0x7fb069, 0xf2b450, 0xfffbe6)
  static let sakura = Self(0xffe5ec, 0xffc2d1, 0xfb6f92, 0xc9184a, 0x5a1030)
  static let washi = Self(0xf5efe0, 0xe2d5b5, 0x9a8a63, 0xc8102e, 0x2a2a2a)
  static let indigo = Self(0x14213d, 0x1f4287, 0x278ea5, 0x21e6c1, 0xf8f9fa)
  static let ember = Self(0x1f0a0a, 0x6a040f, 0xd00000, 0xfaa307, 0xffe8b6)
  static let mint = Self(0xe4fbf0, 0xa8e6cf, 0x48b98a, 0x17507a, 0x0c2d3f)
  static let citrus = Self(0xfff3b0, 0xffd166, 0xf77f00, 0xd62828, 0x003049)
  static let night = Self(0x0b1626, 0x1b2b4b, 0x3e6a9e, 0xffd60a, 0xf0f3f8)
  static let lilac = Self(0xf3e9ff, 0xd0bdf4, 0x8458b3, 0xff6b9a, 0x2d1e4f)
  static let mono = Self(0xf2f2f0, 0xbfbfbb, 0x6e6e6a, 0xe63946, 0x151515)
  static let retro = Self(0x264653, 0x2a9d8f, 0xe9c46a, 0xe76f51, 0xfdf6e3)
  static let neon = Self(0x120b2e, 0x3a0ca3, 0x7209b7, 0xf72585, 0x4cc9f0)
  static let blossom = Self(0x2f5d50, 0x4b8b6f, 0xf7a1c4, 0xffd166, 0xfff7f0)
  static let peach = Self(0xffe8d6, 0xffcdb2, 0xff9b85, 0xe5383b, 0x6d597a)
  static let sky = Self(0xbfe3ff, 0x7cc4f5, 0x2f80c9, 0xff5d5d, 0xffffff)
  static let sand = Self(0xf9d9a0, 0xf3b562, 0xd9752f, 0x9c2f2f, 0x3b1f2b)
  static let candy = Self(0xffd6f0, 0xff9bd2, 0x7a5cff, 0x00c2d1, 0x2b1055)
}
