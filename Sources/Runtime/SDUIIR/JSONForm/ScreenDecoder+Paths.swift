import SDUIJSON

extension ScreenDecoder {
  /// The steps of a path into a component's data: joined with dots, or in an array where a name has one.
  func path(_ node: JSONNodeID, from component: Int?) throws(ScreenDocumentError) -> [String] {
    guard let component else { throw failure("A section has no data of its own.", at: node) }
    var steps: [String] = []
    if let text = document.string(of: node), !text.utf8.contains(UInt8(ascii: ".")) {
      steps = [text]
    } else if let text = document.string(of: node) {
      steps = text.parts(separatedBy: ".")
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

  /// The types of the fields to which names joined with dots lead in a component's data.
  func types(at path: String, in component: ID<Component>) -> [FieldType] {
    // Names may have dots, so that a path may be split in several ways; no document needs many of them.
    var tries = 1000
    var types: [FieldType] = []
    let names = tables.componentFields[component.index]
    addTypes(at: path[...], in: names, components[component.index].fields, &tries, to: &types)
    return types
  }

  private func addTypes(
    at path: Substring, in names: NameTable, _ fields: [Field], _ tries: inout Int, to types: inout [FieldType]
  ) {
    for end in path.utf8.indices.filter({ path.utf8[$0] == UInt8(ascii: ".") }) + [path.endIndex] {
      tries -= 1
      guard tries > 0 else { return }
      guard let index = names.index(of: String(path[..<end])) else { continue }
      guard end < path.endIndex else {
        types.append(fields[index].type)
        continue
      }
      switch fields[index].type {
      case .record(let id), .optional(.record(let id)):
        let rest = path[path.utf8.index(after: end)...]
        addTypes(at: rest, in: tables.recordFields[id.index], records[id.index].fields, &tries, to: &types)
      default: continue
      }
    }
  }
}

/// The value that a path has reached.
private enum FieldPlace {
  case fields(NameTable, [Field])
  case image
  case leaf
}
