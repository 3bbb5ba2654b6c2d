extension DemoCatalogue {
  /// Albums with English titles, the one added last first.
  static let englishAlbums: [DemoAlbum] = [
    DemoAlbum(
      "Harbour Lights", by: "The Lantern Club", 2024, "Indie Pop", .sunOverSea, .dusk, .jpegFile,
      ["Low Tide", "Rope and Salt", "Ferry at Nine", "Windows Facing West", "Harbour Lights"]),
    DemoAlbum(
      "Paper Mountains", by: "Ada Wren", 2023, "Folk", .mountains, .forest, .jpegFile,
      ["First Fold", "Switchback", "Thin Air", "A Map of Nowhere", "Descent"]),
    DemoAlbum(
      "Slow Orbit", by: "Telescope Hearts", 2022, "Ambient", .eclipse, .night, .embedded,
      ["Apogee", "Drift", "The Quiet Side", "Perigee"]),
    DemoAlbum(
      "Brass & Citrus", by: "Ninth Street Horns", 2021, "Jazz", .quarters, .citrus, .pngFile,
      ["Squeeze", "Blue Pith", "Marmalade", "Ninth Street Stomp", "Zest", "Rind"]),
    DemoAlbum(
      "Night Windows", by: "Marlow Quay", 2020, "Electronic", .city, .neon, .jpegFile,
      ["Eleven Floors", "Lift Music", "Neighbours", "Lamp On", "Lamp Off"]),
    DemoAlbum(
      "Orchard", by: "Ada Wren", 2019, "Folk", .fruit, .blossom, .embedded,
      ["Grafting", "Ladder", "Windfall", "Wasps", "Cider"]),
    DemoAlbum(
      "Concentric", by: "Okafor & Lindqvist", 2018, "Contemporary Classical", .rings, .sea,
      .pngFile,
      ["Stone in Water", "Second Ring", "Third Ring", "Shore"]),
    DemoAlbum(
      "Railway Songs", by: "The Lantern Club", 2019, "Indie Pop", .stripes, .retro, .jpegFile,
      ["Platform Two", "Signal Box", "Sleeper", "Points Failure", "Terminus"]),
    DemoAlbum(
      "One Roof, Many Rooms", by: nil, 2017, "Compilation", .grid, .retro, .jpegFile,
      discs: [
        Disc(
          subtitle: nil,
          tracks: [
            Track(title: "Kitchen Radio", artist: "The Lantern Club"),
            Track(title: "Attic", artist: "Ada Wren"),
            Track(title: "縁側", artist: "月と自転車"),
            Track(title: "Stairwell", artist: "Ninth Street Horns"),
            Track(title: "玄関", artist: "青い灯台"),
            Track(title: "Cellar Door", artist: "Marlow Quay"),
            Track(title: "Spare Key", artist: "Josephine Vale"),
          ])
      ]),
    DemoAlbum(
      "Hot Coals", by: "Dune Runners", 2016, "Rock", .rays, .ember, .pngFile,
      ["Kindling", "Bellows", "Hot Coals", "Ash Wednesday", "Smoulder"]),
    DemoAlbum(
      "The Long Afternoon", by: "Josephine Vale", 2015, "Singer-Songwriter", .rainbow, .peach,
      .jpegFile,
      ["Half Past Two", "Deckchair", "Shade", "The Long Afternoon"]),
    DemoAlbum(
      "Signals", by: "Telescope Hearts", 2014, "Ambient", .bars, .indigo, .embedded,
      ["Carrier Wave", "Static", "Handshake", "Loss of Signal"]),
    DemoAlbum(
      "Two Rivers", by: "Okafor & Lindqvist", 2013, "Contemporary Classical", .waves, .sea,
      .jpegFile,
      discs: [
        Disc(
          subtitle: "Upstream",
          tracks: ["Spring", "Moss", "Confluence", "Weir"].map { Track(title: $0, artist: nil) }),
        Disc(
          subtitle: "Downstream",
          tracks: ["Lock", "Barge", "Estuary", "Salt"].map { Track(title: $0, artist: nil) }),
      ]),
    DemoAlbum(
      "Unlabelled Tape", by: "Marlow Quay", 2012, "Electronic", .dots, .mono, .absent,
      ["Side A", "Leader", "Side B"]),
    DemoAlbum(
      "Green Room", by: "Ninth Street Horns", 2011, "Jazz", .leaf, .mint, .pngFile,
      ["Warm-up", "Five Minutes", "Curtain", "Encore"]),
    DemoAlbum(
      "Kite Weather", by: "Josephine Vale", 2010, "Singer-Songwriter", .kite, .sky, .jpegFile,
      ["Gust", "String", "Kite Weather", "Lull", "Landing"]),
    DemoAlbum(
      "Desert Radio", by: "Dune Runners", 2009, "Rock", .dunes, .sand, .embedded,
      ["AM", "Mirage", "Cactus Needle", "Mile Marker", "FM"]),
    DemoAlbum(
      "Staircase Wit", by: "Polly Hazard", 2008, "Pop", .steps, .candy, .pngFile,
      ["What I Should Have Said", "Touché", "Revolving Door", "Last Word"]),
    DemoAlbum(
      "Triangulation", by: "Surveyors", 2007, "Post-Rock", .triangles, .retro, .jpegFile,
      ["Baseline", "Bearing", "Trig Point", "Contour", "Closing Error"]),
    DemoAlbum(
      "Small Boats", by: "Ada Wren", 2006, "Folk", .boat, .sea, .jpegFile,
      ["Oar", "Small Boats", "Mackerel", "Home by Dark"]),
    DemoAlbum(
      "45", by: "The Dial-Ups", 1999, "Soul", .record, .citrus, .pngFile,
      ["Needle Down", "Hold the Line", "B-Side Baby", "Run-out Groove"]),
    DemoAlbum(
      "Winter Coat", by: "Polly Hazard", 1998, "Pop", .plaid, .dusk, .embedded,
      ["Buttons", "Breath", "Other Pocket", "Thaw"]),
    DemoAlbum(
      "Moonrise Hotel", by: "The Dial-Ups", 1996, "Soul", .moon, .night, .jpegFile,
      ["Check In", "Room 9", "Do Not Disturb", "Moonrise", "Check Out"]),
    DemoAlbum(
      "Études for Rain", by: "Elin Åkerfors", 1988, "Classical", .rain, .indigo, .jpegFile,
      ["No. 1 in Drizzle", "No. 2 in Sleet", "No. 3 in Downpour", "No. 4 in Clearing"]),
    DemoAlbum(
      "Venn", by: "Surveyors", 1985, "Post-Rock", .overlap, .candy, .pngFile,
      ["Left Set", "Intersection", "Right Set"]),
    DemoAlbum(
      "Sun Calendar", by: "Elin Åkerfors", 1979, "Classical", .sunOverSea, .sea, .embedded,
      ["Solstice", "Equinox", "Solstice, Again"]),
  ]

  private typealias Disc = DemoAlbum.Disc
  private typealias Track = DemoAlbum.Track
}
