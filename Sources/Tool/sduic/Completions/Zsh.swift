extension CompletionTable {
  /// The script for zsh: a function for a folder of `$fpath`, which also works where it is sourced.
  var zsh: String {
    """
    #compdef sduic
    # Completion of sduic for zsh, written by `sduic completions zsh`.

    _sduic() {
      local subcommand
      local -a subcommands
      subcommands=(
    \(zshCommands)
      )
      if (( CURRENT == 2 )); then
        if [[ $words[2] == -* ]]; then
          _arguments \(globalOptions.flatMap(Self.zshSpecifications).joined(separator: " "))
        else
          _describe -t commands 'command' subcommands
        fi
        return
      fi
      subcommand=$words[2]
      shift words
      (( CURRENT-- ))
      case $subcommand in
    \(entries.map(zshCase).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _sduic ]]; then
      _sduic "$@"
    else
      compdef _sduic sduic
    fi

    """
  }

  private var zshCommands: String {
    entries.map { "    " + Self.zshQuoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
  }

  private func zshCase(_ entry: Entry) -> String {
    let operands =
      switch entry.operands {
      case .files(let endings): "*:file:_files -g \"\(endings.map { "*.\($0)" }.joined(separator: " "))\""
      case .words(let words): "1:name:(\(words.joined(separator: " ")))"
      }
    let specifications = entry.options.flatMap(Self.zshSpecifications) + [Self.zshQuoted(operands)]
    return "    \(entry.name))\n      _arguments \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;"
  }

  /// One specification for each name of an option; both names exclude each other unless it may be repeated.
  private static func zshSpecifications(_ option: Option) -> [String] {
    let prefix = option.isRepeated ? "*" : option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
    return option.names.map { name in
      let takesValue = option.value != nil && name.hasPrefix("--")
      return zshQuoted(
        prefix + name + (takesValue ? "=" : "") + "[\(zshEscaped(option.summary, "[]\\"))]" + zshValue(option))
    }
  }

  private static func zshValue(_ option: Option) -> String {
    let what = zshEscaped(option.value ?? "", ":\\")
    switch option.completion {
    case .none: return ""
    case .words(let words): return ":value:(\(words.joined(separator: " ")))"
    case .anyFile: return ":\(what):_files"
    case .free: return ":\(what): "
    }
  }

  private static func zshEscaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func zshQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
