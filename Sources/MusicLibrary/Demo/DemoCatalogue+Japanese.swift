extension DemoCatalogue {
  /// Albums with Japanese titles, the one added last first.
  static let japaneseAlbums: [DemoAlbum] = [
    DemoAlbum(
      "朝の汽笛", by: "青い灯台", 2024, "J-Pop", .hinomaru, .washi, .pngFile,
      ["始発", "朝の汽笛", "海岸線", "切符", "終点まで"]),
    DemoAlbum(
      "夜間飛行便", by: "月と自転車", 2023, "シティポップ", .plane, .dusk, .jpegFile,
      ["滑走路", "窓側の席", "夜間飛行便", "時差", "着陸"]),
    DemoAlbum(
      "青海波", by: "白波四重奏", 2022, "ジャズ", .seigaiha, .indigo, .pngFile,
      ["凪", "青海波", "潮目", "沖へ"]),
    DemoAlbum(
      "桜前線", by: "木村ひなた", 2021, "J-Pop", .flower, .sakura, .jpegFile,
      ["三月", "桜前線", "花冷え", "葉桜", "また来年"]),
    DemoAlbum(
      "富士見坂", by: "坂の上団地", 2020, "ロック", .fuji, .sky, .jpegFile,
      ["富士見坂", "夕焼けチャイム", "団地の猫", "給水塔", "回覧板"]),
    DemoAlbum(
      "鳥居の向こう", by: "狐火オーケストラ", 2019, "プログレッシブ・ロック", .torii, .ember,
      .embedded,
      ["参道", "狐火", "鳥居の向こう", "帰り道"]),
    DemoAlbum(
      "雨のち図書館", by: "木村ひなた", 2018, "J-Pop", .rain, .lilac, .jpegFile,
      ["傘立て", "貸出カード", "雨のち図書館", "栞"]),
    DemoAlbum(
      "竹林", by: "尺八電子", 2017, "エレクトロニカ", .bamboo, .forest, .pngFile,
      ["風", "節", "竹林", "月明かり"]),
    DemoAlbum(
      "純喫茶サンライズ", by: "月と自転車", 2016, "シティポップ", .cup, .sand, .jpegFile,
      ["モーニング", "クリームソーダ", "純喫茶サンライズ", "マッチ箱", "閉店時間"]),
    DemoAlbum(
      "惑星の庭", by: "尺八電子", 2015, "エレクトロニカ", .rings, .lilac, .embedded,
      ["土星", "惑星の庭", "苔", "公転"]),
    DemoAlbum(
      "夏の終わりの電話", by: "青い灯台", 2014, "J-Pop", .stripes, .peach, .pngFile,
      ["十円玉", "夏の終わりの電話", "入道雲", "八月三十一日", "もしもし"]),
    DemoAlbum(
      "月見団子", by: "白波四重奏", 2013, "ジャズ", .moon, .indigo, .jpegFile,
      ["十五夜", "すすき", "月見団子", "十六夜"]),
    DemoAlbum(
      "峠", by: "坂の上団地", 2012, "ロック", .mountains, .dusk, .jpegFile,
      ["登り", "峠", "茶屋", "下り"]),
    DemoAlbum(
      "祭囃子 2.0", by: "狐火オーケストラ", 2011, "プログレッシブ・ロック", .rays, .neon,
      .pngFile,
      ["太鼓", "祭囃子 2.0", "金魚すくい", "りんご飴", "あとのまつり"]),
    DemoAlbum(
      "抹茶と余白", by: "茶室音響", 2010, "アンビエント", .leaf, .washi, .pngFile,
      ["一服", "余白", "畳"]),
    DemoAlbum(
      "水玉のワルツ", by: "みずたま楽団", 2008, "クラシック", .dots, .candy, .embedded,
      ["第一楽章 しずく", "第二楽章 水たまり", "第三楽章 虹"]),
    DemoAlbum(
      "折り紙", by: "茶室音響", 2005, "アンビエント", .triangles, .sakura, .pngFile,
      ["鶴", "舟", "兜", "風車"]),
    DemoAlbum(
      "砂丘にて", by: "みずたま楽団", 2001, "クラシック", .dunes, .dusk, .jpegFile,
      ["足あと", "風紋", "砂丘にて"]),
    DemoAlbum(
      "銀河鉄道の切符", by: "深夜ラジオ部", 1997, "歌謡曲", .eclipse, .neon, .jpegFile,
      ["周波数", "銀河鉄道の切符", "ハガキ職人", "お便り待ってます"]),
    DemoAlbum(
      "昭和ステレオ", by: "深夜ラジオ部", 1984, "歌謡曲", .record, .ember, .embedded,
      ["針を落とす", "A面の恋", "B面の雨", "昭和ステレオ"]),
  ]

  /// How the artists' names are read: the order of the kana is the order people look them up in.
  static let readings = [
    "青い灯台": "あおいとうだい",
    "月と自転車": "つきとじてんしゃ",
    "白波四重奏": "しらなみしじゅうそう",
    "木村ひなた": "きむらひなた",
    "坂の上団地": "さかのうえだんち",
    "狐火オーケストラ": "きつねびおーけすとら",
    "尺八電子": "しゃくはちでんし",
    "茶室音響": "ちゃしつおんきょう",
    "みずたま楽団": "みずたまがくだん",
    "深夜ラジオ部": "しんやらじおぶ",
    "The Lantern Club": "Lantern Club, The",
    "The Dial-Ups": "Dial-Ups, The",
    "Ada Wren": "Wren, Ada",
    "Josephine Vale": "Vale, Josephine",
    "Polly Hazard": "Hazard, Polly",
    "Elin Åkerfors": "Åkerfors, Elin",
  ]
}
