/// What a cover shows; each is drawn in bold shapes that can still be told apart at 17 pixels.
enum CoverDesign: Sendable, CaseIterable {
  case sunOverSea, mountains, fuji, dunes, boat, moon, city, torii
  case stripes, dots, grid, waves, seigaiha, plaid, steps, triangles, rain, bars, quarters
  case hinomaru, rings, eclipse, overlap, rays, rainbow, flower, leaf, kite, record, bamboo
  case cup, fruit, plane
}
