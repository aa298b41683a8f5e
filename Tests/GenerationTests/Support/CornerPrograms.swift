import SDUIGeneration
import SDUIIR
import TestSupport

/// Programs with what the examples do not have.
enum CornerPrograms {
  /// Every type of field, every form of a section, renamed keys and recursion; and a screen from which nothing is dropped.
  static func semantics() throws -> ClientProgram {
    try ClientProgram([
      ClientScreen(Programs.screen(corners), fileName: "corners.sdui"),
      ClientScreen(Programs.screen(strict), fileName: "strict.sdui"),
    ])
  }

  /// Names that are words of a language, that collide, or that differ only in case.
  static func names() throws -> ClientProgram {
    try ClientProgram([ClientScreen(Programs.screen(words), fileName: "words.sdui")])
  }

  private static let corners = #"""
    enum Closed { one, two as "2/~2%" }
    open enum Loose { word: Text(max: 3), unknown, nested: Action(Ask, Go) }
    enum Media { photo: Image, price as "PRICE": Price, words: [Text(max: 3)](max: 2), none }
    enum Beside { wire: (type: "kind of \"it\"", data: at(".")), price as "PRICE": Price, ask: Asked, none }
    open enum Key { wire: (type: onlyKey), price as "PRICE/1": Price, words: [Text(max: 3)](max: 2), none }
    open enum Pair { wire: (type: "$type", data: "$value"), price: Price, none }
    open enum Near { wire: (type: "k", data: at(".")), price: Price, none }
    record Asked { action: Action(Ask, Go), payload: Int? }
    record Price { amount: Decimal(min: 0.01), currency: Text(length: 3) = "EUR", note: Text? }
    record Deep { media: Media = none, prices: [Price], at: Date = "2026-01-31T09:00:00.5+02:00" }

    action Go as "do it" { times: Int(min: -1) = 1, page: URL? }
    /// Asks, and goes on with what is answered.
    action Ask { question: Text(max: 10), yes: Action(Ask, Go), no: Action(Go)?, all: [Action(Ask, Go)] = [] }

    component Row as "row/1" since 2.0 fallback OldRow { text: name } {
      id as "row~id": ID
      name: Text(max: 20)
      whole: Int
      small: Int(min: 2, max: 9)?
      exact: Decimal(max: 12345.678)?
      number: Decimal(as: number, min: -0.5)?
      owner: ID(as: number) = 9007199254740993
      others: [ID(as: number)?] = []
      either: Decimal(as: any, max: 99.5)?
      eithers: [Decimal(as: any)] = [1.5]
      several: [Price](max: 3, as: any) = []
      words: [Text?](as: any)?
      sent: Date(as: seconds)?
      read: Date(as: milliseconds) = 1769850000250
      opens: Date(as: local) = "2026-01-31T09:00:00.5"
      closes: Date(as: local)?
      born: Date(as: day) = "2024-02-29"
      days: [Date(as: day)?] = []
      paid: Date(as: seconds) = -1.5
      flag: Bool = true
      page: URL?
      pages: [URL] = ["https://example.com/\"a\""]
      day: Date?
      tint: Color = #FF880080
      picture: Image?
      closed: Closed = two
      loose: Loose?
      media: Media = none
      beside: Beside = Beside { price: Price { amount: 1.5 } }
      keys: [Key] = [none, Key { words: ["a"] }]
      pair: Pair?
      besides: [Near] = []
      grid: [[Int(max: 9)](max: 2)] = []
      maybe: [Text?] = []
      bare: Price(absent: "")?
      short: Color(as: short) = #FF880080
      shown: Date(as: "dd.MM.yyyy") = "31.01.2026"
      posted: Date(as: "EEE, d MMM yyyy HH:mm:ss Z") = "Sat, 31 Jan 2026 09:00:00 +0200"
      notices: [Date(as: "yyyy年M月d日 'o''clock: $'h:mm a")] = ["2026年1月31日 o'clock: $9:05 PM"]
      ended: Date(as: "yyyyMMdd'T'HH:mm:ss.SSSXXX")?
      names: [Text: Text(max: 3)](max: 2) = (en: "A", de: "B")
      fees: [Text: Decimal(as: number)?] = []
      shots: [Text: Media](min: 1, invalid: nil)?
      shelves: [Text: [Text: [Price]]] = []
      asks: [Text: Action(Ask, Go)?]?
      opened: [Text: Date] = (first: "2026-01-31T09:00:00.50+02:00")
      deep: Deep?
      price: Price = Price { amount: 9.5, note: "n" }
      act: Action(Ask)?
      newer: Text(max: 5) since 3.0
      measured: Text?
      link: URL(schemes: [https, "my-app"], invalid: nil)?
      hue: Color(invalid: nil, absent: ["", "no \"$colour\""])?
      shot: Media(invalid: nil)?
      near: Deep(invalid: nil)?
      other: Closed(invalid: nil, absent: "none")?
      tags: [Text(max: 3)](max: 2, invalid: nil)?
      ask: Action(Ask, Go, invalid: nil)?
      on tap: act
      on longPress: Ask { question: name, yes: Go { times: 2, page: "https://example.com" }, all: [Go {}] }
      on heart.tap: Go { times: whole, page: page }
      on pan: Go { times: 3 }
    }

    component OldRow { id: ID, text: Text }
    component Plain as "é" { id as ".": ID }
    component Words { id: ID, text: Text(max: 40) }
    component Title { text as ".": Text(min: 1) = "Title" }
    component NewTitle since 2.0 fallback Title {} { lines: [Text] = [] }
    component Tags { tags as ".": [Closed] }
    component Labels { labels as ".": [Text: Closed] }
    component Options { tags as ".": [Text](invalid: nil, absent: "")? }
    component Sorry { text: Text = "Sorry" }
    component Bar since 2.0 fallback OldBar { label: label } { label: Text, link: Action(Go)? }
    component OldBar { label: Text }

    screen Corners as "the \"screen\"" {
      clients: (ios: 1.0..., android: 1.0...)
      pagination: (by: cursor, prefetch: 3)
      wire: (sectionList: "blocks", unitType: "kind", data: "payload", section: "name", failed: "isBroken")
      topBar Bar { height: 44 }
      bottomBar Options { height: 44 }
      empty Sorry { height: 44 }

      essential section rows as "a/b": grid {
        columns: 2
        fromServer: (columns: 2...4, startColumn: 1...2, spacing: 0...24, insets: 0.5...28)
        header NewTitle { height: 44 }
        footer Tags { height: 44 }
        minItems: 1
        maxItems: 3
        unit Row { height: 44 }
        unit Plain { height: 44 }
        empty Sorry { height: 44 }
        onFailure Sorry { height: 44 }
      }
      repeated section more: list {
        header Options { height: 44 }
        footer Labels { height: 44 }
        unit Words { height: 44 }
        unit Plain { height: 44 }
        on reachEnd: Go { times: 4 }
      }
      section all: carousel {
        scroll: paging
        header Title { height: 44 }
        bundle as "ALL" { header: title, units: rows }
        unit Words { width: 100, height: 44 }
        on pageAppear: Go { times: event.page }
      }
      section bare: list {
        maxItems: 2
        bundle as "BARE" { units: "." }
        unit Plain { height: 44 }
      }
      section both: stack {
        essential section left: list { unit Words { height: 44 }, minItems: 1 }
        section right: list { header Title { height: 44 }, unit Plain { height: 44 } }
      }
    }
    """#

  private static let strict = #"""
    component Card { id: ID, name: Text(max: 8) }
    screen Strict {
      sections: fixed
      unknown: fail
      invalid: fail
      section first: list { unit Card { height: 88 } }
      section second: list { unit Card { height: 88 }, maxItems: 1 }
    }
    """#

  private static let words = #"""
    /// Every word of Swift that may be a name.
    component class { id: ID, class: Text, self: Text, Self: Text?, Type: Int, init: Bool = false, default: Date?, _: Text? }
    component String { id: ID, text: Text, String: Text?, Date: Date? }
    component Optional { id: ID, unrecognized: Text?, json: Text, write: Text, reader: Text?, encode: Text?, decoder: Int?, encoder: Int?, hash: Text?, hashValue: Text?, format: Text?, onTap: Text?, faults: Text?, value: Text?, description: Text?, on tap: Type }
    component Ad { id: ID, func: [Text] = [], case: switch = none, Badge: Badge = new, }
    component ad { id: ID, price: price?, in: Text, let: Text, var: Text, is: Text, as: Text, try: Text, throw: Text, nil: Text, true: Bool, await: Text?, some: Text?, any: Text? }
    component _ { id: ID, text: Text? }
    component __ { id: ID }
    component URLCard { id: ID, url: URL, on tap: Open { target: id } }
    component HomeSection { id: ID }
    component ResponseReader { id: ID }
    component Data { id: ID, json: JSONValue }
    component Title { text: Text = "a \\(b) \"c\" \u0007\u202E 👢" }
    record price { amount: Decimal(min: 0) }
    record JSONValue { value: Text }
    action Type { in: Text? }
    action Open { target: ID, Open: Text? }
    action open { target: ID }
    action Codable
    enum Badge { new, sale, self, Self, init, default, allCases, rawValue, some, none, true, String, Badge }
    open enum switch { none, unknown, case, unknownCase }
    enum Error { wire: (type: onlyKey), read: Text, decoded: Int, isOpen, cases, choiceForm: Int, unknown: URL }
    component Result { id: ID, error: Error, extension: Any? }
    record Any { Any: Error?, inout: Text?, sending: Text?, consuming: Text?, open: Text?, get: Text?, set: Text?, weak: Text?, lazy: Text?, async: Text?, each: Text?, repeat: Text?, Protocol: Text?, where: Text?, operator: Text?, import: Text?, super: Text? }
    screen Home {
      unknown: keep
      section class: list { unit class { height: 88 }, unit String { height: 88 }, unit Optional { height: 88 } }
      section components: list { unit Ad { height: 88 }, unit ad { height: 88 }, unit _ { height: 88 }, unit __ { height: 88 } }
      section Components: list { header Title { height: 44 }, unit URLCard { height: 88 }, unit HomeSection { height: 88 }, unit Result { height: 88 } }
      section _: list { unit ResponseReader { height: 88 }, unit Data { height: 88 }, on reachEnd: Codable }
      section init: list { unit Data { height: 88 }, on reachEnd: open { target: "x" } }
    }
    """#
}
