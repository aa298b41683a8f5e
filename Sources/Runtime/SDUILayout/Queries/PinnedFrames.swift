import SDUIIR

extension ScreenLayout {
  /// Returns the frames of pinned headers, footers and whole sections while the screen is scrolled, from back to front:
  /// those that are pinned in their section first, and a stack's in front of those of its sections (layout rule R10).
  ///
  /// A header keeps below those that are pinned above it and below the content insets, and never leaves its section,
  /// or the content where it is pinned on the whole screen. A pinned section does the same, with everything in it.
  /// Footers do the same at the bottom.
  ///
  /// - Parameter offset: how far the content has moved up; 0 shows the beginning of the first section at the top.
  /// - Throws: `LayoutError` where exact arithmetic needs more than 64 bits.
  public func pinnedFrames(at offset: Rational) throws(LayoutError) -> [PinnedFrame] {
    do {
      let headers = try pinnedHeaders(from: offset + visibleInsets.top)
      let footers = try pinnedFooters(to: offset + container.height - visibleInsets.bottom)
      let both = headers + footers
      return (both.filter { $0.pinning == .section } + both.filter { $0.pinning == .screen }).map { $0.pinned }
    } catch { throw LayoutError(.arithmetic(error), containerWidth: container.width) }
  }

  /// Layout rule R10: `y = min(max(offset + heights pinned above, restY), end − h)`. Those of the first sections are in
  /// front: what follows slides under them.
  private func pinnedHeaders(from top: Rational) throws(ArithmeticError) -> [PlacedPart] {
    var result: [PlacedPart] = []
    // Where the headers that are pinned on the screen end, and that of the stack around.
    var (edge, stackEdge) = (top, top)
    for index in sections.indices {
      if sections[index].parent == nil { stackEdge = edge }
      if sections[index].isPinned {
        var frame = sections[index].frame
        frame.y = min(max(edge, frame.y), try contentSize.height - frame.height)
        result.append(PlacedPart(index, .section, frame, .screen))
        edge = try edge + frame.height
        continue
      }
      let pinning = sections[index].headerPinning
      guard pinning != .never, let rest = sections[index].header else { continue }
      let end = try pinning == .screen ? contentSize.height : sections[index].frame.y + sections[index].frame.height
      var frame = rest
      frame.y = min(max(edge, stackEdge, rest.y), try end - rest.height)
      result.append(PlacedPart(index, .header, frame, pinning))
      if pinning == .screen {
        edge = try max(edge, stackEdge) + rest.height
      } else if sections[index].parent == nil {
        stackEdge = try min(edge, frame.y) + rest.height
      }
    }
    return result.reversed()
  }

  /// Layout rule R10, mirrored: `y = max(min(offset + H − heights pinned below − h, restY), beginning)`.
  private func pinnedFooters(to bottom: Rational) throws(ArithmeticError) -> [PlacedPart] {
    var result: [PlacedPart] = []
    // Where the footers that are pinned on the screen begin, and that of the stack around.
    var (edge, stackEdge) = (bottom, bottom)
    for index in sectionsFromBelow {
      if sections[index].parent == nil { stackEdge = edge }
      let pinning = sections[index].footerPinning
      guard pinning != .never, !sections[index].isPinned, let rest = sections[index].footer else { continue }
      let beginning = pinning == .screen ? Rational.zero : sections[index].frame.y
      var frame = rest
      frame.y = max(min(try min(edge, stackEdge) - rest.height, rest.y), beginning)
      result.append(PlacedPart(index, .footer, frame, pinning))
      if pinning == .screen {
        edge = try min(edge, stackEdge) - rest.height
      } else if sections[index].parent == nil {
        stackEdge = max(try edge - rest.height, frame.y)
      }
    }
    return result.reversed()
  }

  /// The sections from the last to the first, a stack before its sections.
  private var sectionsFromBelow: [Int] {
    var result: [Int] = []
    var inStack: [Int] = []
    for index in sections.indices.reversed() {
      inStack.append(index)
      guard sections[index].parent == nil else { continue }
      result.append(index)
      result += inStack.dropLast()
      inStack = []
    }
    return result
  }
}

/// A header, footer or section that is pinned, and where it is at an offset.
public struct PinnedFrame: Hashable, Sendable {
  /// The part of its section.
  public enum Part: Hashable, Sendable {
    case header, footer
    /// The whole section: all of its frames move as far as its box.
    case section
  }

  /// The index in the layout's `sections`.
  public let section: Int
  /// Whether it is the header, the footer or all of it.
  public let part: Part
  /// In the coordinates of the content, as all frames.
  public let frame: Frame
}

/// A pinned part, and what decides which others it covers.
private struct PlacedPart {
  let pinned: PinnedFrame
  let pinning: Pinning

  init(_ section: Int, _ part: PinnedFrame.Part, _ frame: Frame, _ pinning: Pinning) {
    pinned = PinnedFrame(section: section, part: part, frame: frame)
    self.pinning = pinning
  }
}
