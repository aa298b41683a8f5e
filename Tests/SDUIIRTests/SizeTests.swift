import Testing

@testable import SDUIIR

/// The sizes of what there is much of: a new case with much in it is to be `indirect`.
@Suite struct SizeTests {
  @Test func `a property's value fits into 24 bytes`() {
    #expect(MemoryLayout<PropertyValue>.stride <= 24)
    #expect(MemoryLayout<PropertyValue?>.stride <= 24)
    #expect(MemoryLayout<PropertyList.Entry>.stride <= 32)
  }
}
