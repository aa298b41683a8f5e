import SDUIIR
import TestSupport
import Testing

@testable import SDUIGeneration

/// The names of types in generated code.
@Suite struct TypeNamesTests {
  private func program(_ texts: String...) throws -> ClientProgram {
    try ClientProgram(texts.map { ClientScreen(try Programs.screen($0), fileName: "a.sdui") })
  }

  private static let card = "component Card { id: ID }\n"

  @Test func typesOfAScreenCarryItsName() throws {
    let program = try program(
      Self.card
        + "component Ad { id: ID }\nscreen Home { section deals: list { unit Card { height: 88 }, unit Ad { height: 88 } } }",
      Self.card + "screen cart_page { section deals: list { unit Card { height: 88 } } }")
    let names = TypeNames(of: program, reserved: [])
    #expect(names[.response(screen: 0)] == "HomeResponse")
    #expect(names[.anySection(screen: 0)] == "HomeSection")
    #expect(names[.section(screen: 0, SectionPath(0))] == "HomeDealsSection")
    #expect(names[.anyUnit(screen: 0, SectionPath(0))] == "HomeDealsUnit")
    #expect(names[.section(screen: 1, SectionPath(0))] == "CartPageDealsSection")
    #expect(names[.anyUnit(screen: 1, SectionPath(0))] == nil, "it shows one component, which is its unit")
  }

  @Test func reservedNamesTakeTheirKindBehindThem() throws {
    let program = try program(
      "component String { id: ID }\nscreen Home { section a: list { unit String { height: 88 } } }")
    let names = TypeNames(of: program, reserved: ["String", "HomeResponse"])
    #expect(names[DeclaredName("String")] == "StringComponent")
    #expect(names[.response(screen: 0)] == "HomeResponse2")
  }

  @Test func namesThatDifferInCaseAloneAreTwoNames() throws {
    var taken = TakenNames(["Card"])
    #expect(taken.take(["CARD"]) == "CARD2")
    #expect(taken.take(["card", "cardComponent"]) == "cardComponent")
    #expect(taken.take(["Card2"]) == "Card22")
  }

  @Test func declarationsOfOneNameAreOne() throws {
    let screen = Self.card + "screen Home { section a: list { unit Card { height: 88 } } }"
    let program = try program(screen, screen.replacing("screen Home", with: "screen Other"))
    #expect(program.components.map { $0.declaration.name.source } == ["Card"])
    let other = screen.replacing("id: ID", with: "id: ID, title: Text").replacing("screen Home", with: "screen Other")
    #expect(throws: GenerationError.self) { try self.program(screen, other) }
  }
}
