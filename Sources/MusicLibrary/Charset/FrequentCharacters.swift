/// The characters that names of music have most often in the languages of East Asia.
///
/// Text that is read in another charset than its own has them no more often than chance: a
/// charset's level of common characters has thousands.
struct FrequentCharacters: Sendable {
  private let scalars: Set<Unicode.Scalar>

  private init(_ text: String) {
    scalars = Set(text.unicodeScalars.filter { $0.value >= 0x4E00 })
  }

  /// Whether a character is one of them.
  func contains(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) }

  /// Those that Japanese children learn in their first three years at school, and words of songs.
  static let japanese = FrequentCharacters(
    """
    一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森人水正生青夕
    石赤千川先早草足村大男竹中虫町天田土二日入年白八百文木本名目立力林六引羽雲園遠何科夏家歌画回
    会海絵外角楽活間丸岩顔汽記帰弓牛魚京強教近兄形計元言原戸古午後語工公広交光考行高黄合谷国黒今
    才細作算止市矢姉思紙寺自時室社弱首秋週春書少場色食心新親図数西声星晴切雪船線前組走多太体台地
    池知茶昼長鳥朝直通弟店点電刀冬当東答頭同道読内南肉馬売買麦半番父風分聞米歩母方北毎妹万明鳴毛
    門夜野友用曜来里理話悪安暗医委意育員院飲運泳駅央横屋温化荷界開階寒感漢館岸起期客究急級宮球去
    橋業曲局銀区苦具君係軽血決研県庫湖向幸港号根祭皿仕死使始指歯詩次事持式実写者主守取酒受州拾終
    習集住重宿所暑助昭消商章勝乗植申身神真深進世整昔全相送想息速族他打対待代第題炭短談着注柱丁帳
    調追定庭笛鉄転都度投豆島湯登等動童農波配倍箱畑発反坂板皮悲美鼻筆氷表秒病品負部服福物平返勉放
    味命面問役薬由油有遊予羊洋葉陽様落流旅両緑礼列練路和愛恋夢涙桜彼僕私誰永約束憶幻影希望未過現
    在秘密宝屑河宇宙虹紅蒼碧群蝶蛍猫魂戦争革孤独静寂沈黙嘘街灯窓扉鏡鐘標航浜辺崎藤佐伊井松沢浦岡
    杉郎恵奏節劇情純粋妖精鬼竜龍姫侍桃梅椿菊舞踊演叫響残瞬刹那翼鼓笑怒狂嵐雷霧露砂漠丘峠滝泉渚潮
    満欠輪廻祈願誓絆故郷
    """)

  /// The most frequent of Chinese as the mainland writes it, and words of songs.
  static let simplified = FrequentCharacters(
    """
    的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过
    发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本
    前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很
    最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度
    门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电
    数安少报才结反受目太再感建做接必场件计期市直命山金指许保至队形便空决治马司五眼书非则听白却界
    达光放强即像难且思王完式色路记南住告求北边死张该交万取拉望觉共传师清今切让识候带争运爱梦夜雨
    花风雪春夏秋冬云星泪歌曲红蓝绿河江湖涯朋友青故乡妈爸哥妹孩宝贝幸福快乐悲伤孤单寂寞温柔睛微笑
    拥抱离永远未忆遗忘惜阳亮彩虹城街火车飞翔勇奇恋吻酒醉醒谁亲唱跳舞桥船岸港沙漠草鸟蝴蝶玫瑰梅兰
    竹香甜蜜誓言缘份泉流浪男叶落
    """)

  /// The same as Taiwan and Hong Kong write it.
  static let traditional = FrequentCharacters(
    """
    的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過
    發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本
    前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很
    最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度
    門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電
    數安少報才結反受目太再感建做接必場件計期市直命山金指許保至隊形便空決治馬司五眼書非則聽白卻界
    達光放強即像難且思王完式色路記南住告求北邊死張該交萬取拉望覺共傳師清今切讓識候帶爭運愛夢夜雨
    花風雪春夏秋冬雲星淚歌曲紅藍綠河江湖涯朋友青故鄉媽爸哥妹孩寶貝幸福快樂悲傷孤單寂寞溫柔睛微笑
    擁抱離永遠未憶遺忘惜陽亮彩虹城街火車飛翔勇奇戀吻酒醉醒誰親唱跳舞橋船岸港沙漠草鳥蝴蝶玫瑰梅蘭
    竹香甜蜜誓言緣份泉流浪男葉落
    """)

  /// The most frequent syllables of Korean, and those of words of songs.
  static let korean = FrequentCharacters(
    """
    이다는의에가을하고지한리로기사도나아자시어서인그대를정은일해수보라있스전제부마주들여구장조원
    상게오선성동공무소연안만세비우음모신미용유문중거내바위야요경간계방과관국데생물식진치르말노화
    실행속영래면력당발태저할없같더니드랑김박최강윤임양허남심백권황송류홍별밤꿈눈봄름겨울늘람꽃길
    너와했던건것난널날살산새슬픔복추억친춤불빛달빗집밖앞뒤네처럼까듯못몰좋싫겠었았였려러워운움웃
    """)
}
