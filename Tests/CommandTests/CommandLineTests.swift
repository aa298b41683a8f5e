import TestSupport
import Testing

/// Command lines that cannot be understood: status 2, one clear sentence on standard error, nothing on standard output.
@Suite struct CommandLineTests {
  @Test(arguments: [
    (["foo"], "there is no command `foo`\nrun `sduic --help` for the commands"),
    (["comple"], "there is no command `comple`\ndid you mean `sduic compile`?"),
    (["compile"], "names no file"),
    (["compile", "home.sdui", "b"], "several screens need `--output`, the folder to write them to"),
    (["layout", "home.sdui", "b"], "takes one file, and `b` is a second"),
    (["compile", "--zzz", "home.sdui"], "there is no option `--zzz`"),
    (["compile", "--prety", "home.sdui"], "there is no option `--prety`; did you mean `--pretty`?"),
    (["compile", "home.sdui", "--pretty", "--compact"], "`--pretty` and `--compact` exclude each other"),
    (["compile", "home.sdui", "--pretty", "--pretty"], "`--pretty` is given twice"),
    (["compile", "home.sdui", "-o", "a", "--output=b"], "`--output` is given twice"),
    (["compile", "home.sdui", "-o"], "`--output` needs a value: OUT"),
    (["compile", "home.sdui", "-o", "--pretty"], "`--output` needs a value: OUT"),
    (["compile", "home.sdui", "--output="], "`--output` needs a value: OUT"),
    (["compile", "home.sdui", "--pretty=1"], "`--pretty` takes no value"),
    (
      ["compile", "home.sdui", "--emit", "pictures"],
      "`--emit` takes `screen`, `layout`, `ir`, `schema`, `openapi`, `strings` or `vectors`, not `pictures`"
    ),
    (["check"], "names no file or folder"),
    (["compile", "home.sdui", "--watch"], "`--watch` needs `--output`, the file to keep up to date"),
    (["completions"], "names no shell"),
    (["completions", "tcsh"], "there are no completions for `tcsh`; the shells are `bash`, `zsh` and `fish`"),
    (
      ["check", "home.sdui", "--format", "xml"],
      "`--format` takes `human`, `json`, `sarif`, `github` or `xcode`, not `xml`"
    ),
    (["check", "home.sdui", "--deny", "errors"], "`--deny` takes `warnings`, not `errors`"),
    (["layout"], "names no file"),
    (["explain"], "names no subject"),
    (["explain", "a", "b"], "takes one subject, and `b` is a second"),
  ])
  func isRefused(arguments: [String], message: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic(arguments)
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.text == "")
    #expect(run.errorText.contains(message), "\(run.errorText)")
    #expect(try folder.names() == ["home.sdui"], "nothing is written")
  }

  @Test(arguments: [
    (["--width", "0"], "`--width` takes numbers above 0 and up to 1000000, and `0` is none"),
    (["--width", "-1"], "and `-1` is none"), (["--width", "390,"], "and `` is none"),
    (["--width", "nan"], "and `nan` is none"), (["--width", "1e3"], "and `1e3` is none"),
    (["--width", "1000001"], "and `1000001` is none"), (["--width", "9".repeated(10_000)], "is none"),
    (["--height", "tall"], "`--height` takes numbers above 0"), (["--scale", "0"], "`--scale` takes numbers above 0"),
    (["--rounding", "floor"], "`--rounding` needs `--scale`"),
    (["--scale", "3", "--rounding", "up"], "`--rounding` takes `nearest`, `floor` or `fill`, not `up`"),
    (["--items", "deals"], "`--items` takes SECTION=UNIT*N,…, and `deals` is none"),
    (["--items", "deal=Card"], "there is no section `deal`; did you mean `deals`?"),
    (
      ["--items", "deals=Card*2;more=Card,Ad"],
      "takes the items of one section; write `--items deals=Card*2` `--items more=Card,Ad`"
    ),
    (
      ["--items", "deals=Card more=Card, last=Ad"],
      "takes the items of one section; write `--items deals=Card` `--items more=Card` `--items last=Ad`"
    ),
    (
      ["--items", "deals=Card*2,more=Card,Ad"],
      "takes the items of one section; write `--items deals=Card*2` `--items more=Card,Ad`"
    ),
    (
      ["--items", "deals=Card", "--items", "deals=Card*2"],
      "names `deals` twice, and only a `repeated` section may occur several times"
    ),
    (["--items", "zzz=Card"], "there is no section `zzz`; there are `deals`"),
    (["--items", "deals=Cart"], "there is no unit `Cart`; did you mean `Card`?"),
    (["--items", "deals=Card*x"], "`Card*x` is no number of items up to 10000000, such as `Card*4`"),
    (["--items", "deals=Card*-1"], "`Card*-1` is no number of items"),
    (["--items", "deals=Card*99999999999999999999"], "is no number of items"),
    (["--items", "deals=Card*9000000,Card*9000000"], "is no number of items"),
    (["--env", "x"], "`--env` takes NAME=VALUE, and `x` is none"),
    (["--env", "idiom="], "`--env` takes NAME=VALUE, and `idiom=` is none"),
    (["--env", "idion=pad"], "there is no setting `idion`; did you mean `idiom`?"),
    (["--env", "colour=red"], "the settings are text-scale, horizontal, vertical, idiom, insets"),
    (["--env", "idiom=watch"], "`idiom` is `phone` or `pad`, not `watch`"),
    (["--env", "insets=1:2"], "`insets` takes top, leading, bottom and trailing, such as `0:44:21:44`, not `1:2`"),
    (["--env", "insets=1:2:3:-4"], "not `1:2:3:-4`"),
    (["--env", "text-scale=0"], "`text-scale` takes a number above 0 and up to 100, or a text size"),
    (["--format", "yaml"], "`--format` takes `table` or `json`, not `yaml`"),
    (["--device", "iphone-51"], "there is no device `iphone-51`; did you mean `iphone-5`?"),
    (["--device", "galaxy"], "there is no device `galaxy`; `sduic layout --devices` lists them"),
    (["--device", "iphone-15,"], "the name of a device is missing; write it as in `ipad-pro-11 landscape half`"),
    (["--device", "iphone-15 landscpe"], "nothing about a device is called `landscpe`; did you mean `landscape`?"),
    (["--device", "iphone-15 half"], "`iphone-15` shows one app at a time, so none has `half` of it"),
    (["--device", "ipad-pro-11 half"], "in halves in landscape only; write `ipad-pro-11 landscape half`"),
    (["--device", "iphone-15", "--width", "390"], "`--device` and `--width` exclude each other"),
    (["--device", "iphone-15", "--height", "844"], "`--device` and `--height` exclude each other"),
    (["--sweep", "320"], "`--sweep` takes widths from the least to the greatest, as 320...1366, not `320`"),
    (["--sweep", "400...320"], "not `400...320`"), (["--sweep", "-1...320"], "not `-1...320`"),
    (["--sweep", "1...2", "--width", "1"], "`--sweep` and `--width` exclude each other"),
    (["--sweep", "1...2", "--exact"], "`--sweep` and `--exact` exclude each other"),
    (["--devices"], "`--devices` lists devices and lays nothing out, so `home.sdui` has no meaning beside it"),
    (["--rtl=yes"], "`--rtl` takes no value"), (["--format", "json", "--pretty", "--compact"], "exclude each other"),
  ])
  func layoutRefuses(arguments: [String], message: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic(["layout", "home.sdui"] + arguments)
    #expect(run.status == 2, "\(run.ending)")
    #expect(run.text == "")
    #expect(run.errorText.contains(message), "\(run.errorText.prefix(500))")
    #expect(run.errorText.hasSuffix("run `sduic layout --help` for its options\n"))
  }

  @Test func operandsBehindTwoDashesAreNoOptions() throws {
    let folder = try Folder(["--odd.sdui": Samples.screen()])
    #expect(try folder.sduic("check", "--", "--odd.sdui").status == 0)
    #expect(try folder.sduic("check", "--odd.sdui").status == 2)
    let missing = try folder.sduic("check", "-")
    #expect(missing.status == 2)
    #expect(missing.errorText == "sduic check: there is no file `-`\n")
  }
}
