import SDUIIR

extension AssociatedViews {
  /// Writes the protocol of the views of section controllers.
  func writeListViews(to source: inout SourceText) {
    write(to: &source) { source in
      for part in parts {
        let name = self[part]
        switch part {
        case .cell(let id):
          let model = emitter.names.type(emitter.component(id).name)
          source.line("/// The cell of a `\(model)`. Its view models are `ListUnit<\(model)>`.")
          source.line("associatedtype \(name): UICollectionViewCell & ListBindable")
        case .supplementary(let id):
          let model = emitter.names.type(emitter.component(id).name)
          source.line("/// The header or footer of a `\(model)`, which is its view model.")
          source.line("associatedtype \(name): UICollectionReusableView & ListBindable")
        case .carouselCell(let path):
          let model = emitter.type(.section(screen: emitter.index, path))
          source.line(
            "/// The cell of the carousel `\(emitter.screen[path].name.source)`, which has a collection view of its own."
          )
          source.line("/// Its view models are `ListCarousel<\(model)>`.")
          source.line("associatedtype \(name): UICollectionViewCell & ListBindable")
        // IGListKit asks for no other views.
        case .background: continue
        }
      }
      guard let empty = emitter.screen.empty else { return }
      source.separator()
      source.line("/// Returns what appears if no section takes room.")
      source.line(
        "@MainActor static func emptyView(_ empty: \(emitter.names.type(emitter.component(empty.component).name))) -> UIView"
      )
    }
  }
}
