import SDUIIR
import SDUISyntax

extension Checker {
  /// Returns the place where a property of a screen, a section or a part of one is written.
  ///
  /// - Parameters:
  ///   - owner: What has it.
  ///   - setter: What sets it: the owner, or a `when`.
  /// - Returns: The statement in the setter's block, else in `item` beside the owner, else in a layout that one of them
  ///   names. `nil` where none is found.
  func origin(of property: Property, in owner: Origin, setBy setter: Origin) -> PropertyOrigin? {
    let around = program.path(to: owner)
    let section = around.last { program.kind(of: $0) == .sectionDeclaration }
    // A background comes from its name.
    let isNamed = { (node: Syntax) in program.kind(of: node) != .name }
    guard let part = around.last(where: isNamed), let start = program.path(to: setter).last(where: isNamed) else {
      return nil
    }
    let names = Vocabulary.spellings.filter { $0.property == property }.map { $0.name } + [property.row.name]
    let isOwn = program.kind(of: start) != .whenStatement
    let reference = section.flatMap { program.child(of: $0, .layoutReference) }
    let homes = isOwn && section != start ? [start, section].compactMap { $0 } : [start]
    for home in homes {
      if let found = program.statement(named: names, of: part, in: home) {
        return place(of: found, besides: section, reference)
      }
    }
    let found = homes.last.flatMap { layoutStatement(named: names, of: part, usedBy: $0) }
    return found.flatMap { place(of: $0, besides: section, reference) }
  }

  /// The statement of a property in the layout that something names, or in one that it builds on.
  private func layoutStatement(named names: [String], of part: Syntax, usedBy user: Syntax) -> Syntax? {
    var user = user
    for _ in 0..<Self.maximumChain {
      guard let name = program.child(of: user, .layoutReference).flatMap({ program.name(of: $0) }),
        let layout = lookUp(name.text, in: user.file), layout.kind == .layout
      else { return nil }
      if let found = program.statement(named: names, of: part, in: layout.syntax) { return found }
      user = layout.syntax
    }
    return nil
  }

  private func place(of statement: Syntax, besides section: Syntax?, _ layout: Syntax?) -> PropertyOrigin {
    let range = program.range(of: statement)
    let isInside = section.map { program.range(of: $0).holds(range) } ?? true
    return PropertyOrigin(
      statement: range.origin, layout: isInside ? nil : layout.map { program.range(of: $0).origin })
  }
}

extension LoweredProgram {
  /// Returns the result of the check, with the findings for each screen, such as those of a proof.
  package func finished(proving prove: ((Screen, PropertyOrigins) -> [Diagnostic])?) -> CheckedProgram {
    // Many requirements fail because of one property.
    var known: [PropertyQuestion: PropertyOrigin?] = [:]
    let proofs = prove.map { prove in
      screens.flatMap { screen in
        prove(screen) { property, owner, setter in
          let question = PropertyQuestion(property, owner, setter)
          if let answer = known[question] { return answer }
          let answer = origin(of: property, in: owner, setBy: setter)
          known[question] = .some(answer)
          return answer
        }
      }
    }
    return finished(withProofs: proofs)
  }
}

/// A question about the place of a property. All origins are equal to each other, so the question has their bytes.
private struct PropertyQuestion: Hashable {
  private let property: Property
  private let owner: Range<UInt32>
  private let setter: Range<UInt32>
  private let ownerFile: UInt32
  private let setterFile: UInt32

  init(_ property: Property, _ owner: Origin, _ setter: Origin) {
    self.property = property
    (self.owner, ownerFile) = (owner.lowerBound..<owner.upperBound, owner.file)
    (self.setter, setterFile) = (setter.lowerBound..<setter.upperBound, setter.file)
  }
}

extension SourceRange {
  fileprivate var origin: Origin { Origin(file: file.rawValue, lowerBound: lowerBound, upperBound: upperBound) }
}

extension Program {
  /// The nodes around some bytes, from the file to the outermost one of these bytes; empty if there is none. A file may
  /// hold nothing else.
  fileprivate func path(to origin: Origin) -> [Syntax] {
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

  /// Returns the last statement of a property in the block of a node: in the block itself if it is that of the part
  /// which has the property, and else in the block of the part there. What an `item` says counts less than what a unit
  /// does.
  fileprivate func statement(named names: [String], of part: Syntax, in home: Syntax) -> Syntax? {
    let kind = kind(of: part)
    guard let block = child(of: home, .block) else { return nil }
    if home == part || kind == .sectionDeclaration { return property(named: names, in: block) }
    var found: (own: Syntax?, shared: Syntax?)
    for piece in children(of: block) {
      guard let inner = child(of: piece, .block) else { continue }
      if self.kind(of: piece) == kind, kind != .unitStatement || name(of: piece)?.text == name(of: part)?.text {
        found.own = property(named: names, in: inner) ?? found.own
      } else if self.kind(of: piece) == .itemStatement, kind == .unitStatement {
        found.shared = property(named: names, in: inner) ?? found.shared
      }
    }
    return found.own ?? found.shared
  }

  private func property(named names: [String], in block: Syntax) -> Syntax? {
    children(of: block).last { kind(of: $0) == .property && names.contains(name(of: $0)?.text ?? "") }
  }
}
