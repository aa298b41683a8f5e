import Foundation
import TestSupport
import Testing

/// The playground and the web client of the canteen, in Chromium.
@Suite(.serialized, .enabled(if: Modules.folder != nil, "`SDUIC_WEB` names no folder with the modules"))
struct BrowserTests {
  @Test func thePlaygroundWorks() throws {
    let folder = try #require(Modules.folder)
    let run = try Run("python3", ["-B", Modules.driver("playground.py"), folder], patience: 300)
    #expect(run.status == 0, "\(run.ending)")
  }

  @Test func theWebClientShowsWhatTheInterpreterSays() throws {
    let folder = try #require(Modules.folder)
    let tool = try #require(Executable.url)
    let client = try Folder([:])
    let canteen = Repository.path("Examples/Canteen")
    var environment = ProcessInfo.processInfo.environment
    environment["SDUIC"] = tool.path
    let built = try Run(
      canteen + "/web/build", [folder, client.url.path], environment: environment, patience: 120)
    try #require(built.status == 0, "\(built.ending)")
    let run = try Run(
      "python3", ["-B", Modules.driver("canteen.py"), client.url.path, canteen, tool.path], patience: 300)
    #expect(run.status == 0, "\(run.ending)")
  }
}
