#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// A carousel of a section, which scrolls horizontally.
  struct SectionStrip<Views: View>: View {
    let strip: StripFrames
    /// The identity of its section.
    let identifier: AnyHashable
    let visibleItems: VisibleItems?
    let onPage: (@MainActor (PageEvent, Int) -> Void)?
    @ViewBuilder let views: () -> Views
    @State private var page = StripPage()
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 0) { views() }
          .frame(width: strip.rest.contentWidth, height: strip.height, alignment: .topLeading)
          .onGeometryChange(for: CGFloat.self) { [space] in
            -$0.frame(in: .named(space)).minX
          } action: {
            scroll(to: $0)
          }
      }
      .coordinateSpace(name: space)
      .resting(strip.rest, isRightToLeft: layoutDirection == .rightToLeft)
      .onAppear { show(page: page.last) }
      .onDisappear { show(page: nil) }
    }

    private var space: String { "carousel \(strip.section)" }

    private func scroll(to offset: CGFloat) {
      let rest = strip.rest
      let position = layoutDirection == .rightToLeft ? rest.contentWidth - rest.width - offset : offset
      visibleItems?.scroll(strip: identifier, to: position)
      page.last = rest.page(at: position)
      show(page: page.last)
    }

    private func show(page index: Int?) {
      if let onPage { page.show(index, onPage) }
    }
  }

  extension View {
    /// A scroll view that comes to rest where the interpreter says, from iOS 17 on. Earlier versions scroll continuously.
    @ViewBuilder fileprivate func resting(_ rest: CarouselRest, isRightToLeft: Bool) -> some View {
      if #available(iOS 17, *) {
        scrollTargetBehavior(StripTargetBehavior(rest: rest, isRightToLeft: isRightToLeft))
          .defaultScrollAnchor(rest.copies > 1 ? .center : nil)
      } else {
        self
      }
    }
  }

  /// Comes to rest at the positions of a carousel (layout rule R22).
  @available(iOS 17, *)
  struct StripTargetBehavior: ScrollTargetBehavior {
    let rest: CarouselRest
    let isRightToLeft: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let speed = isRightToLeft ? -context.velocity.dx : context.velocity.dx
      let position = rest.rest(
        proposed: mirrored(target.rect.minX), from: mirrored(context.originalTarget.rect.minX), velocity: speed)
      target.rect.origin.x = mirrored(position)
    }

    /// The position from the leading end at an offset, and the reverse.
    private func mirrored(_ offset: CGFloat) -> CGFloat {
      isRightToLeft ? rest.contentWidth - rest.width - offset : offset
    }
  }

  /// An event of a page of a carousel.
  public enum PageEvent: Sendable {
    case pageWillAppear, pageAppear, pageWillDisappear, pageDisappear
  }

  /// The page of a carousel that is in view.
  @MainActor private final class StripPage {
    /// The page at the last position of the carousel.
    var last: Int?
    private var shown: Int?

    /// Reports that another page, or none, is in view.
    func show(_ page: Int?, _ report: @MainActor (PageEvent, Int) -> Void) {
      let previous = shown
      if page == previous { return }
      shown = page
      if let previous { report(.pageWillDisappear, previous) }
      if let page { report(.pageWillAppear, page) }
      if let previous { report(.pageDisappear, previous) }
      if let page { report(.pageAppear, page) }
    }
  }
#endif
