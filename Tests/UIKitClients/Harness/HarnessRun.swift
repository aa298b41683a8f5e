import Foundation
import SDUI
import UIKit
import UIKitModelDriver

/// The number of the fault that is seeded into the generated code; 0 for none.
let seededFault = Int(ProcessInfo.processInfo.environment["SEEDED_FAULT"] ?? "") ?? 0

/// The environments of a run, and its result as JSON.
@MainActor enum HarnessRun {
  struct Result: Encodable {
    let frames: Int
    let layouts: Int
    let differenceCount: Int
    let differences: [String]
  }

  /// Reads `SCREEN WIDTH,… RESPONSE…` and prints the result.
  static func run(_ arguments: [String]) throws {
    let harness = LayoutHarness(try Screen(json: Array(Data(contentsOf: URL(fileURLWithPath: arguments[1])))))
    let widths = arguments[2].split(separator: ",").compactMap { Double($0) }
    for path in arguments[3...] {
      let response = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let name = URL(fileURLWithPath: path).lastPathComponent
      for variants in harness.screen.harnessVariants {
        chosenVariants = variants
        for environment in environments(widths) {
          // A fault is found by its first difference.
          if seededFault > 0, !harness.differences.isEmpty { break }
          try harness.compare(response, named: name, in: environment)
        }
      }
    }
    let result = Result(
      frames: harness.frameCount, layouts: harness.layoutCount, differenceCount: harness.differences.count,
      differences: Array(harness.differences.prefix(12)))
    print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  /// Each width in both directions, with three sizes of text in turn; and a few containers with other traits.
  static func environments(_ widths: [Double]) -> [ModelEnvironment] {
    let categories: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityMedium]
    var result: [ModelEnvironment] = []
    for (index, width) in widths.enumerated() {
      for isRightToLeft in [false, true] {
        var environment = ModelEnvironment(width: width, height: index % 2 == 0 ? 844 : 1024)
        environment.isRightToLeft = isRightToLeft
        environment.contentSizeCategory = categories[(index + (isRightToLeft ? 1 : 0)) % 3]
        environment.idiom = index % 4 == 3 ? .pad : .phone
        // Flow layouts round frames themselves. The others leave it to UIKit.
        if isFlowLayout { environment.scale = [0, 2, 3][index % 3] }
        result.append(environment)
      }
    }
    for isRightToLeft in [false, true] {
      // A phone held sideways, whose camera is at one side.
      var sideways = ModelEnvironment(width: 852, height: 393)
      sideways.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 30)
      sideways.isRightToLeft = isRightToLeft
      sideways.horizontalSizeClass = .compact
      result.append(sideways)
      // A narrow part of a screen that is regular, and a wide one that is compact.
      var narrow = ModelEnvironment(width: 375, height: 1024)
      narrow.horizontalSizeClass = .regular
      narrow.isRightToLeft = isRightToLeft
      result.append(narrow)
    }
    return result
  }
}
