/// Paints the cover of an album: a design in a palette, with details that the title decides.
struct CoverPainter {
  let canvas: CoverCanvas
  let palette: Palette
  var random: StableRandom

  /// Pixels across and down of a whole cover, as music shops deliver small ones.
  static let side: Int32 = 600

  /// Paints a cover.
  ///
  /// - Returns: The canvas, ready to be encoded.
  /// - Throws: `DemoError.painting` when there is no memory for it.
  static func paint(
    _ design: CoverDesign, _ palette: Palette, title: String, side: Int32 = side
  ) throws(DemoError) -> CoverCanvas {
    let canvas = try CoverCanvas(side: side)
    var painter = Self(canvas: canvas, palette: palette, random: StableRandom(title))
    painter.paint(design)
    return canvas
  }

  private mutating func paint(_ design: CoverDesign) {
    switch design {
    case .sunOverSea: sunOverSea()
    case .mountains: mountains()
    case .fuji: fuji()
    case .dunes: dunes()
    case .boat: boat()
    case .moon: moon()
    case .city: city()
    case .torii: torii()
    case .stripes: stripes()
    case .dots: dots()
    case .grid: grid()
    case .waves: waves()
    case .seigaiha: seigaiha()
    case .plaid: plaid()
    case .steps: steps()
    case .triangles: triangles()
    case .rain: rain()
    case .bars: bars()
    case .quarters: quarters()
    case .hinomaru: hinomaru()
    case .rings: rings()
    case .eclipse: eclipse()
    case .overlap: overlap()
    case .rays: rays()
    case .rainbow: rainbow()
    case .flower: flower()
    case .leaf: leaf()
    case .kite: kite()
    case .record: record()
    case .bamboo: bamboo()
    case .cup: cup()
    case .fruit: fruit()
    case .plane: plane()
    }
  }
}
