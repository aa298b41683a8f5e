import SDUIIR

extension AssociatedViews {
  /// Writes the protocol of the views of a presenter.
  func writePresenterViews(to source: inout SourceText) {
    write(to: &source) { source in
      for part in parts {
        let name = self[part]
        switch part {
        case .cell(let id):
          let input = emitter.names.type(emitter.component(id).name)
          source.line("/// The cell of `\(emitter.component(id).name.source)`.")
          source.associatedType(name, "SSCollectionViewCellProtocol", input: input)
        case .supplementary(let id):
          let input = emitter.names.type(emitter.component(id).name)
          source.line("/// The header or footer `\(emitter.component(id).name.source)`.")
          source.associatedType(name, "SSCollectionReusableViewProtocol", input: input)
        case .carouselCell(let path):
          let input = emitter.type(.carousel(screen: emitter.index, path))
          source.line(
            "/// The cell of the carousel `\(emitter.screen[path].name.source)`, which has a collection view of its own."
          )
          source.associatedType(name, "SSCollectionViewCellProtocol", input: input)
        case .background(let declared):
          source.line("/// The background `\(declared.source)`.")
          source.line("associatedtype \(name): UICollectionReusableView")
        }
      }
    }
  }
}

extension SourceText {
  fileprivate mutating func associatedType(_ name: String, _ view: String, input: String) {
    let (declaration, condition) = ("associatedtype \(name): \(view)", "where \(name).Input == \(input)")
    if fits(declaration + " " + condition) { return line(declaration + " " + condition) }
    line(declaration)
    line(condition)
  }
}
