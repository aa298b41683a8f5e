import Foundation
import Testing

/// The changes between two generated snapshots are those of the data, and no more.
@Suite struct SnapshotChangesTests {
  private static let main = ##"""
    import Foundation
    import SDUICollectionView
    import UIKit

    func snapshot(_ names: [String], title: String) throws -> SaleSnapshot {
      let image = #"{"url":"https://example.com/p","width":4,"height":3}"#
      let units = names.enumerated().map { number, name in
        #"{"unitType":"ProductCard","data":{"id":"\#(number)","name":"\#(name)","price":"1","photo":\#(image)}}"#
      }
      let section =
        #"{"section":"deals","sectionId":"deals","header":{"unitType":"Title","data":{"text":"\#(title)"}},"#
        + #""units":[\#(units.joined(separator: ","))]}"#
      let head = #""sdui":"1.0","screen":"Sale","layoutId":"\#(SaleResponse.layoutId)","page":0,"hasNext":false"#
      let response = try SaleResponse(json: Data("{\(head),\"sectionList\":[\(section)]}".utf8))
      precondition(response.faults.isEmpty)
      return SaleSnapshot(response, in: ScreenEnvironment(size: CGSize(width: 390, height: 844), traits: UITraitCollection()))
    }

    let names = (0..<500).map { "Product \($0)" }
    let first = try snapshot(names, title: "Deals")
    var others = names
    others[17] = "Another name"
    let second = try snapshot(others, title: "Deals")
    let items = second.changes(since: first)
    print(items.items.map { $0.item }, items.headers, items.footers)
    let header = try snapshot(names, title: "Offers").changes(since: first)
    print(header.items.count, header.headers, header.footers)
    print(first.changes(since: first).items.isEmpty)
    """##

  @Test func oneChangedItemIsOneChange() throws {
    let folder = try TemporaryFolder()
    let run = try Command("Examples/Sale/sale.sdui", into: folder)
    #expect(run.status == 0, "\(run.messages)")

    try Self.main.write(to: folder.url.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".swift") }
    var arguments = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo"]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += ["-o", folder.url.appendingPathComponent("changes").path]
    arguments += names.map { folder.url.appendingPathComponent($0).path }
    for module in GeneratedLayoutProgram.runtimeModules {
      let objects = products.appendingPathComponent(module + ".build")
      arguments += try FileManager.default.contentsOfDirectory(atPath: objects.path).filter { $0.hasSuffix(".o") }
        .map { objects.appendingPathComponent($0).path }
    }
    let compiled = try Command(arguments)
    #expect(compiled.status == 0, "\(compiled.messages)")
    let output = String(
      decoding: try Command([folder.url.appendingPathComponent("changes").path]).output, as: UTF8.self)
    let item = #"UnitIdentity(unitType: "ProductCard", id: "17")"#
    let lines = output.split(separator: "\n")
    try #require(lines.count == 3, "\(output)")
    #expect(lines[0].contains(item) && lines[0].hasSuffix(" [] []") && !lines[0].contains("\"18\""), "\(lines[0])")
    #expect(lines[1].hasPrefix("0 [") && lines[1].contains("deals") && lines[1].hasSuffix("] []"), "\(lines[1])")
    #expect(lines[2] == "true")
  }
}
