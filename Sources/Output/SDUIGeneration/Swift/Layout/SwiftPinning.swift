import SDUIIR

/// Writes which parts of sections are pinned to the screen.
struct SwiftPinning {
  let emitter: SwiftScreen
  let members: SwiftLayoutMembers

  /// The function that returns the parts of any section, and one for each section whose conditions decide.
  func write(to source: inout SourceText) {
    let screen = emitter.screen
    let pinned = zip(screen.sections.indices, screen.sections.map { $0.pinnedParts }).filter { !$1.isEmpty }
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    source.line()
    source.line("/// Returns the parts of a section that are pinned to the screen.")
    let type = emitter.type(.anySection(screen: emitter.index))
    let environment = "_ environment: ScreenEnvironment"
    source.method("public func pinning", ["_ section: \(type)", environment], returning: "ScreenPinning") { source in
      source.line("switch section {")
      for (index, parts) in pinned {
        let isFixed = parts.allSatisfy { $0.isPinned.changes.isEmpty }
        source.switchCase(
          "." + cases[index], isFixed ? Self.list(parts) : "\(members.pinningNames[index])(environment)")
      }
      if pinned.count < cases.count { source.line("default: []") }
      source.line("}")
    }
    for (index, parts) in pinned where !parts.allSatisfy({ $0.isPinned.changes.isEmpty }) {
      source.line()
      source.method("private func \(members.pinningNames[index])", [environment], returning: "ScreenPinning") {
        write(parts, to: &$0)
      }
    }
  }

  private func write(_ parts: [PinnedPart], to source: inout SourceText) {
    let first = parts.filter { $0.isPinned.base == .boolean(true) }
    source.line("var pinning: ScreenPinning = \(Self.list(first))")
    let condition = SwiftCondition(variants: emitter.variants)
    for part in parts {
      for change in part.isPinned.changes {
        let method = change.value == .boolean(true) ? "insert" : "remove"
        source.line("if \(condition.text(change.condition)) { pinning.\(method)(.\(part.name)) }")
      }
    }
    source.line("return pinning")
  }

  private static func list(_ parts: [PinnedPart]) -> String {
    parts.count == 1 ? "." + parts[0].name : "[\(parts.map { "." + $0.name }.joined(separator: ", "))]"
  }
}

/// A part of a section that may be pinned to the screen.
private struct PinnedPart {
  let name: String
  let isPinned: AdaptedValue
}

extension ScreenSection {
  /// The parts that may be pinned to the screen.
  fileprivate var pinnedParts: [PinnedPart] {
    let values: [(String, Property, Assignment.Target)] = [
      ("section", .sectionPinned, .section), ("header", .pinned, .header), ("footer", .pinned, .footer),
    ]
    return values.compactMap { name, property, target in
      if target == .header && header == nil || target == .footer && footer == nil { return nil }
      let value = valueAcrossKinds(property, of: target, default: .keyword(.never))
      var isPinned = AdaptedValue(base: .boolean(value.base == .keyword(.screen)))
      for change in value.changes {
        isPinned.change(to: .boolean(change.value == .keyword(.screen)), if: change.condition)
      }
      return isPinned.mayBeTrue ? PinnedPart(name: name, isPinned: isPinned) : nil
    }
  }

  /// Whether a part or the section may be pinned to the screen.
  var hasPinnedParts: Bool { !pinnedParts.isEmpty }
}

extension Screen {
  /// Whether a part or section may be pinned to the screen. Nothing is pinned in a screen that scrolls horizontally.
  var pinsToScreen: Bool { !scrollsHorizontally && sections.contains { $0.hasPinnedParts } }
}
