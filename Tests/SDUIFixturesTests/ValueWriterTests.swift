import Foundation
import SDUIFixtures
import Testing

@testable import SDUIFixtures

/// The functions that single values come from.
@Suite struct ValueWriterTests {
  @Test func namesFallIntoWords() {
    let names: [(name: String, words: [String], slug: String, noun: String)] = [
      ("oldPrice", ["old", "price"], "old-price", "price"), ("ORDER_ROW", ["order", "row"], "order-row", "order"),
      ("ProductCard", ["product", "card"], "product-card", "product"), ("x1", ["x"], "x1", "x"),
      ("oldPrice2", ["old", "price"], "old-price2", "price"), ("Card", ["card"], "card", "card"),
      ("größe", ["größe"], "größe", "größe"), ("", [], "nested", "item"), ("_", [], "nested", "item"),
    ]
    for (name, words, slug, noun) in names {
      #expect(NameWords(name).words == words && NameWords.slug(name) == slug && NameWords(name).noun == noun, "\(name)")
    }
    #expect(NameWords("productTags").has("tag") && NameWords("productTags").has("tags"))
    #expect(!NameWords("stage").has("tag"))
  }

  @Test func decimalsHaveTheirPlaces() {
    let numbers: [(Int64, Int, String)] = [
      (0, 0, "0"), (0, 2, "0.00"), (950, 2, "9.50"), (5, 2, "0.05"), (-5, 2, "-0.05"), (-1_234, 3, "-1.234"),
      (.max, 0, "9223372036854775807"), (.min, 0, "-9223372036854775808"), (.min, 18, "-9.223372036854775808"),
    ]
    for (value, places, text) in numbers { #expect(DataWriter.decimal(value, places: places) == text) }
  }

  @Test func textsEndWhereTheirRoomEnds() {
    #expect(
      ShortText.text(atMost: 5) {
        $0.append("abc"); $0.append("def")
      } == "abcde")
    #expect(
      ShortText.text(atMost: 9) {
        $0.append(7, digits: 3); $0.append(1_234)
      } == "0071234")
    #expect(String("a", 0) == "a0" && String("a", .max, "b") == "a18446744073709551615b")
  }

  /// A hash follows from its path alone, and is spread evenly.
  @Test func hashesFollowFromNamesAndPositions() {
    let root = StableHash(seed: 7)
    #expect(root.named("a").at(1) == StableHash(seed: 7).named("a").at(1))
    let all = [root, root.named("a"), root.named("b"), root.named("ab"), root.at(0), root.at(1), StableHash(seed: 8)]
    #expect(Set(all).count == all.count)
    #expect(root.named("a").named("b") != root.named("ab") && root.named("a").named("b") != root.named("b").named("a"))
    var counts = [Int](repeating: 0, count: 10)
    for position in 0..<UInt64(10_000) { counts[root.at(position).below(10)] += 1 }
    #expect(counts.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }
}
