import SDUIJSON

extension ScreenDecoder {
  /// The steps of a path into a component's data: joined with dots, or in an array where a name has one.
  func path(_ node: JSONNodeID, from component: Int?) throws(ScreenDocumentError) -> [String] {
    guard let component else { throw failure("A section has no data of its own.", at: node) }
    var steps: [String] = []
    if let text = document.string(of: node), !text.utf8.contains(UInt8(ascii: ".")) {
      steps = [text]
    } else if let text = document.string(of: node) {
      steps = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String($0) ?? "" }
    } else {
      for element in try elements(of: node, "A path that is no string") { steps.append(try text(element)) }
    }
    var place: FieldPlace? = .fields(tables.componentFields[component], components[component].fields)
    for step in steps {
      guard let known = place, let next = self.place(of: step, in: known) else {
        throw failure("There is no field \"\(step)\" here in the component's data.", at: node)
      }
      place = next
    }
    guard !steps.isEmpty else { throw failure("A path must have at least one step.", at: node) }
    return steps
  }

  private func place(of step: String, in place: FieldPlace) -> FieldPlace? {
    switch place {
    case .leaf: return nil
    case .image: return ImagePart(rawValue: step) == nil ? nil : .leaf
    case .fields(let names, let fields):
      guard let index = names.index(of: step) else { return nil }
      return self.place(inside: fields[index].type)
    }
  }

  private func place(inside type: FieldType) -> FieldPlace {
    switch type.rule {
    case .record(let id): .fields(tables.recordFields[id.index], records[id.index].fields)
    case .image: .image
    default: .leaf
    }
  }

  /// Whether names joined with dots lead from a component's data to a field of a type.
  func leads(_ path: String, in component: ID<Component>, to isWanted: (FieldType) -> Bool) -> Bool {
    // Names may have dots, so that a path may be split in several ways; no document needs many of them.
    var tries = 1000
    let names = tables.componentFields[component.index]
    return leads(path[...], in: names, components[component.index].fields, &tries, to: isWanted)
  }

  private func leads(
    _ path: Substring, in names: NameTable, _ fields: [Field], _ tries: inout Int, to isWanted: (FieldType) -> Bool
  ) -> Bool {
    for end in path.utf8.indices.filter({ path.utf8[$0] == UInt8(ascii: ".") }) + [path.endIndex] {
      tries -= 1
      guard tries > 0 else { return false }
      guard let index = names.index(of: String(path[..<end])) else { continue }
      if end == path.endIndex, isWanted(fields[index].type) { return true }
      switch fields[index].type {
      case .record(let id), .optional(.record(let id)):
        guard end < path.endIndex else { continue }
        let rest = path[path.utf8.index(after: end)...]
        let inner = records[id.index].fields
        if leads(rest, in: tables.recordFields[id.index], inner, &tries, to: isWanted) { return true }
      default: continue
      }
    }
    return false
  }
}

/// The value that a path has reached.
private enum FieldPlace {
  case fields(NameTable, [Field])
  case image
  case leaf
}
