import SDUILanguageServer
import Testing

/// The declaration of the type of a name, by the types that the text gives.
@Suite struct TypeDefinitionTests {
  @Test func eachNameLeadsToItsType() throws {
    let program = try MarkedProgram(
      """
      enum ⟦Style⟧ { ⟦plain⟧, bold }
      record ⟦Price⟧ { amount: Int }
      action ⟦Open⟧ { card: ID }
      component ⟦Card⟧ {
        ⟦id⟧: ID
        ⟦prices⟧: [Price]?
        style: Style = ⟦bold⟧
        ⟦open⟧: Action(Open)
        on tap: ⟦open⟧
      }
      screen Home { section deals: list { unit ⟦Card⟧ { height: 60 } } }

      """)
    let marks = program.marks[0]
    // By mark: the mark of the type, if there is one.
    let types: [Int?] = [0, 0, 2, 3, 4, nil, 2, 0, 3, 3, 4]
    #expect(marks.count == types.count)
    for (mark, type) in zip(marks, types) {
      let found = program.analysis.typeDefinition(at: mark.lowerBound)?.name.bytes
      #expect(found == type.map { marks[$0] }, "\(program.text(mark)) at \(mark)")
    }
    #expect(program.analysis.typeDefinition(at: 0) == nil)
    #expect(program.analysis.typeDefinition(at: 99_999) == nil)
  }
}
