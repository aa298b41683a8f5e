import SDUIIR
import SDUIJSON
import Testing

@Suite("Screen documents: the bytes")
struct ScreenGoldenTests {
  @Test("the example is written as the page of the format says, byte by byte")
  func example() throws {
    let screen = Sample.screen()
    #expect(String(decoding: encodeScreenDocument(screen), as: UTF8.self) == Self.lines.joined())
    #expect(try Screen(json: Array(Self.lines.joined(separator: "\n").utf8)) == screen)
  }

  @Test("the layout alone is the layout of the document without what only people read")
  func layout() {
    #expect(String(decoding: encodeLayout(Sample.screen()), as: UTF8.self) == Self.layout.joined())
  }

  @Test("every form of length and size", arguments: Self.sizes)
  func size(size: Size, text: String) throws {
    var screen = Sample.screen()
    screen.sections[1].units[0].properties[.height] = .size(size)
    let bytes = encodeScreenDocument(screen)
    let document = try JSONDocument(parsing: bytes)
    var node = document.root
    for key in ["layout", "sections", "deals", "units", "ProductCard", "height"] {
      node = try #require(document.member(key, of: node))
    }
    #expect(document.compactText(of: node) == text)
    #expect(try Screen(json: bytes) == screen)
  }

  @Test("every form of width", arguments: Self.widths)
  func width(size: Size, text: String) throws {
    var screen = Sample.screen()
    screen.sections[0].kind = .carousel
    screen.sections[0].units[0].properties[.width] = .size(size)
    let bytes = encodeScreenDocument(screen)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"width\":\(text),\"height\""))
    #expect(try Screen(json: bytes) == screen)
  }

  private static let widths: [(Size, String)] = [
    (.percent(Rational(decimal: "0.8") ?? .one), #"{"percent":80}"#), (.percent(third), #"{"percent":[100,3]}"#),
    (.percent(Rational(decimal: "0.0005") ?? .one), #"{"percent":0.05}"#),
    (.inView(Rational(decimal: "2.5") ?? .one), #"{"inView":2.5}"#), (.estimate(.points(60)), #"{"estimate":60}"#),
    (.length(.figure(.contentWidth)), #"{"contentWidth":1}"#),
  ]

  private static let third = (try? Rational(1, over: 3)) ?? .one
  private static let sizes: [(Size, String)] = [
    (.length(.points(44)), #"{"points":44}"#),
    (.length(.points(Rational(decimal: "0.5") ?? .one)), #"{"points":0.5}"#),
    (.length(.points(third)), #"{"points":[1,3]}"#),
    (.length(.figure(.textPoints)), #"{"textPoints":1}"#),
    (.length(.minimum([.points(9), .figure(.itemWidth)])), #"{"min":[9,{"itemWidth":1}]}"#),
    (.length(.maximum([.points(third), .figure(.contentWidth)])), #"{"max":[[1,3],{"contentWidth":1}]}"#),
    (.ratio(width: Rational(16), height: Rational(9)), #"{"ratio":[16,9]}"#),
    (.estimate(.points(72)), #"{"estimate":72}"#),
  ]

  private static let layout =
    [
      #"{"unknown":"drop","#,
      ##""decorations":{"Panel":{"cornerRadius":12,"color":{"light":"#F4F4F4","dark":"#1C1C1E"}}},"##,
      #""sections":{"#,
    ] + banners.map { $0.replacing(#""name":"banners","#, with: "") } + [","] + deals + ["}}"]

  private static let banners = [
    #""TOP":{"name":"banners","kind":"hero","accepts":["SS_TOP_BANNER"],"#,
    #""units":{"SS_TOP_BANNER":{"height":{"ratio":[16,9]}}}}"#,
  ]

  private static let deals = [
    #""deals":{"kind":"grid","essential":true,"accepts":["ProductCard","Ad"],"#,
    #""insets":{"top":20,"leading":16,"bottom":20,"trailing":16},"spacing":{"lines":12,"items":12},"columns":2,"#,
    #""header":{"unitType":"SectionTitle","height":{"points":44},"pinned":"section"},"#,
    #""background":{"decoration":"Panel","insets":{"top":8,"leading":8,"bottom":8,"trailing":8}},"#,
    #""units":{"ProductCard":{"height":{"points":56,"itemWidth":[4,3]},"#,
    #""on":{"tap":{"type":"OpenProduct","payload":{"product":{"field":"id"}}}}},"#,
    #""Ad":{"height":{"points":120},"span":"all"}},"#,
    #""adaptations":[{"when":[{"minWidth":600}],"set":{"columns":3}},"#,
    #"{"when":[{"minWidth":1024}],"set":{"columns":4}}]}"#,
  ]

  private static let lines =
    [
      #"{"sdui":"1.0","screen":"Home","documentation":"The shop's landing screen.","#, #""contract":{"components":["#,
      #"{"type":"SS_TOP_BANNER","name":"TopBanner","fields":[{"key":"id","type":"id"},{"key":"image","type":"image"},"#,
      #"{"key":"action","type":"action","actions":["OpenProduct"],"optional":true}]},"#,
      #"{"type":"SectionTitle","fields":[{"key":"title","type":"text"}]},"#,
      #"{"type":"ProductCard","documentation":"One product.","fields":[{"key":"id","type":"id"},"#,
      #"{"key":"title","type":"text","max":80},{"key":"price","type":"record","record":"Price"},"#,
      #"{"key":"badge","type":"enum","enum":"Badge","optional":true},"#,
      #"{"key":"tags","type":"list","of":{"type":"text"},"default":[]}],"#,
      #""on":{"tap":{"type":"OpenProduct","payload":{"product":{"field":"id"}}}}},"#,
      #"{"type":"Ad","fields":[{"key":"id","type":"id"}]}],"#,
      #""records":[{"type":"Price","fields":[{"key":"amount","type":"decimal","min":0},"#,
      #"{"key":"currency","type":"text","min":3,"max":3,"default":"EUR"}]}],"#,
      #""enums":[{"type":"Badge","open":true,"cases":[{"value":"new"},{"value":"SOLD_OUT","name":"soldOut"}]}],"#,
      #""actions":[{"type":"OpenProduct","fields":[{"key":"product","type":"id"}]}]},"#,
      #""layout":{"unknown":"drop","#,
      ##""decorations":{"Panel":{"cornerRadius":12,"color":{"light":"#F4F4F4","dark":"#1C1C1E"}}},"##,
      #""sections":{"#,
    ] + banners + [","] + deals + ["}},"] + content

  private static let content = [
    #""sectionList":[{"section":"TOP","sectionId":"TOP","units":[{"unitType":"SS_TOP_BANNER","data":{"id":"summer","#,
    #""image":{"url":"https://example.com/s.jpg","width":1200,"height":675},"#,
    #""action":{"type":"OpenProduct","payload":{"product":"p1"}}}}]},"#,
    #"{"section":"deals","sectionId":"deals","header":{"unitType":"SectionTitle","data":{"title":"Deals"}},"#,
    #""units":[{"unitType":"ProductCard","data":{"id":"p1","title":"Walking shoes","#,
    #""price":{"amount":"9.5","currency":"EUR"},"badge":"SOLD_OUT"}}]}],"#,
    #""requirements":[{"text":"item.width >= min(120, 2sp)","when":[{"minWidth":600}],"require":"#,
    #"{"left":{"measure":"width","section":"deals","unit":"ProductCard"},"is":">=","#,
    #""right":{"min":[120,{"factor":2,"of":{"measure":"textPoints"}}]}}}],"#,
    #""tests":[{"title":"two columns on a phone","container":{"width":390,"direction":"rtl"},"#,
    #""requirements":[{"text":"deals.columns == 2","require":"#,
    #"{"left":{"measure":"columns","section":"deals"},"is":"==","right":2}}]}]}"#,
  ]
}
