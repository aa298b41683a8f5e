import Foundation
import TestSupport
import Testing

/// Runs that earlier ones left something for, and runs at the same time.
@Suite struct InterruptedRunTests {
  /// In a container process ids repeat, so a run may have the id of an interrupted one. `exec` keeps the shell's id.
  @Test func aFileThatAnInterruptedRunLeftBlocksNothing() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.shell(
      "echo half > home.json.sduic-$$.tmp; exec \"$SDUIC\" compile home.sdui -o home.json")
    #expect(run.status == 0, "\(run.ending)")
    #expect(try folder.contents("home.json") == folder.sduic("compile", "home.sdui").output)
  }

  /// The temporary files of runs that were killed go with the next run, and those of a run that goes on stay.
  @Test(arguments: [
    "compile home.sdui -o out/home.json", "compile . -o out", "generate swift . -o out", "fixtures home.sdui -o out",
    "preview home.sdui -o out/home.svg",
  ])
  func temporaryFilesOfKilledRunsAreRemoved(command: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let others = [".sduic-other.tmp", ".sduic-1.tmp.json", "mine.tmp"]
    for name in others + [".sduic-0.tmp", ".sduic-ffffffffffffffff.tmp"] { try folder.write("out/" + name, "half") }
    // Another run that writes there holds the folder.
    let locked = try folder.shell("exec 9< out; flock -s 9; timeout 5 \"$SDUIC\" compile home.sdui -o out/home.json")
    #expect(locked.status == 0, "\(locked.ending)")
    #expect(try folder.names("out").contains(".sduic-0.tmp"), "another run may be writing it")
    #expect(try folder.shell("\"$SDUIC\" \(command)").status == 0)
    #expect(try Set(folder.names("out").filter { $0.contains("tmp") }) == Set(others), "\(command)")
  }

  @Test(arguments: ["generate swift home.sdui -o out", "fixtures home.sdui -o out"])
  func aRunThatWaitsSaysSo(command: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.shell(
      """
      mkdir out; (exec 9< out; flock 9; touch held; sleep 0.5) & while [ ! -e held ]; do sleep 0.01; done
      "$SDUIC" \(command) > /dev/null; status=$?; wait; exit $status
      """)
    let name = command.prefix { $0 != " " }
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "sduic \(name): waiting for another run that writes to `out`\n")
  }

  /// The name of the file beside it follows from no part of the target's, which may be as long as names can be.
  @Test func aNameOfTheGreatestLengthIsWritten() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let name = "x".repeated(250) + ".json"
    #expect(try folder.sduic("compile", "home.sdui", "-o", name).status == 0)
    #expect(try folder.names() == ["home.sdui", name])
  }

  @Test func permissionsStayWhateverTheMaskIs() throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "home.json": ""])
    let run = try folder.shell(
      "chmod 666 home.json; umask 077; \"$SDUIC\" compile home.sdui -o home.json && stat -c %a home.json")
    #expect(run.text == "666\n", "\(run.ending)")
  }

  @Test func fixturesAtTheSameTimeKeepAllNames() throws {
    let folder = try Folder(Samples.shop)
    for round in 0..<4 {
      let run = try folder.shell(
        """
        jobs=()
        for profile in minimal typical maximal edge; do
          "$SDUIC" fixtures home.sdui -o out\(round) --profile $profile >> written\(round) & jobs+=($!)
        done
        "$SDUIC" fixtures home.sdui -o out\(round) --cover >> written\(round) & jobs+=($!)
        status=0
        for job in "${jobs[@]}"; do wait "$job" || status=$?; done
        exit $status
        """)
      #expect(run.status == 0, "\(run.ending)")
      let list = String(decoding: try #require(folder.contents("out\(round)/.sduic-fixtures")), as: UTF8.self)
      let written = String(decoding: try #require(folder.contents("written\(round)")), as: UTF8.self)
        .split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
      #expect(list.split(separator: "\n").map(String.init) == written.sorted())
      #expect(Set(written).isSubset(of: try folder.names("out\(round)")))
      #expect(try folder.names("out\(round)").count == written.count + 1, "nothing half-written stays")
    }
  }

  /// Of files that cannot all be written, none replaces an earlier one.
  @Test func aFullDiskLeavesAllEarlierFixtures() throws {
    let folder = try Folder([
      "home.sdui": "component Card { id: ID, title: Text(max: 5000) }\n"
        + "screen Home { section deals: list { unit Card { height: 40 } } }\n"
    ])
    let first = try folder.sduic("fixtures", "home.sdui", "-o", "out", "--invalid", "--seed", "1")
    #expect(first.status == 0, "\(first.ending)")
    let before = try folder.names("out").map { folder.contents("out/" + $0) }
    // Only the file whose title is too long has more than this, and others are written before it.
    let run = try folder.shell("trap '' XFSZ; ulimit -f 5; \"$SDUIC\" fixtures home.sdui -o out --invalid --seed 2")
    #expect(run.status == 2 && run.text.isEmpty, "\(run.ending)")
    #expect(try folder.names("out").map { folder.contents("out/" + $0) } == before)
    #expect(
      run.errorText
        == "sduic fixtures: `out/Home.invalid.Card.title.too-long.json` cannot be used: File too large\n")
  }
}
