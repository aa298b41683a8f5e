import Foundation
import TestSupport
import Testing

/// Readers that go away, and streams that are closed.
@Suite struct PipeTests {
  /// A result of several megabytes, more than any pipe holds.
  private static let large = "layout home.sdui --items deals=Card*60000"

  @Test(arguments: [large + " --format json", large, "compile home.sdui", "--help"])
  func aReaderThatHasSeenEnoughIsNoFault(command: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.shell("\"$SDUIC\" \(command) | head -c 1; echo \" ${PIPESTATUS[0]}\"")
    #expect(run.text.hasSuffix(" 0\n"), "\(run.text)")
    #expect(run.errorText == "")
    let gone = try folder.shell("(sleep 0.3; exec \"$SDUIC\" \(command)) | true; echo \"${PIPESTATUS[0]}\"")
    #expect(gone.text == "0\n")
    #expect(gone.errorText == "")
  }

  @Test func theStatusSurvivesAReaderOfFindingsThatIsGone() throws {
    let folder = try Folder(["home.sdui": Samples.screen("    colums: 3")])
    let run = try folder.shell("(sleep 0.3; exec \"$SDUIC\" check home.sdui) 2>&1 | true; echo \"${PIPESTATUS[0]}\"")
    #expect(run.text == "1\n")
  }

  @Test func closedStreamsAreNoCrash() throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "bad.sdui": Samples.screen("    colums: 3")])
    let output = try folder.shell("\"$SDUIC\" compile home.sdui >&-")
    #expect(output.status == 2)
    #expect(output.errorText.contains("the result cannot be written to standard output"))
    #expect(try folder.shell("\"$SDUIC\" check bad.sdui 2>&-").status == 1)
    #expect(try folder.shell("\"$SDUIC\" check home.sdui <&- >&- 2>&-").status == 0)
    #expect(folder.contents("home.sdui") == Data(Samples.screen().utf8))
  }
}
