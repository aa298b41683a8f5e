/// What texts say. One in four or so is in another script or has marks, since what shows them must show these, too.
enum Words {
  static func texts(for meaning: TextMeaning) -> [String] {
    switch meaning {
    case .product: products
    case .category: categories
    case .brand: brands
    case .person: people
    case .headline: headlines
    case .film: films
    case .event: events
    case .slogan: slogans
    case .heading: headings
    case .order: orders
    case .setting: settings
    case .photo: photos
    case .view: views
    case .sentence: sentences
    case .paragraph: paragraphs
    case .comment: comments
    case .notice: notices
    case .button: buttons
    case .tag: tags
    case .city: cities
    case .street: streets
    case .currency: currencies
    case .country: ["DE", "FR", "GB", "JP", "BR", "EG", "KR", "US"]
    case .language: ["en", "de", "fr", "ja", "ar", "pt"]
    case .letter: letters
    case .symbol: ["star", "heart", "bag", "gear", "bell", "tag", "clock", "house"]
    case .email: ["mara@example.com", "jonas@example.org", "yuki@example.net"]
    case .address: ["https://example.com/offers", "https://example.com/help", "https://example.org/terms"]
    case .digits, .anything: anything
    }
  }

  private static let currencies = ["EUR", "USD", "GBP", "CHF", "JPY", "SEK"]
  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  private static let products = [
    "Walking shoes", "Linen shirt", "Rain jacket", "Wool jumper", "Canvas rucksack", "Leather belt", "Enamel mug",
    "Reading lamp", "Oak side table", "Cotton bedding", "Running tights", "Merino socks", "Travel kettle",
    "Garden chair",
    "Chef’s knife", "Ceramic bowl, set of four", "Übergangsjacke aus Baumwolle", "Crème brûlée torch",
    "Δερμάτινη τσάντα", "Шерстяной шарф", "竹のまな板", "حقيبة جلدية", "सूती कुर्ता", "도자기 찻잔",
  ]
  private static let categories = [
    "Women", "Men", "Kids", "Shoes", "Bags", "Home", "Beauty", "Garden", "Books", "Outdoor", "Kitchen", "Toys",
    "Möbel", "Épicerie", "Игрушки", "キッチン", "كتب", "가구",
  ]
  private static let brands = [
    "Northfold", "Maison Ardent", "Tally & Sons", "Kestrel", "Brookline", "Solvane", "Ostwind", "Hearthly", "Øresund",
    "Große Freiheit", "Λευκό", "Берёза", "青空製作所", "نخلة", "한결",
  ]
  private static let people = [
    "Mara Lindqvist", "Jonas Weber", "Priya Nair", "Tomás Álvarez", "Ada Okafor", "Léa Fournier", "Sam Whitcombe",
    "Nils Østergaard", "Σοφία Παπαδάκη", "Алексей Соколов", "佐藤 美咲", "ليلى حداد", "अनन्या शर्मा", "김민준",
  ]
  private static let headlines = [
    "Night trains return to six capitals", "City opens its longest cycle path", "What the new library cost, and why",
    "A quiet winter for the power grid", "Orchards bloom three weeks early", "Divers map a reef that nobody knew",
    "The bakery that never closes", "How a village bought its own forest",
    "Fährverbindung über den Belt wird verlängert",
    "L’été le plus calme depuis dix ans", "Поезда возвращаются на север", "桜の開花が早まる", "قطار جديد يربط المدينتين",
    "नदी के किनारे नया पार्क", "섬으로 가는 첫 다리",
  ]
  private static let films = [
    "The Lighthouse Keepers", "Seven Winters", "A Map of Salt", "Paper Moons", "The Last Ferry", "Northern Quiet",
    "Harvest of Glass", "Tomorrow’s Orchard", "Der lange Atem", "La Mer à l’envers", "Тихий берег", "雨の図書館",
    "طريق البحر", "बारिश के बाद", "바람의 언덕",
  ]
  private static let events = [
    "Chamber music by candlelight", "Open-air cinema", "Night of the museums", "Harbour marathon", "Poetry in the park",
    "Jazz im Hof", "Fête de la lumière", "Вечер романсов", "花火大会", "أمسية شعرية", "봄 음악회",
  ]
  private static let slogans = [
    "Free delivery until Sunday", "Coats, knits and boots", "Everything for the garden", "New in: linen",
    "Half price, this week only", "Gifts for those who have it all", "Für kalte Tage", "Tout pour la rentrée",
    "Летняя распродажа", "春の新作", "تخفيضات الصيف", "여름 세일",
  ]
  private static let headings = [
    "Deals of the day", "Picked for you", "New arrivals", "Often bought together", "Last chance", "From the magazine",
    "Near you", "Recently viewed", "Neu eingetroffen", "Nos coups de cœur", "Новинки", "おすすめ", "وصل حديثاً", "추천",
  ]
  private static let orders = [
    "Walking shoes and two more", "Linen shirt", "Oak side table", "Three books", "Cotton bedding and a reading lamp",
    "Zwei Tassen und ein Krug", "Шерстяной шарф", "竹のまな板", "حقيبة جلدية",
  ]
  private static let settings = [
    "Notifications", "Addresses", "Payment", "Language", "Appearance", "Privacy", "Help", "Benachrichtigungen",
    "Confidentialité", "Оплата", "通知", "الخصوصية",
  ]
  private static let photos = [
    "Harbour at dawn", "Two people in a park", "A street after rain", "Market stalls", "Snow on the pass",
    "Kirschblüte am Fluss", "Marché du dimanche", "Утро в гавани", "夕方の海", "سوق قديم",
  ]
  private static let views = [
    "Seen from the front", "On a white background", "In use, from above", "A detail of the seam",
    "Three colours side by side",
    "Von der Seite", "Vue de dos", "Вид спереди", "正面から", "من الأمام",
  ]
  private static let sentences = [
    "Made to last for years, and to be mended when it does not.", "Light enough to forget that it is there.",
    "Everything that a long weekend needs.", "Woven in the Highlands, cut in Porto.",
    "Weich, warm und schnell trocken.", "Fabriqué à la main, en petites séries.", "Для дома и для дороги.",
    "毎日使いたくなる道具です。", "مصنوع بعناية ليدوم طويلاً.", "가볍고 오래 가는 물건.",
  ]
  private static let paragraphs = [
    "The path begins behind the station and follows the river for an hour. Bring water: there is no shop on the way.",
    "We asked forty readers what they cook on Mondays. Most said soup, and nobody said why. Here are the five best.",
    "Der Weg beginnt hinter dem Bahnhof und folgt dem Fluss. Nach einer Stunde öffnet sich das Tal.",
    "川沿いの道を一時間ほど歩くと、古い橋が見えてきます。水を忘れずに。",
    "يبدأ الطريق خلف المحطة ويتبع النهر لمدة ساعة.",
  ]
  private static let comments = [
    "Arrived a day early and fits perfectly.", "I have had mine for three winters now.", "Good, but runs small.",
    "Would buy again.", "Schöner als auf dem Bild!", "Très content de mon achat.", "Очень удобно, спасибо!",
    "思ったより軽くて驚きました。", "جودة ممتازة.", "생각보다 훨씬 좋아요.",
  ]
  private static let notices = [
    "All prices include value-added tax.", "Your parcel is on its way.", "We will be back at six.",
    "Nothing here yet. Have a look around.", "Lieferung in zwei bis vier Tagen.", "Цены указаны с налогом.",
    "表示価格は税込みです。", "الأسعار تشمل الضريبة.",
  ]
  private static let buttons = [
    "Show all", "Show more", "Add to cart", "Try again", "Details", "Open", "Alle anzeigen", "Voir tout", "Ещё",
    "もっと見る", "عرض الكل", "더 보기",
  ]
  private static let tags = [
    "new", "vegan", "handmade", "bestseller", "organic", "limited", "travel", "Größe M", "été", "скидка", "限定", "جديد",
  ]
  private static let cities = [
    "Lisbon", "Utrecht", "Bergen", "Lyon", "Zürich", "São Paulo", "Αθήνα", "Казань", "京都", "القاهرة", "부산",
  ]
  private static let streets = [
    "12 Harbour Lane", "4 Mill Street", "Lindenstraße 7", "18 rue des Lilas", "Садовая ул., 3", "東大路通 5",
    "شارع النيل 9",
  ]
  private static let anything = [
    "Morning light", "Second thoughts", "The long way round", "Small things", "Open windows", "Etwas anderes",
    "Déjà vu", "Всё сначала", "はじめまして", "بداية جديدة",
  ]
}

extension Words {
  /// Emoji of several code points, and marks that stand above and below others.
  static let pictured = [
    "👩🏽‍🍳 Kitchen 🇵🇹 day", "Ça alors, e\u{301}te\u{301} 🏖️", "👨‍👩‍👧‍👦 family size 4️⃣", "Z\u{351}a\u{321}l\u{334}g\u{347}o tea 🫖",
    "🧶🧵✂️ knitwear",
  ]

  /// From right to left, with digits and Latin in it.
  static let fromRightToLeft = [
    "تخفيضات ‎50%‎ على الأحذية", "חולצת פשתן XL במבצע", "مجموعة ٣ قطع من Northfold", "תיק גב לטיולים, 24 ליטר",
    "قهوة ☕️ مجانية",
  ]

  /// Without a place at which a line could break.
  static let unbroken = [
    "Donaudampfschifffahrtsgesellschaftskapitän", "Rindfleischetikettierungsüberwachung",
    "Llanfairpwllgwyngyllgogerych",
    "超长的商品名称没有任何空格也不会自动换行", "Speciaalzaakvoorhandgemaakteklompen",
  ]
}
