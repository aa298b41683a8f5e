import Foundation
import SDUIIR
import SDUIImport
import SDUIJSON
import TestSupport
import Testing

/// Imports of the forms in which servers send screens, compared with facts that people read from each response.
@Suite struct ServerTests {
  /// A file of `Tests/Servers`: a response, the types of the fields of each section, its kind unless it is a list, and
  /// the way to the next page.
  struct Server: CustomTestStringConvertible {
    let name: String
    let response: [UInt8]
    let fields: [String: [String: String]]
    let layouts: [String: String]
    let pages: String?

    var testDescription: String { name }

    init(_ path: String) throws {
      let bytes = try Repository.bytes(path)
      let document = try parseResponse(bytes)
      let node = try #require(document.member("response", of: document.root))
      (name, response) = (path, Array(bytes[document.range(of: node)]))
      let file = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
      fields = file["fields"] as? [String: [String: String]] ?? [:]
      layouts = file["layouts"] as? [String: String] ?? [:]
      pages = file["pages"] as? String
    }

    static let all: [Server] = Repository.files(in: "Tests/Servers", withExtension: "json").compactMap {
      try? Server("Tests/Servers/" + $0)
    }
  }

  @Test func thereAreForms() { #expect(Server.all.count >= 16) }

  @Test(arguments: Server.all) func theFactsOfAServerAreFound(server: Server) throws {
    let found = try importScreen([try parseResponse(server.response)], named: "Imported")
    let screen = try Programs.screen(String(decoding: found.text, as: UTF8.self))
    #expect(found.refused.isEmpty)
    #expect(Set(screen.sections.map { $0.name.wire }) == Set(server.fields.keys))
    for section in screen.sections {
      let name = section.name.wire
      #expect(types(in: section, screen.contract) == server.fields[name], "\(name)")
      #expect(section.kind.rawValue == server.layouts[name] ?? "list", "\(name)")
    }
    var pages: String?
    if case .pagination(let pagination)? = screen.properties[.pagination] { pages = "\(pagination.style)" }
    #expect(pages == server.pages)
  }

  /// The types of the fields of a section's units and header, by their paths.
  private func types(in section: ScreenSection, _ contract: Contract) -> [String: String] {
    var result: [String: String] = [:]
    for unit in section.units { add(contract.components[unit.component].fields, at: "", contract, to: &result) }
    if let header = section.header {
      add(contract.components[header.component].fields, at: "header/", contract, to: &result)
    }
    return result
  }

  private func add(_ fields: [Field], at path: String, _ contract: Contract, to result: inout [String: String]) {
    for field in fields { add(field.type, at: path + field.name.wire, contract, to: &result) }
  }

  private func add(_ type: FieldType, at path: String, _ contract: Contract, to result: inout [String: String]) {
    switch type.wrapped {
    case .list(let element, _): add(element, at: path + "/*", contract, to: &result)
    case .map(let element, _): add(element, at: path + "/{}", contract, to: &result)
    case .record(let id): add(contract.records[id].fields, at: path + "/", contract, to: &result)
    case .choice(let id):
      for known in contract.enums[id].cases {
        let path = path + "/" + known.name.wire
        guard let payload = known.payload else {
          result[path] = "none"
          continue
        }
        add(payload, at: path, contract, to: &result)
      }
    // How a server writes an identity or a decimal is no other type.
    case .numericID: result[path] = "ID"
    case .number: result[path] = "Decimal"
    default: result[path] = type.name.inUsualForm.source
    }
  }
}
