extension CompletionTable {
  /// The script for fish, 3.1 or later.
  var fish: String {
    """
    # Completion of sduic for fish, written by `sduic completions fish`.

    function __sduic_has_no_command
        test (count (commandline -opc)) -eq 1
    end

    function __sduic_command
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
    end

    complete -c sduic -f
    \(fishCommands)

    \(entries.map(fishLines).joined(separator: "\n\n"))

    """
  }

  private var fishCommands: String {
    let start = "complete -c sduic -n __sduic_has_no_command"
    let commands = entries.map { "\(start) -a \($0.name) -d \(Self.fishQuoted($0.summary))" }
    let options = globalOptions.map { "\(start) \(Self.fishNames($0)) -d \(Self.fishQuoted($0.summary))" }
    return (commands + options).joined(separator: "\n")
  }

  private func fishLines(_ entry: Entry) -> String {
    let start = "complete -c sduic -n '__sduic_command \(entry.name)'"
    let options = entry.options.map { option in
      let value =
        switch option.completion {
        case .none: ""
        case .words(let words): " -x -a \(Self.fishQuoted(words.joined(separator: " ")))"
        case .anyFile: " -r -F"
        case .free: " -x"
        }
      return "\(start) \(Self.fishNames(option))\(value) -d \(Self.fishQuoted(option.summary))"
    }
    let operands =
      switch entry.operands {
      case .files(let endings): endings.map { "\(start) -k -a '(__fish_complete_suffix .\($0))'" }
      case .words(let words): ["\(start) -a \(Self.fishQuoted(words.joined(separator: " ")))"]
      }
    return (options + operands).joined(separator: "\n")
  }

  /// `-l output -s o`
  private static func fishNames(_ option: Option) -> String {
    "-l \(option.name.dropFirst(2))" + (option.short.map { " -s \($0.dropFirst())" } ?? "")
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
