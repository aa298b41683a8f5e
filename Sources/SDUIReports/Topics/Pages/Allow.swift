// swift-format-ignore-file
// Made from `Grammar/Language/Allow.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let allowText = #"""
`allow` silences one warning in its block, or the finding `"touch-target"`, and gives the reason. `sduic prove` lists each
obligation that is allowed. An `allow` that silences nothing is itself a warning.

```sdui
section rows: list {
  unit Row { height: 60 }
  when width < 600 and width >= 900 { spacing: 1 }
  allow "unreachable-when" because "the bounds are filled in when the design is ready"
}
```

## Changes between versions

`allow breaking` accepts one change that `sduic breaking` finds in its block. The command reports an accepted
change as a note with the reason. In a screen, it accepts a change of anything that the screen uses.

```sdui
component Card {
  allow breaking "field-removed: price" because "no client that is left shows it"
  id: ID
  title: Text
}
```

The text is a rule, such as `field-removed`. After a colon it may name the declaration that changed. Without a name the rule must find
exactly one change there. An `allow breaking` that accepts nothing is a warning of `sduic breaking`: remove it when every version to
compare with has the change.
"""#
}
