import Foundation
import Testing

/// Faults in generated section controllers change what a list shows or does, and tests find each of them.
@Suite(.serialized) struct ListFaultTests {
  private static let faults: [SeededFault] = [
    // Identities and data.
    SeededFault("ListSupport.swift", "{ «(object as? ListIdentity)?.value == value» }", "true"),
    SeededFault("ListSupport.swift", "ListIdentity([«identity», ", "AnyHashable(0)"),
    SeededFault("ListSupport.swift", "«AnyHashable(ObjectIdentifier(Unit.self))»", "AnyHashable(0)"),
    SeededFault("ListSupport.swift", "return «other.identity == identity && other.unit == unit»", "true"),
    SeededFault("ListObject.swift", "any NSObjectProtocol { ListIdentity(«identifier») }", "AnyHashable(0)"),
    SeededFault("ListObject.swift", " && «other.parts == parts»", "true"),
    SeededFault("ListObject.swift", "return «other.identifier == identifier» && ", "false"),
    SeededFault("ListObject.swift", "case .videos(let section): [«section.header», ", "nil"),
    SeededFault("ListObject.swift", ", «section.footer»]", "nil"),
    // Sizes.
    SeededFault("ListSupport.swift", "IndexPath(item: «index», section: section)) ?? .zero }", "0"),
    // Headers, footers and cells.
    SeededFault("ListSupport.swift", "sizeOfSupplementaryView(ofKind: «kind», inSection", "\"\""),
    SeededFault(
      "ListSupport.swift", "sizeOfSupplementaryView(ofKind: «elementKind», inSection",
      "UICollectionView.elementKindSectionFooter"),
    SeededFault("ListSupport.swift", "view.bindViewModel(«data»)", "0"),
    SeededFault("VideosSectionController.swift", "if «viewModel is ListUnit<Ad>» {", "false"),
    SeededFault("PinnedSectionController.swift", "if «section.units.isEmpty» {", "false"),
    SeededFault("PinnedSectionController.swift", "if «section.isFailed» {", "false"),
    SeededFault("PinnedSectionController.swift", "if «viewModel is ListUnit<Nothing>» {", "false"),
    // The data source.
    SeededFault("DataSource.swift", "object(atSection: «$0»)", "0"),
    SeededFault("DataSource.swift", "return «snapshot.sections.compactMap { ListsListObject($0) }»", "[]"),
    SeededFault("ListSupport.swift", "y: «view.adjustedContentInset.top» + frame.minY", "0"),
    SeededFault("ListSupport.swift", "width: «frame.width», height: frame.height", "0"),
  ]

  private static let eventFaults: [SeededFault] = [
    SeededFault("VideosSectionController.swift", "perform(«unit.onTap», object", ".toggleSection"),
    SeededFault("VideosSectionController.swift", "if let action = «unit.onTap» {", "nil"),
    SeededFault("VideosSectionController.swift", "perform(«unit.onSelect», object", ".toggleSection"),
    SeededFault("VideosSectionController.swift", "return «isReorderable»", "false"),
    SeededFault("VideosSectionController.swift", "if case .pin = «units[index]» {", "units[0]"),
    SeededFault(
      "VideosSectionController.swift", "perform(«ListsVideosSection.onReorder», object", ".toggleSection"),
  ]

  /// The faults of all files.
  static let all = faults + eventFaults + stackFaults + measureFaults

  @Test func faultsInListsAreFound() throws {
    let program = try SeededFault.program(
      Self.faults, in: "Tests/UIKitClients/Harness/list.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    let responses = try ListTests.responses(of: program, in: folder)
    let right = try program.compare(widths: ListTests.widths, responses: responses)
    #expect(right.differenceCount == 0, "\(right.differences)")
    for (index, fault) in Self.faults.enumerated() {
      // A fault that ends the program is found as well.
      let result = try? program.compare(widths: ListTests.widths, responses: responses, fault: index + 1)
      #expect(result?.differenceCount != 0, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }

  private static let stackFaults: [SeededFault] = [
    SeededFault(
      "BoxSectionController.swift", "ListUnit<Note>)?.unit {\n      perform(«unit.onTap»", ".toggleSection"),
    SeededFault("BoxSectionController.swift", "perform(unit.onTap, «item.section»)", ".box"),
    SeededFault("OtherSectionController.swift", "object.items(in: «.last»)", ".other"),
  ]

  @Test func faultsInEventsOfStacksAreFound() throws {
    let program = try SeededFault.program(
      Self.stackFaults, in: "Tests/UIKitClients/Harness/flow-stack.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    let response = try ListTests.stack(of: program, in: folder)
    #expect(try program.events(response: response) == ListTests.stackEvents)
    for (index, fault) in Self.stackFaults.enumerated() {
      // A fault that ends the program is found as well.
      let events = try? program.events(response: response, fault: index + 1)
      #expect(events != ListTests.stackEvents, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }

  private static let measureFaults: [SeededFault] = [
    SeededFault(
      "FlowLayout.swift", "items: section.units.map { unit in HostedItem(unit: 0, content: «unit»)", "Int?.none")
  ]

  @Test func faultsInMeasuredSizesAreFound() throws {
    let program = try SeededFault.program(Self.measureFaults, in: "Examples/Videos/home.sdui", .iglistkit)
    let response = try #require(program.fixtures(profiles: ["maximal"]).first)
    let right = try program.measuredSizes(response: response)
    #expect(right.differenceCount == 0)
    for (index, fault) in Self.measureFaults.enumerated() {
      let result = try? program.measuredSizes(response: response, fault: index + 1)
      #expect(
        result?.differenceCount != 0 || result?.frames != right.frames,
        "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }

  @Test func faultsInEventsAreFound() throws {
    let program = try SeededFault.program(
      Self.eventFaults, in: "Tests/UIKitClients/Harness/list.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    let response = try ListTests.responses(of: program, in: folder)[0]
    #expect(try program.events(response: response) == ListTests.events)
    for (index, fault) in Self.eventFaults.enumerated() {
      let events = try program.events(response: response, fault: index + 1)
      #expect(events != ListTests.events, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }
}
