import TestSupport
import Testing

/// A library that an app imports has no type with the name of one in the frameworks of its platform.
@Suite struct PublicNameTests {
  /// Top-level types of Foundation, UIKit, SwiftUI, CryptoKit and Swift Testing with names of one or two common words: those
  /// that have no prefix.
  private static let taken: Set<String> = [
    "Alert", "Alignment", "Anchor", "Angle", "Animation", "App", "Axis", "Binding", "Bug", "Bundle", "Button",
    "Calendar",
    "Canvas", "Capsule", "Chart", "Circle", "Color", "Comment", "Commands", "ConditionTrait", "ContentMode",
    "ContentSize",
    "Data", "Date", "DateInterval", "Decimal", "Digest", "Dimension", "Divider", "Edge", "EdgeInsets", "Ellipse",
    "Environment",
    "EnvironmentKey", "FetchRequest", "FileHandle", "FileManager", "Font", "ForEach", "Form", "Formatter", "Gesture",
    "Gradient",
    "Grid", "GridItem", "GridRow", "Group", "HashFunction", "Host", "Image", "IndexPath", "IndexSet", "Issue",
    "ItemProvider",
    "Label", "Layout", "LayoutDirection", "LayoutKey", "LayoutValueKey", "Link", "List", "Locale", "Material",
    "Measurement",
    "Menu", "Namespace", "Notification", "Operation", "Path", "Picker", "Pipe", "PlatformView", "Port", "Predicate",
    "Process",
    "Progress", "Published", "Query", "Rectangle", "Scanner", "Scene", "ScrollView", "Section", "Shape", "SHA256",
    "Slider",
    "Spacer", "State", "Stepper", "Stream", "Suite", "Symbol", "SymmetricKey", "Tab", "Table", "Tag", "Test", "Text",
    "Thread",
    "Timer", "TimeZone", "Toggle", "Trait", "Transaction", "Transition", "URL", "UUID", "Unit", "UnitPoint", "View",
    "ViewSpacing", "Visibility", "Window",
  ]

  /// `package` is as far as anything reaches that no product offers.
  @Test func onlyWhatAProductOffersIsPublic() {
    let offered: Set<String> = [
      "SDUI", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUIFixtures", "SDUICompiler", "SDUIProof",
      "SDUISyntax", "SDUICollectionView", "SDUIResponse",
    ]
    let files = Repository.swift.filter { $0.target.map { !offered.contains($0) } ?? false }
    #expect(files.count > 200)
    #expect(files.flatMap { $0.places(of: /^\s*(?:@\w+ )*public\b/) } == [])
  }

  @Test func nothingThatAnAppImportsIsTaken() {
    let targets: Set<String> = ["SDUIResponse", "SDUI", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON"]
    var count = 0
    for file in Repository.swift where file.target.map(targets.contains) ?? false {
      for (index, line) in file.code.enumerated() {
        guard
          let match = line.firstMatch(
            of: /^(?:@\w+ )*public (?:indirect |final )?(?:struct|enum|class|protocol|typealias) (\w+)/)
        else { continue }
        count += 1
        #expect(!Self.taken.contains(String(match.output.1)), "\(file.place(index))")
      }
    }
    #expect(count > 100)
  }
}
