import NaiveLayout
import TestSupport

/// A random response of a screen whose components are those of `RandomProgram`: some items with their data, what a
/// client measured, sections that failed, and what `fromServer` leaves to a response.
struct RandomResponse {
  private var random: RandomSource
  private var count = 0
  private(set) var text = ""

  /// - Parameter document: The compiled document of the screen.
  init(of document: JSON, seed: UInt64) {
    random = RandomSource(seed: seed)
    let sections = sections(document["sectionList"], document["layout"]?["sections"])
    let screen = document["screen"]?.string ?? ""
    text = """
      {"sdui":"1.0","screen":"\(screen)","page":0,"hasNext":false,"sectionList":[\(sections)]}
      """
  }

  private mutating func sections(_ list: JSON?, _ declared: JSON?) -> String {
    var entries: [String] = []
    for entry in list?.elements ?? [] {
      let name = entry["section"]?.string ?? ""
      if random.chance(6) { continue }
      entries.append(section(name, entry, declared?[name]))
    }
    return entries.joined(separator: ",")
  }

  private mutating func section(_ name: String, _ entry: JSON, _ declared: JSON?) -> String {
    var members = [#""section":"\#(name)","sectionId":"\#(name)""#]
    let failed = random.chance(declared?["onFailure"] == nil ? 2 : 40)
    if failed { members.append(#""failed":true"#) }
    for key in ["header", "footer"] where declared?[key] != nil && random.chance(80) {
      let measured = random.chance(40) ? #","measured":{"height":\#(random.number(12...70))}"# : ""
      members.append(#""\#(key)":{"unitType":"Title","data":{"text":"Title"}\#(measured)}"#)
    }
    if entry["sections"] != nil {
      members.append(#""sections":[\#(sections(entry["sections"], declared?["sections"]))]"#)
    } else {
      members.append(#""units":[\#(units(declared ?? .null))]"#)
    }
    for (key, range) in declared?["fromServer"]?.members.sorted(by: { $0.key < $1.key }) ?? [] where random.chance(60) {
      members.append(#""\#(key)":\#(served(key, range))"#)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func served(_ key: String, _ range: JSON) -> String {
    let (least, most) = (range["min"]?.whole ?? 0, range["max"]?.whole ?? 0)
    switch key {
    case "columns", "startColumn": return "\(random.number(least...most))"
    case "spacing": return #"{"lines":\#(random.number(least...most)),"items":\#(random.number(least...most))}"#
    default:
      let sides = ["top", "leading", "bottom", "trailing"].map { #""\#($0)":\#(random.number(least...most))"# }
      return "{" + sides.joined(separator: ",") + "}"
    }
  }

  private mutating func units(_ declared: JSON) -> String {
    let accepted = (declared["accepts"]?.elements ?? []).compactMap(\.string)
    let fewest = declared["minItems"]?.whole ?? 0
    let most = min(declared["maxItems"]?.whole ?? 14, 14)
    let number = random.chance(10) ? fewest : random.number(min(fewest, most)...most)
    return (0..<number).map { _ in unit(random.pick(accepted)) }.joined(separator: ",")
  }

  private mutating func unit(_ type: String) -> String {
    count += 1
    var data = #""id":"\#(count)""#
    switch type {
    case "Note": data += #","width":"\#(random.number(30...150)).5","height":"\#(random.number(10...120)).25""#
    case "Photo":
      data +=
        #","image":{"url":"https://shop.example/\#(count).jpg","width":\#(random.number(3...16)),"height":\#(random.number(3...9))}"#
    case "Story": data += #","body":{"extent":\#(random.number(20...90))}"#
    default: break
    }
    var measured = ""
    if random.chance(30) {
      let width = random.chance(50) ? #""width":\#(random.number(30...120)),"# : ""
      measured = #","measured":{\#(width)"height":\#(random.number(15...95))}"#
    }
    return #"{"unitType":"\#(type)","data":{\#(data)}\#(measured)}"#
  }
}
