import Foundation
import TestSupport
import Testing

/// `sduic layout --device` and `--devices`.
@Suite struct DeviceTests {
  @Test func aDeviceGivesTheWholeEnvironment() throws {
    let whens = ["width >= 852", "height < 400", "horizontal == compact", "vertical == compact", "idiom == phone"]
    let lines = whens.enumerated().map { "    when \($1) { insets: (top: \(1 << $0)) }" }
    let folder = try Folder(["home.sdui": Samples.screen(lines.joined(separator: "\n"), height: "10")])
    func content(_ device: String) throws -> [Double]? {
      let run = try folder.sduic("layout", "home.sdui", "--format", "json", "--device", device)
      let size = (try run.json() as? [String: Any])?["contentSize"] as? [String: Double]
      return size.map { [$0["width"] ?? 0, $0["height"] ?? 0] }
    }
    // The last `when` that holds wins: it is a phone everywhere but on a pad, where only the width is left.
    #expect(try content("iphone-15 landscape") == [852, 56])
    #expect(try content("ipad-pro-11 landscape") == [1194, 41])
    #expect(try content("ipad-pro-11 landscape third") == [375, 44])
  }

  @Test func severalDevicesAreToldByName() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic("layout", "home.sdui", "--device", "iphone-15, ipad-pro-11 landscape half")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.text.hasPrefix("Home on iphone-15, 393 × 852, ltr, content 393 × 160\n"))
    #expect(run.text.contains("\n\nHome on ipad-pro-11 landscape half, 592 × 834, ltr, content 592 × 160\n"))
    let json = try folder.sduic("layout", "home.sdui", "--format", "json", "--device", "iphone-15", "--rtl")
    let container = (try json.json() as? [String: Any])?["container"] as? NSDictionary
    let expected: NSDictionary = [
      "device": "iphone-15", "width": 393, "height": 852, "direction": "rtl", "scale": NSNull(),
    ]
    #expect(container == expected)
  }

  @Test func safeAreasNarrowTheContent() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("layout", "home.sdui", "--format", "json", "--device", "iphone-15 landscape")
    let sections = (try run.json() as? [String: Any])?["sections"] as? [[String: Any]]
    let header = try #require(sections?.last?["header"] as? [Double])
    #expect(header[0] == 75 && header[2] == 702, "59 and 16 at either side")
    let set = try folder.sduic(
      "layout", "home.sdui", "--format", "json", "--device", "iphone-15 landscape", "--env", "insets=0:0:0:0")
    let bare = ((try set.json() as? [String: Any])?["sections"] as? [[String: Any]])?.last?["header"] as? [Double]
    #expect(bare?[0] == 16, "what `--env` sets is kept")
  }

  @Test func roundingTakesTheDevicesScale() throws {
    let folder = try Folder(["home.sdui": Samples.screen(height: "item.width / 7")])
    func frame(_ arguments: String...) throws -> (scale: Int?, height: Double?) {
      let run = try folder.sduic(["layout", "home.sdui", "--format", "json"] + arguments)
      let layout = try run.json() as? [String: Any]
      let items = (layout?["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]]
      let scale = (layout?["container"] as? [String: Any])?["scale"] as? Int
      return (scale, (items?.first?["frame"] as? [Double])?.last)
    }
    // 414/7 is 59.142857…
    #expect(try frame("--device", "iphone-11", "--rounding", "nearest") == (2, 59))
    #expect(try frame("--device", "iphone-8-plus", "--rounding", "floor") == (3, 59))
    #expect(try frame("--device", "iphone-11", "--scale", "1") == (1, 59))
    #expect(try frame("--device", "iphone-11") == (nil, 414.0 / 7))
  }

  @Test func allDevicesAreListed() throws {
    let run = try Folder().sduic("layout", "--devices")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.text.hasPrefix("                        width  height  insets      horizontal  vertical  scale\n"))
    let pad = """
      ipad-pro-11
        portrait                834    1194  24:0:20:0   regular     regular   2
        portrait third          320    1194  24:0:20:0   compact     regular   2
        portrait two-thirds     504    1194  24:0:20:0   compact     regular   2
        landscape              1194     834  24:0:20:0   regular     regular   2
        landscape third         375     834  24:0:20:0   compact     regular   2
        landscape half          592     834  24:0:20:0   compact     regular   2
        landscape two-thirds    809     834  24:0:20:0   regular     regular   2

      """
    #expect(run.text.contains("\n\n" + pad + "\n"))
    #expect(run.text.contains("\niphone-14-pro, iphone-15, iphone-15-pro, iphone-16\n"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }
}
