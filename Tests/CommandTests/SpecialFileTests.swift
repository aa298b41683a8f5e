import Foundation
import TestSupport
import Testing

/// Pipes and devices where files are needed: none is waited for, and none is replaced.
@Suite struct SpecialFileTests {
  /// Ways to reach something that is no regular file. Each has `p.sdui`, a pipe without a writer, in its folder.
  @Test(arguments: [
    "compile p.sdui", "layout p.sdui", "check p.sdui", "check .", "fmt p.sdui", "fmt --check .", "test .",
    "preview p.sdui -o out.html", "prove p.sdui", "render home.sdui --data p.sdui", "validate home.sdui p.sdui",
    "layout home.sdui --data p.sdui", "preview home.sdui -o out.html --data p.sdui", "fixtures p.sdui -o out",
    "merge home.sdui p.sdui", "clients p.sdui",
  ])
  func aPipeInPlaceOfAFileIsRefused(command: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.shell("mkfifo p.sdui; timeout 10 \"$SDUIC\" \(command)")
    #expect(run.status == 2, "\(run.ending)")
    let name = command.split(separator: " ")[0]
    #expect(run.errorText == "sduic \(name): `p.sdui` cannot be used: it is a pipe and no regular file\n")
    #expect(try folder.names() == ["home.sdui", "p.sdui"])
  }

  @Test func anImportOfAPipeIsUnderlined() throws {
    let folder = try Folder(["home.sdui": "import \"p.sdui\"\n" + Samples.screen()])
    let run = try folder.shell("mkfifo p.sdui; timeout 10 \"$SDUIC\" check home.sdui")
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes == ["import-not-found"])
    #expect(run.errorText.contains("`p.sdui` cannot be used: it is a pipe and no regular file"), "\(run.errorText)")
  }

  /// In the folder `/` the name of a descriptor is a path like any other.
  @Test func anImportReadsNoStandardInput() throws {
    let folder = try Folder(["home.sdui": "import \"in.sdui\"\n" + Samples.screen()])
    try folder.link("in.sdui", to: "/dev/stdin")
    let run = try folder.shell("echo 'let a = 1' | timeout 10 \"$SDUIC\" check home.sdui")
    #expect(run.status == 1, "\(run.ending)")
  }

  #if os(Linux)
    @Test(arguments: ["/dev/zero", "/dev/null", "/dev/tty"])
    func aDeviceIsRefused(device: String) throws {
      let run = try Folder().sduic("compile", device)
      #expect(run.status == 2, "\(run.ending)")
      #expect(run.errorText == "sduic compile: `\(device)` cannot be used: it is a device and no regular file\n")
    }
  #endif

  /// Somebody provides a writer for what a command line names by its descriptor.
  @Test(arguments: [
    "validate home.sdui <(cat r.json)", "validate home.sdui /dev/stdin < r.json", "validate home.sdui - < r.json",
    "cat r.json | $SDUIC validate home.sdui /dev/stdin", "cat r.json | $SDUIC validate home.sdui",
    "layout home.sdui --data <(cat r.json)", "merge home.sdui <(cat r.json)", "clients <(cat home.sdui)",
    "check <(cat home.sdui)",
    "compile /dev/stdin < home.sdui",
    "cat home.sdui | $SDUIC fmt -", "exec 5< home.sdui; $SDUIC compile /dev/fd/5",
    "compile home.sdui -o >(cat > copy.json)",
  ])
  func descriptorsAreRead(command: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    try folder.write("data.json", #"{"sections": [{"section": "deals", "units": []}]}"#)
    #expect(try folder.sduic("render", "home.sdui", "--data", "data.json", "-o", "r.json").status == 0)
    let run = try folder.shell(command.contains("$SDUIC") ? command : "\"$SDUIC\" " + command)
    #expect(run.status == 0, "\(run.ending)")
  }

  /// Programs in Node run others with sockets in place of pipes, and these cannot be opened by a path.
  @Test func aSocketIsReadAndWritten() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    try folder.write(
      "run.py",
      """
      import os, socket, subprocess
      near, far = socket.socketpair()
      near.sendall(open("home.sdui", "rb").read())
      near.shutdown(socket.SHUT_WR)
      run = subprocess.Popen([os.environ["SDUIC"], "compile", "/dev/stdin", "-o", "/dev/stdout"], stdin=far, stdout=far)
      far.close()
      text = b"".join(iter(lambda: near.recv(65536), b""))
      raise SystemExit(0 if run.wait() == 0 and text.startswith(b'{') else 1)
      """)
    #expect(try folder.shell("python3 run.py").status == 0)
  }

  /// `>>` must append to the file of standard output, whose earlier lines are somebody's.
  @Test func standardOutputIsNeverReplaced() throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "log": "earlier\n"])
    try folder.link("out.json", to: "/dev/stdout")
    for target in ["/dev/stdout", "/dev/fd/1", "out.json"] {
      try folder.write("log", "earlier\n")
      #expect(try folder.shell("\"$SDUIC\" compile home.sdui -o \(target) >> log").status == 0)
      #expect(
        try folder.contents("log") == Data("earlier\n".utf8) + folder.sduic("compile", "home.sdui").output, "\(target)")
    }
  }

  @Test func aLinkThatLeadsToNothingYetIsFollowed() throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "sub/other": ""])
    try folder.link("first.json", to: "sub/second.json")
    try folder.link("sub/second.json", to: "../third.json")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "first.json").status == 0)
    #expect(try folder.contents("third.json") == folder.sduic("compile", "home.sdui").output)
    for (link, target) in [("first.json", "sub/second.json"), ("sub/second.json", "../third.json")] {
      let path = folder.url.appending(path: link).path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
    try folder.link("loop.json", to: "loop.json")
    let loop = try folder.sduic("compile", "home.sdui", "-o", "loop.json")
    #expect(loop.status == 2 && loop.errorText.contains("`loop.json` cannot be used: Too many levels"))
    try folder.link("away.json", to: "none/away.json")
    let away = try folder.sduic("compile", "home.sdui", "-o", "away.json")
    #expect(
      away.status == 2
        && away.errorText.contains("`away.json` cannot be used: there is no folder `none`; create it first"))
  }
}
