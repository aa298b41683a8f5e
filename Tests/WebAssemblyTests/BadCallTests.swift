import TestSupport
import Testing

/// Wrong calls, closed handles, memory that runs out, hostile and huge texts.
@Suite(.serialized, .enabled(if: Modules.folder != nil, "`SDUIC_WEB` names no folder with the modules"))
struct BadCallTests {
  @Test func everyWrongCallHasAnAnswer() throws {
    let folder = try #require(Modules.folder)
    let run = try Run("node", [Modules.driver("bad.mjs"), folder], patience: 300)
    #expect(run.status == 0, "\(run.ending)")
  }
}
