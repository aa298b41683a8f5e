/// A response of `Examples/Shop/home.sdui`, written by hand, and what may and may not be changed in it.
enum ShopResponse {
  static let text = #"""
    {"sdui":"1.0","screen":"Home",
     "layoutId":"5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c5f0c",
     "page":0,"hasNext":true,"next":"c-2","sectionList":[
      {"section":"banners","sectionId":"banners","units":[
       {"unitType":"BANNER","data":{"id":"b1","title":"Boots",
        "image":{"url":"https://shop.example/b.jpg","width":1280,"height":720,"alt":"Brown boots"},
        "link":{"type":"OpenProduct","payload":{"product":"p1"}}}},
       {"unitType":"BANNER","data":{"id":"b2","title":"Sale",
        "image":{"url":"https://shop.example/s.jpg","width":640.5,"height":360},
        "link":{"type":"OpenPage","payload":{"url":"https://shop.example/sale"}}}}]},
      {"section":"ProductList","sectionId":"ProductList",
       "header":{"unitType":"SECTION_TITLE","data":{"title":"Deals","subtitle":null}},
       "footer":{"unitType":"SHOW_ALL","data":{"page":"https://shop.example/deals"}},
       "units":[
        {"unitType":"PRODUCT_CARD","data":{"productId":"p1","name":"Shoe",
         "image":{"url":"https://shop.example/p1.jpg","width":600,"height":800},
         "price":{"amount":"9.50","currency":"EUR"},"oldPrice":{"amount":"19.00","currency":"USD"},
         "badge":"SALE","rating":"4.5"}},
        {"unitType":"AD","data":{"adId":"a1","image":{"url":"https://ads.example/a.jpg","width":1,"height":2},
         "advertiser":"Acme","page":"https://acme.example/"}}]},
      {"section":"brands","sectionId":"brands","units":[
       {"unitType":"BRAND","data":{"id":"acme","name":"Acme","tint":"#FF8800",
        "logo":{"url":"https://shop.example/acme.png","width":9,"height":9},"page":"https://shop.example/acme"}}]},
      {"section":"stories","sectionId":"stories","units":[
       {"unitType":"STORY","data":{"id":"s1","headline":"Autumn",
        "cover":{"url":"https://shop.example/c.jpg","width":4,"height":3},
        "published":"2026-02-28T09:00:00Z","tags":["knit"],"page":"https://shop.example/s1"}}]},
      {"section":"orders","sectionId":"orders","units":[
       {"unitType":"ORDER","data":{"orderId":"o1","summary":"Two shoes","state":"packed",
        "total":{"amount":"28.50","currency":"GBP"},"placedAt":"2026-01-31T23:59:60.25+01:00"}}]}]}
    """#

  /// Changes that leave the response valid.
  static let harmless: [Change] = [
    Change(#""sdui":"1.0""#, #""sdui":"1.12","later":[1]"#), Change(#","next":"c-2""#, ""),
    Change(#""next":"c-2""#, #""next":null"#), Change(#","next":"c-2""#, #","layout":{"sections":{}},"variants":{}"#),
    Change(#""subtitle":null"#, #""later":{"key":1}"#), Change(#""badge":"SALE","rating":"4.5""#, #""later":1"#),
    Change(#""badge":"SALE","rating":"4.5""#, #""badge":null,"rating":null,"oldPrice2":0"#),
    Change(#""amount":"9.50""#, #""amount":"0""#), Change(#""amount":"9.50""#, #""amount":"-0.00""#),
    Change(##""tint":"#FF8800","##, ""), Change(##""tint":"#FF8800""##, ##""tint":"#ff880080""##),
    Change(#""tags":["knit"],"#, ""), Change(#""tags":["knit"]"#, #""tags":[]"#),
    Change(#""state":"packed","#, ""), Change(#""state":"packed""#, #""state":"returned""#),
    Change("2026-02-28T09:00:00Z", "2024-02-29t09:00:00z"),
    Change("2026-02-28T09:00:00Z", "2000-02-29T00:00:00.1-23:59"),
    Change(#""page":0"#, #""page":7"#), Change(#""alt":"Brown boots""#, #""alt":null"#),
    Change(#""title":"Boots""#, #""title":"\#(String(repeating: "👢", count: 60))""#),
    Change(#""title":"Deals","subtitle":null"#, #""title":"D""#),
    Change(#""id":"b1""#, #""id":"\#(String(repeating: "i", count: 2_048))""#),
    Change("https://shop.example/deals", "mailto:sale@shop.example"),
    Change(#""header":{"unitType":"SECTION_TITLE","data":{"title":"Deals","subtitle":null}},"#, ""),
  ]

  private static let deals = "sectionList/1"

  /// Faults of the response, its sections and its units.
  static let structure: [Change] = [
    Change(#""sdui":"1.0","#, "", " required"), Change(#""sdui":"1.0""#, #""sdui":"2.0""#, "sdui pattern"),
    Change(#""sdui":"1.0""#, #""sdui":1.0"#, "sdui type"),
    Change(#""screen":"Home""#, #""screen":"home""#, "screen const"),
    Change(#""5f0c5f"#, #""5F0C5F"#, "layoutId pattern"), Change(#""5f0c5f"#, #""5f0c5"#, "layoutId pattern"),
    Change(#""page":0,"#, "", " required"), Change(#""page":0"#, #""page":-1"#, "page minimum"),
    Change(#""page":0"#, #""page":0.5"#, "page type"), Change(#""hasNext":true,"#, "", " required"),
    Change(#""hasNext":true"#, #""hasNext":"yes""#, "hasNext type"),
    Change(#""next":"c-2""#, #""next":2"#, "next type"),
    Change(#""next":"c-2""#, #""layout":{}"#, "layout required"),
    Change(#""section":"brands""#, #""section":"brand""#, "sectionList/2 oneOf"),
    Change(#""section":"brands","#, "", "sectionList/2 oneOf"),
    Change(#""sectionId":"brands","#, "", "sectionList/2 required"),
    Change(#""sectionId":"brands""#, #""sectionId":"b""#, "sectionList/2/sectionId const"),
    Change(
      #"{"section":"brands","#, #"{"section":"orders","sectionId":"orders","units":[]},{"section":"brands","#,
      "sectionList contains"),
    Change(#""sectionId":"brands","units""#, #""sectionId":"brands","items""#, "sectionList/2 required"),
    Change(
      #""sectionId":"brands","units""#, #""footer":{},"sectionId":"brands","units""#, "sectionList/2/footer type not"),
    Change(
      #""header":{"unitType":"SECTION_TITLE""#, #""header":{"unitType":"SHOW_ALL""#,
      "\(deals)/header/unitType const"),
    Change(#""title":"Deals","#, "", "\(deals)/header/data required"),
    Change(#""title":"Deals""#, #""title":"""#, "\(deals)/header/data/title minLength"),
    Change(#""subtitle":null"#, #""subtitle":5"#, "\(deals)/header/data/subtitle type"),
    Change(#"{"unitType":"AD","#, "{", "\(deals)/units/1 oneOf"),
    Change(#"{"unitType":"AD","#, #"{"unitType":"BRAND","#, "\(deals)/units/1 oneOf"),
    Change(#""unitType":"AD","data""#, #""unitType":"AD","content""#, "\(deals)/units/1 required"),
    Change(
      #""unitType":"BRAND","data":{"#, #""unitType":"BRAND","data":[],"old":{"#, "sectionList/2/units/0/data type"),
    Change(#"{"unitType":"ORDER","#, #"1,{"unitType":"ORDER","#, "sectionList/4/units/0 type"),
  ]

  private static let card = "sectionList/1/units/0/data"
  private static let banner = "sectionList/0/units/0/data"
  private static let brand = "sectionList/2/units/0/data"
  private static let story = "sectionList/3/units/0/data"

  /// Faults of the data.
  static let data: [Change] = [
    Change(#""productId":"p1","#, "", "\(card) required"),
    Change(#""productId":"p1""#, #""productId":"""#, "\(card)/productId minLength"),
    Change(
      #""productId":"p1""#, #""productId":"\#(String(repeating: "i", count: 2_049))""#, "\(card)/productId maxLength"),
    Change(#""productId":"p1""#, #""productId":4711"#, "\(card)/productId type"),
    Change(#""name":"Shoe""#, #""name":null"#, "\(card)/name type"),
    Change(#""name":"Shoe""#, #""name":"\#(String(repeating: "é", count: 81))""#, "\(card)/name maxLength"),
    Change(#""amount":"9.50","#, "", "\(card)/price required"),
    Change(#""amount":"9.50""#, #""amount":9.50"#, "\(card)/price/amount type"),
    Change(#""amount":"9.50""#, #""amount":"-9.50""#, "\(card)/price/amount pattern"),
    Change(#""amount":"9.50""#, #""amount":"9,50""#, "\(card)/price/amount pattern"),
    Change(#""amount":"9.50""#, #""amount":"9.""#, "\(card)/price/amount pattern"),
    Change(#""currency":"EUR""#, #""currency":"EU""#, "\(card)/price/currency minLength"),
    Change(#""currency":"EUR""#, #""currency":"EURO""#, "\(card)/price/currency maxLength"),
    Change(#""oldPrice":{"amount":"19.00","currency":"USD"}"#, #""oldPrice":"19.00""#, "\(card)/oldPrice anyOf"),
    Change(#""amount":"19.00""#, #""amount":19"#, "\(card)/oldPrice anyOf"),
    Change(#""badge":"SALE""#, #""badge":"sale""#, "\(card)/badge anyOf"),
    Change(#""rating":"4.5""#, #""rating":4.5"#, "\(card)/rating anyOf"),
    Change(#""url":"https://shop.example/b.jpg""#, #""url":"b.jpg""#, "\(banner)/image/url pattern"),
    Change(#""url":"https://shop.example/b.jpg""#, #""url":"https://shop.example/a b""#, "\(banner)/image/url not"),
    Change(
      "https://shop.example/b.jpg", "https://" + String(repeating: "u", count: 2_041), "\(banner)/image/url maxLength"),
    Change(#""width":1280"#, #""width":0"#, "\(banner)/image/width exclusiveMinimum"),
    Change(#""width":1280"#, #""width":"1280""#, "\(banner)/image/width type"),
    Change(#""width":1280,"#, "", "\(banner)/image required"),
    Change(#""alt":"Brown boots""#, #""alt":0"#, "\(banner)/image/alt type"),
    Change(#""type":"OpenProduct""#, #""type":"OpenOrder""#, "\(banner)/link oneOf"),
    Change(#""type":"OpenProduct","#, "", "\(banner)/link oneOf"),
    Change(#","payload":{"product":"p1"}"#, "", "\(banner)/link required"),
    Change(#"{"product":"p1"}"#, #"{"category":"p1"}"#, "\(banner)/link/payload required"),
    Change(
      #""payload":{"url":"https://shop.example/sale"}"#, #""payload":{"url":""}"#,
      "sectionList/0/units/1/data/link/payload/url pattern"),
    Change(##""tint":"#FF8800""##, ##""tint":null"##, "\(brand)/tint type"),
    Change(##""tint":"#FF8800""##, ##""tint":"#F80""##, "\(brand)/tint pattern"),
    Change(#""tags":["knit"]"#, #""tags":null"#, "\(story)/tags type"),
    Change(#""tags":["knit"]"#, #""tags":["knit",1]"#, "\(story)/tags/1 type"),
    Change(#""tags":["knit"]"#, #""tags":["\#(String(repeating: "t", count: 21))"]"#, "\(story)/tags/0 maxLength"),
    Change("2026-02-28T09:00:00Z", "2026-02-29T09:00:00Z", "\(story)/published pattern"),
    Change("2026-02-28T09:00:00Z", "2026-02-28T09:00:00", "\(story)/published pattern"),
    Change("2026-02-28T09:00:00Z", "2026-02-28", "\(story)/published pattern"),
    Change("2026-02-28T09:00:00Z", "2026-02-28T24:00:00Z", "\(story)/published pattern"),
    Change("2026-02-28T09:00:00Z", "1900-02-29T09:00:00Z", "\(story)/published pattern"),
    Change(#""state":"packed""#, #""state":null"#, "sectionList/4/units/0/data/state type"),
    Change(#""state":"packed""#, #""state":2"#, "sectionList/4/units/0/data/state type"),
  ]
}
