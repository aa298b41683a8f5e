import Foundation
import SDUI
import UIKit
import UIKitModelDriver

/// Follows the sizes that views have measured while their data move.
@MainActor enum MeasuredRun {
  /// Reads `SCREEN measured RESPONSE` and prints the result.
  static func run(_ response: URL) throws {
    let own = try GeneratedResponse(json: Data(contentsOf: response))
    let environment = ModelEnvironment(width: 390, height: 844)
    let list = ShownList(own, environment)
    let estimates = heights(list)
    for element in list.driver.all where element.kind == .cell {
      let path = element.indexPath
      let height = element.exactFrame.height + 7 + CGFloat(path.item)
      preferredListSizes[ShownElement(name: "cell", section: path.section, item: path.item)] =
        CGSize(width: element.exactFrame.width, height: height)
    }
    list.driver.settleEverything()
    let measured = heights(list)
    // From here on, views keep the size that they have.
    preferredListSizes = [:]
    var differences: [String] = []
    func expect(_ expected: [String: CGFloat], _ place: String) {
      for (unit, height) in heights(list) where abs((expected[unit] ?? height) - height) > 0.01 {
        differences.append("\(place): \(unit) is \(height) high instead of \(expected[unit] ?? 0)")
      }
    }
    list.update(to: own.changed(by: .reversed))
    expect(measured, "reversed")
    list.update(to: own.changed(by: .shortened))
    expect(measured, "shortened")
    list.driver.collectionView.reloadData()
    list.driver.settleEverything()
    expect(measured, "reloaded")
    var larger = environment
    larger.contentSizeCategory = .accessibilityMedium
    list.turn(to: larger)
    list.update(to: own)
    expect(estimates, "another size of text")
    let changed = measured.filter { abs($0.value - (estimates[$0.key] ?? 0)) > 0.01 }
    let result = HarnessRun.Result(
      frames: changed.count, layouts: 4, differenceCount: differences.count, differences: Array(differences.prefix(12)))
    print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  /// The heights of the cells by their data.
  private static func heights(_ list: ShownList) -> [String: CGFloat] {
    let units = list.objects.map { SectionContent($0.section).units }
    var result: [String: CGFloat] = [:]
    for element in list.driver.all where element.kind == .cell {
      let (section, item) = (element.indexPath.section, element.indexPath.item)
      guard units.indices.contains(section), units[section].indices.contains(item), let unit = units[section][item]
      else { continue }
      result[String(reflecting: unit)] = element.exactFrame.height
    }
    return result
  }
}
