#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// The views of a section at the frames that the interpreter has computed.
  public struct SectionView<
    Content: Hashable & Sendable, Identifier: Hashable & Sendable, Item: View, Header: View, Footer: View,
    Background: View
  >: View {
    private let shown: ScreenSnapshot<Content, Identifier>.Section
    private let frames: SectionFrames
    private let onPage: (@MainActor (PageEvent, Int) -> Void)?
    private let item: (ShownItem) -> Item
    private let (header, footer, background): (Header, Footer, Background)

    /// The views of a section that is shown.
    ///
    /// - Parameter onPage: Called on events of the pages of a carousel.
    public init(
      _ shown: ScreenSnapshot<Content, Identifier>.Section, _ frames: SectionFrames,
      onPage: (@MainActor (PageEvent, Int) -> Void)? = nil, @ViewBuilder item: @escaping (ShownItem) -> Item,
      @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer, @ViewBuilder background: () -> Background
    ) {
      (self.shown, self.frames, self.onPage, self.item) = (shown, frames, onPage, item)
      (self.header, self.footer, self.background) = (header(), footer(), background())
    }

    /// The lines of the section, over its backgrounds.
    public var body: some View {
      stack
        .frame(width: frames.size.width, height: frames.size.height, alignment: .topLeading)
        .background(alignment: .topLeading) {
          FramesLayout(size: frames.size) {
            ForEach(frames.backgrounds.indices, id: \.self) { background.placed(at: frames.backgrounds[$0]) }
          }
        }
    }

    @ViewBuilder private var stack: some View {
      switch frames.axis {
      case .vertical: LazyVStack(alignment: .leading, spacing: 0) { lines }
      case .horizontal: LazyHStack(alignment: .top, spacing: 0) { lines }
      }
    }

    private var lines: some View {
      ForEach(frames.lines.map { (id: id(of: $0), line: $0) }, id: \.id) { entry in
        FramesLayout(size: entry.line.size) { views(entry.line.elements) }
      }
    }

    private func views(_ elements: [SectionElement]) -> some View {
      ForEach(elements.map { (id: id(of: $0), element: $0) }, id: \.id) { entry in
        switch entry.element.role {
        case .header: header.placed(entry.element) { frames.measure?(shown.identifier, .header, $0) }
        case .footer: footer.placed(entry.element) { frames.measure?(shown.identifier, .footer, $0) }
        case .item(let own, let index):
          view(of: own, index, entry.element)
        case .strip(let strip): self.strip(strip).placed(at: entry.element.frame)
        }
      }
    }

    private func strip(_ strip: StripFrames) -> some View {
      SectionStrip(
        strip: strip, identifier: shown.identifier, visibleItems: frames.visibleItems, onPage: onPage
      ) {
        ForEach(strip.columns.map { (id: id(of: $0.line, copy: $0.copy), line: $0.line) }, id: \.id) { entry in
          FramesLayout(size: entry.line.size) {
            ForEach(entry.line.elements.map { (id: id(of: $0), element: $0) }, id: \.id) { entry in
              if case .item(let own, let index) = entry.element.role { view(of: own, index, entry.element) }
            }
          }
        }
      }
    }

    private func view(of own: ShownItem, _ index: Int, _ element: SectionElement) -> some View {
      item(own).placed(element) { frames.measure?(shown.identifier, .item(index), $0) }
    }

    /// The identity of a view among those of the section.
    private func id(of element: SectionElement) -> AnyHashable {
      switch element.role {
      case .item(_, let index) where shown.items.indices.contains(index): AnyHashable(shown.items[index])
      case .item(_, let index): AnyHashable(index)
      case .header: "header"
      case .footer: "footer"
      case .strip: "strip"
      }
    }

    private func id(of line: SectionLine, copy: Int = 0) -> LineIdentity {
      LineIdentity(first: line.elements.first.map { id(of: $0) }, copy: copy)
    }
  }

  /// The identity of a line by that of its first view, and by its copy in an endless carousel.
  private struct LineIdentity: Hashable {
    let first: AnyHashable?
    let copy: Int
  }
#endif
