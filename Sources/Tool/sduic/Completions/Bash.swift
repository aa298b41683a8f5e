extension CompletionTable {
  /// The script for bash, 3.2 or later.
  var bash: String {
    """
    # Completion of sduic for bash, written by `sduic completions bash`.

    _sduic_add() {
      local line
      while IFS= read -r line; do COMPREPLY+=("$line"); done
    }

    _sduic_words() {
      _sduic_add < <(compgen -W "$1" -- "$word")
    }

    # Folders, and files with one of the endings; all files without any.
    _sduic_files() {
      local ending
      compopt -o filenames 2>/dev/null
      if [ $# -eq 0 ]; then
        _sduic_add < <(compgen -f -- "$word")
        return
      fi
      _sduic_add < <(compgen -d -- "$word")
      for ending in "$@"; do _sduic_add < <(compgen -f -X "!*.$ending" -- "$word"); done
    }

    _sduic() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      # Bash splits `--format=json` at the equals sign.
      if [ "$word" = "=" ]; then
        word=""
      elif [ "$previous" = "=" ]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      if [ "$COMP_CWORD" -eq 1 ]; then
        _sduic_words \(Self.bashQuoted((entries.map { $0.name } + globalOptions.flatMap { $0.names })))
        return
      fi
      case "${COMP_WORDS[1]} $previous" in
    \(bashValues)
      esac
      case "${COMP_WORDS[1]} $word" in
    \(bashOptions)
      esac
      case "${COMP_WORDS[1]}" in
    \(bashOperands)
      esac
    }

    complete -F _sduic sduic

    """
  }

  /// The completions if the preceding word is an option with a value.
  private var bashValues: String {
    var lines: [String] = []
    for entry in entries {
      for option in entry.options {
        let pattern = option.names.map { "\"\(entry.name) \($0)\"" }.joined(separator: " | ")
        switch option.completion {
        case .none: break
        case .words(let words): lines.append("    \(pattern)) _sduic_words \(Self.bashQuoted(words)); return ;;")
        case .anyFile: lines.append("    \(pattern)) _sduic_files; return ;;")
        case .free: lines.append("    \(pattern)) return ;;")
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The completions if the word begins with a dash.
  private var bashOptions: String {
    entries.filter { !$0.options.isEmpty }.map { entry in
      "    \"\(entry.name) -\"*) _sduic_words \(Self.bashQuoted(entry.options.flatMap { $0.names })); return ;;"
    }.joined(separator: "\n")
  }

  private var bashOperands: String {
    entries.map { entry in
      switch entry.operands {
      case .files(let endings): "    \(entry.name)) _sduic_files \(endings.joined(separator: " ")) ;;"
      case .words(let words): "    \(entry.name)) _sduic_words \(Self.bashQuoted(words)) ;;"
      }
    }.joined(separator: "\n")
  }

  private static func bashQuoted(_ words: [String]) -> String { "\"\(words.joined(separator: " "))\"" }
}
