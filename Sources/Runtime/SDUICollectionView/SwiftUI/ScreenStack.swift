#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// A scroll view with the sections of a screen in a lazy stack. The interpreter computes their frames.
  ///
  /// A view appears at the frame that it has in the document. Views that measure themselves replace estimates. Pinned parts are over
  /// the stack, at the places of layout rule R10.
  public struct ScreenStack<
    Content: Hashable & Sendable, Identifier: Hashable & Sendable, SectionContent: View, TopBar: View, BottomBar: View
  >: View {
    /// The sections of a response that take room.
    public typealias Snapshot = ScreenSnapshot<Content, Identifier>

    private let document: ScreenDocument
    private let sections: [Snapshot.Section]
    private let environment: ScreenEnvironment
    private let visibleItems: VisibleItems?
    private let onVisibleItems: (@MainActor () -> Void)?
    private let content: (Content) -> HostedSection?
    private let section: (Snapshot.Section, SectionFrames) -> SectionContent
    private let (topBar, bottomBar): (TopBar?, BottomBar?)
    @State private var cache = DocumentCache()
    @State private var measures = StackMeasures()

    /// Shows the sections of a snapshot.
    ///
    /// - Parameters:
    ///   - environment: The container, as ``ScreenContainer`` has it.
    ///   - visibleItems: Follows which items are in view; `nil` if nothing depends on it.
    ///   - onVisibleItems: Called when other items are in view, or when others are shown.
    ///   - content: Returns what the frames of a section follow; `nil` for what appears if no section takes room.
    ///   - section: Returns the view of a section at its frames.
    ///   - topBar: The view of the bar at the top; `nil` if there is none.
    ///   - bottomBar: The view of the bar at the bottom; `nil` if there is none.
    public init(
      _ document: ScreenDocument, _ snapshot: Snapshot, in environment: ScreenEnvironment,
      following visibleItems: VisibleItems? = nil, onVisibleItems: (@MainActor () -> Void)? = nil,
      content: @escaping (Content) -> HostedSection?,
      @ViewBuilder section: @escaping (Snapshot.Section, SectionFrames) -> SectionContent,
      topBar: () -> TopBar?, bottomBar: () -> BottomBar?
    ) {
      (self.document, sections, self.environment) = (document, snapshot.sections, environment)
      (self.visibleItems, self.onVisibleItems) = (visibleItems, onVisibleItems)
      (self.content, self.section) = (content, section)
      (self.topBar, self.bottomBar) = (topBar(), bottomBar())
    }

    /// The scroll view; nothing in a container in which the screen cannot be laid out.
    public var body: some View {
      let contents = sections.map { shown in
        var own = content(shown.section)
        own?.hasCells = !shown.items.isEmpty
        return own
      }
      if let frames = frames(contents) {
        let _ = visibleItems?.show(frames, sections.map { AnyHashable($0.identifier) }, onChange: onVisibleItems)
        scrollView(frames, contents)
          .task(id: StackState(sections: sections, visible: visibleItems?.places ?? [])) { onVisibleItems?() }
      }
    }

    // MARK: Frames

    private func frames(_ contents: [HostedSection?]) -> FlowFrames? {
      guard let hosted = cache.screen(document), let environment = LayoutEnvironment(environment) else { return nil }
      var bars: Set<Bar> = []
      if topBar != nil { bars.insert(.top) }
      if bottomBar != nil { bars.insert(.bottom) }
      let (screen, items) = hosted.content(contents.compactMap { $0 }, bars: bars)
      guard var frames = try? FlowFrames(screen, items, shown: contents.map { $0 != nil }, in: environment, scale: 0)
      else { return nil }
      try? frames.measure(measures.sizes(of: contents, in: environment), displayScale: 0)
      return frames
    }

    private func measure(
      _ identifier: AnyHashable, _ part: MeasuredPart, _ size: CGSize, _ contents: [HostedSection?]
    ) {
      guard let index = sections.firstIndex(where: { AnyHashable($0.identifier) == identifier }),
        let content = contents[index], let environment = LayoutEnvironment(environment)
      else { return }
      let place = FlowMeasures.Place(part, ofSection: index, content)
      if measures.isNew(size, at: place, of: contents, in: environment) {
        measures.set(size, at: place, of: contents, in: environment)
      }
    }

    // MARK: Views

    private func scrollView(_ frames: FlowFrames, _ contents: [HostedSection?]) -> some View {
      let insets = frames.layout.scrollInsets
      let bars = frames.layout.bars
      let (top, bottom) = (bars.top?.height.length ?? 0, bars.bottom?.height.length ?? 0)
      let isVertical = frames.axis == .vertical
      let length =
        isVertical
        ? environment.visibleHeight - insets.start.length - insets.end.length
        : environment.width - insets.start.length - insets.end.length
      return ScrollView(isVertical ? .vertical : .horizontal) {
        stack(frames, contents)
          .overlay(alignment: .topLeading) { pinned(frames, contents, height: length) }
          .onGeometryChange(for: CGFloat.self) { [space] proxy in
            let frame = proxy.frame(in: .named(space))
            return isVertical ? -frame.minY : -frame.minX
          } action: {
            visibleItems?.scroll(to: $0, length: length)
          }
      }
      .coordinateSpace(name: space)
      // Pinned parts stay inside the content insets, as they stay beside bars.
      .room(.top, isVertical ? insets.start.length - top : 0)
      .room(.bottom, isVertical ? insets.end.length - bottom : 0)
      .sideRoom(.leading, isVertical ? 0 : insets.start.length)
      .sideRoom(.trailing, isVertical ? 0 : insets.end.length)
      .bar(.top, topBar, bars.top)
      .bar(.bottom, bottomBar, bars.bottom)
    }

    private var space: String { "screen" }

    @ViewBuilder private func stack(_ frames: FlowFrames, _ contents: [HostedSection?]) -> some View {
      let views = ForEach(sections.enumerated().map { (id: $1.identifier, index: $0) }, id: \.id) { entry in
        view(of: entry.index, frames.frames(ofSection: entry.index), contents)
      }
      switch frames.axis {
      case .vertical: LazyVStack(alignment: .leading, spacing: 0) { views }
      case .horizontal:
        LazyHStack(alignment: .top, spacing: 0) { views }
          .frame(minWidth: environment.width, alignment: .topLeading)
      }
    }

    private func view(of index: Int, _ frames: SectionFrames, _ contents: [HostedSection?]) -> SectionContent {
      var frames = frames
      frames.measure = { measure($0, $1, $2, contents) }
      frames.visibleItems = visibleItems
      return section(sections[index], frames)
    }

    @ViewBuilder private func pinned(
      _ frames: FlowFrames, _ contents: [HostedSection?], height: CGFloat
    ) -> some View {
      if frames.hasPinnedParts, frames.axis == .vertical {
        GeometryReader { proxy in
          let top = -proxy.frame(in: .named(space)).minY
          let shown = frames.pinnedSections(at: top, height: height)
          FramesLayout(size: frames.contentSize) {
            ForEach(shown.map { (id: id(of: $0), shown: $0) }, id: \.id) { entry in
              view(of: entry.shown.section, entry.shown.frames, contents)
                .placed(at: CGRect(origin: .zero, size: frames.contentSize))
            }
          }
        }
      }
    }

    private func id(of shown: PinnedContent) -> PinnedIdentity<Identifier> {
      PinnedIdentity(section: sections[shown.section].identifier, part: shown.part)
    }
  }

  extension ScreenStack where TopBar == EmptyView, BottomBar == EmptyView {
    /// Shows the sections of a snapshot of a screen without bars.
    public init(
      _ document: ScreenDocument, _ snapshot: Snapshot, in environment: ScreenEnvironment,
      following visibleItems: VisibleItems? = nil, onVisibleItems: (@MainActor () -> Void)? = nil,
      content: @escaping (Content) -> HostedSection?,
      @ViewBuilder section: @escaping (Snapshot.Section, SectionFrames) -> SectionContent
    ) {
      self.init(
        document, snapshot, in: environment, following: visibleItems, onVisibleItems: onVisibleItems, content: content,
        section: section, topBar: { nil }, bottomBar: { nil })
    }
  }

  /// The sections that are shown, and the items in view.
  private struct StackState<Section: Hashable>: Hashable {
    let sections: [Section]
    let visible: Set<IndexPath>
  }

  /// The sizes that views prefer in one environment.
  @MainActor private struct StackMeasures {
    private var environment: LayoutEnvironment?
    private var measures = FlowMeasures()
    /// The number of sizes at which those of data that are gone are forgotten: so often that it costs a constant time for each size.
    private var limit = Self.leastLimit
    private static let leastLimit = 256

    /// The sizes of the views of sections. Those of another container or another size of text are not known.
    func sizes(
      of contents: [HostedSection?], in environment: LayoutEnvironment
    ) -> [(place: FlowMeasures.Place, size: CGSize)] {
      environment == self.environment ? measures.known(contents) : []
    }

    func isNew(
      _ size: CGSize, at place: FlowMeasures.Place, of contents: [HostedSection?], in environment: LayoutEnvironment
    ) -> Bool { environment != self.environment || measures.isNew(size, at: place, in: contents) }

    mutating func set(
      _ size: CGSize, at place: FlowMeasures.Place, of contents: [HostedSection?], in environment: LayoutEnvironment
    ) {
      if environment != self.environment { (self.environment, measures) = (environment, FlowMeasures()) }
      measures.set(size, at: place, in: contents)
      if measures.count > limit {
        _ = measures.keep(contents)
        limit = max(Self.leastLimit, 2 * measures.count)
      }
    }
  }

  extension FlowMeasures.Place {
    /// The place of a view, by its part of a section that is shown.
    fileprivate init(_ part: MeasuredPart, ofSection section: Int, _ content: HostedSection) {
      switch part {
      case .header: self.init(section: section, part: .header)
      case .footer: self.init(section: section, part: .footer)
      case .item(var item):
        guard !content.sections.isEmpty else {
          self.init(section: section, part: .item(item))
          return
        }
        for (position, inner) in content.sections.enumerated() {
          // A section without items has a placeholder.
          let count = max(1, inner.items.count)
          if item < count {
            self.init(section: section, inner: position, part: .item(item))
            return
          }
          item -= count
        }
        self.init(section: section, part: .item(item))
      }
    }
  }

  /// The identity of a pinned part.
  private struct PinnedIdentity<Section: Hashable>: Hashable {
    let section: Section
    let part: PinnedFrame.Part
  }

  extension View {
    /// The view with room at its top or bottom.
    @ViewBuilder fileprivate func room(_ edge: VerticalEdge, _ length: CGFloat) -> some View {
      if length > 0 { safeAreaInset(edge: edge, spacing: 0) { Color.clear.frame(height: length) } } else { self }
    }

    /// The view with room at one of its sides.
    @ViewBuilder fileprivate func sideRoom(_ edge: HorizontalEdge, _ length: CGFloat) -> some View {
      if length > 0 { safeAreaInset(edge: edge, spacing: 0) { Color.clear.frame(width: length) } } else { self }
    }

    /// The view with a bar of a size.
    @ViewBuilder fileprivate func bar(_ edge: VerticalEdge, _ bar: (some View)?, _ frame: Frame?) -> some View {
      if let bar, let frame {
        safeAreaInset(edge: edge, spacing: 0) { bar.frame(width: frame.width.length, height: frame.height.length) }
      } else {
        self
      }
    }
  }
#endif
