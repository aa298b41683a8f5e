import SDUIIR
import SDUISource
import SDUISyntax

extension Program {
  /// Where a property is written that a section, a part of one or a `when` sets.
  ///
  /// - Returns: The statement in its block; else the one in `item` there or around it; else the name of the layout that it
  ///   comes from. `nil` where none is found.
  func origin(of property: Property, setBy origin: Origin) -> Origin? {
    let path = path(to: origin)
    guard let owner = path.last else { return nil }
    let names = Vocabulary.spellings.filter { $0.property == property }.map(\.name) + [property.row.name]
    var homes = [owner]
    if property.row.scope == .item, kind(of: owner) == .unitStatement {
      homes += path.dropLast().last { !kind(of: $0).isBlock }.map { [$0] } ?? []
    }
    for home in homes {
      if let found = statement(of: property, names, in: home) { return self.origin(of: found) }
    }
    for home in homes {
      if let layout = child(of: home, .layoutReference) { return self.origin(of: layout) }
    }
    return nil
  }

  private func origin(of syntax: Syntax) -> Origin {
    let range = range(of: syntax)
    return Origin(file: range.file.rawValue, lowerBound: range.lowerBound, upperBound: range.upperBound)
  }

  /// The nodes around some bytes, from the file to the outermost one of these bytes; empty if there is none. A file may
  /// hold nothing else.
  private func path(to origin: Origin) -> [Syntax] {
    guard trees.indices.contains(Int(origin.file)) else { return [] }
    let file = FileID(Int(origin.file))
    var path = [Syntax(file: file, node: trees[file.index].root)]
    while let node = path.last {
      let range = range(of: node)
      let isIt = range.lowerBound == origin.lowerBound && range.upperBound == origin.upperBound
      if isIt, path.count > 1 { return path }
      let inside = children(of: node).first { child in
        let range = self.range(of: child)
        return range.lowerBound <= origin.lowerBound && origin.upperBound <= range.upperBound
      }
      guard let inside else { return [] }
      path.append(inside)
    }
    return []
  }

  /// The last statement of a property in the block of a node, or in that of a part of its scope there.
  private func statement(of property: Property, _ names: [String], in owner: Syntax) -> Syntax? {
    guard let block = child(of: owner, .block) else { return nil }
    let parts = parts(holding: property.row.scope, in: kind(of: owner))
    var found: Syntax?
    for piece in children(of: block) {
      if parts.isEmpty, kind(of: piece) == .property, let name = name(of: piece), names.contains(name.text) {
        found = piece
      } else if parts.contains(kind(of: piece)) {
        found = statement(of: property, names, in: piece) ?? found
      }
    }
    return found
  }

  /// The statements in which properties of a scope stand; none where they stand in the block itself.
  private func parts(holding scope: PropertyScope, in owner: NodeKind) -> [NodeKind] {
    guard owner == .sectionDeclaration || owner == .whenStatement else { return [] }
    switch scope {
    // What another unit says is not about this one.
    case .item: return owner == .whenStatement ? [.itemStatement, .unitStatement] : [.itemStatement]
    case .supplementary: return [.headerStatement, .footerStatement]
    case .background: return [.backgroundStatement]
    case .placeholder: return [.emptyStatement, .failureStatement]
    case .screen, .section, .decoration, .part: return []
    }
  }
}
