import Foundation
import SDUI
import SDUICollectionView
import SwiftUI

/// The number of the fault that is seeded into the generated code; 0 for none.
let seededFault = Int(ProcessInfo.processInfo.environment["SEEDED_FAULT"] ?? "") ?? 0

/// A container of the model, as the interpreter, views and generated code take it.
struct HarnessEnvironment: CustomStringConvertible {
  var width: CGFloat
  var height: CGFloat
  var safeArea = EdgeInsets()
  var isRightToLeft = false
  var horizontal: SDUI.SizeClass?
  var text = DynamicTypeSize.large
  var isPad = false

  var description: String { "\(width) × \(height), \(isRightToLeft ? "rtl" : "ltr"), \(text)" }

  private var textScale: Double { [.xSmall: 14.0 / 17, .accessibility1: 28.0 / 17][text] ?? 1 }

  /// The container for the interpreter.
  var container: LayoutEnvironment {
    get throws {
      let (leading, trailing) = (Double(safeArea.leading), Double(safeArea.trailing))
      return try LayoutEnvironment(
        width: Double(width), height: Double(height),
        insets: SafeAreaInsets(
          top: Double(safeArea.top), left: isRightToLeft ? trailing : leading, bottom: Double(safeArea.bottom),
          right: isRightToLeft ? leading : trailing),
        direction: isRightToLeft ? .rightToLeft : .leftToRight, horizontal: horizontal, idiom: isPad ? .pad : .phone,
        textScale: textScale)
    }
  }

  /// The container for views.
  @MainActor func context(naturalSizes: [ModelKey: CGSize]) -> ModelContext {
    var values = EnvironmentValues()
    values.horizontalSizeClass = horizontal.map { $0 == .regular ? .regular : .compact }
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.dynamicTypeSize = text
    values.containerSize = CGSize(width: width, height: height)
    values.safeArea = safeArea
    UITraitCollection.current = UITraitCollection { $0.userInterfaceIdiom = isPad ? .pad : .phone }
    var context = ModelContext()
    context.environment = values
    context.naturalSizes = naturalSizes
    return context
  }

  /// The container for the snapshot, without views.
  var generated: ScreenEnvironment {
    let traits = UITraitCollection { traits in
      traits.userInterfaceIdiom = isPad ? .pad : .phone
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = UIContentSizeCategory(text)
      if let horizontal { traits.horizontalSizeClass = horizontal == .regular ? .regular : .compact }
    }
    let sides = (leading: safeArea.leading, trailing: safeArea.trailing)
    return ScreenEnvironment(
      size: CGSize(width: width, height: height), traits: traits,
      safeArea: UIEdgeInsets(
        top: safeArea.top, left: isRightToLeft ? sides.trailing : sides.leading, bottom: safeArea.bottom,
        right: isRightToLeft ? sides.leading : sides.trailing))
  }
}

/// The environments of a run, and its result as JSON.
@MainActor enum ScreenRun {
  struct Result: Encodable {
    let frames: Int
    let layouts: Int
    let differenceCount: Int
    let differences: [String]
  }

  /// Reads `SCREEN WIDTH,… RESPONSE…` and prints the result.
  static func run(_ arguments: [String]) throws {
    let harness = ScreenHarness(try Screen(json: Array(Data(contentsOf: URL(fileURLWithPath: arguments[1])))))
    ModelContext.keyPath = ExpectedViews.path
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
  private static func environments(_ widths: [Double]) -> [HarnessEnvironment] {
    let texts: [DynamicTypeSize] = [.large, .xSmall, .accessibility1]
    var result: [HarnessEnvironment] = []
    for (index, width) in widths.enumerated() {
      for isRightToLeft in [false, true] {
        var environment = HarnessEnvironment(width: width, height: index % 2 == 0 ? 844 : 1024)
        environment.isRightToLeft = isRightToLeft
        environment.text = texts[(index + (isRightToLeft ? 1 : 0)) % 3]
        environment.isPad = index % 4 == 3
        result.append(environment)
      }
    }
    for isRightToLeft in [false, true] {
      // A phone held sideways, whose camera is at one side.
      var sideways = HarnessEnvironment(width: 852, height: 393)
      sideways.safeArea = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 30)
      sideways.isRightToLeft = isRightToLeft
      sideways.horizontal = .compact
      result.append(sideways)
      // A narrow part of a screen that is regular.
      var narrow = HarnessEnvironment(width: 375, height: 1024)
      narrow.horizontal = .regular
      narrow.isRightToLeft = isRightToLeft
      result.append(narrow)
    }
    return result
  }
}
