import SDUI

/// The items that a rectangle shows, whole or in part.
func itemsOfLayout(_ call: Call) throws(Failure) -> Answer {
  let open = try layouts.value(call.handle, "layout")
  let options = call.options
  let rectangle = Frame(
    x: try options.requiredNumber("x"), y: try options.requiredNumber("y"),
    width: try options.requiredNumber("width"), height: try options.requiredNumber("height"))
  var items: [JSONTree] = []
  do throws(LayoutError) {
    guard let section = try? options.integer("section") else {
      for visible in try open.layout.items(in: rectangle) {
        items.append(open.tree(of: visible.item, in: visible.section))
      }
      return Answer(JSONTree.array(items).bytes)
    }
    let index = Int(clamping: section)
    if open.layout.sections.indices.contains(index) {
      for item in try open.layout.items(in: rectangle, ofSection: index) {
        items.append(open.tree(of: item, in: index))
      }
    }
    return Answer(JSONTree.array(items).bytes)
  } catch { throw Failure(error) }
}

/// The frames of what is pinned while the screen is scrolled.
func pinnedPartsOfLayout(_ call: Call) throws(Failure) -> Answer {
  let open = try layouts.value(call.handle, "layout")
  let offset = try call.options.requiredNumber("offset")
  do throws(LayoutError) {
    let frames = try open.layout.pinnedFrames(at: offset).map { pinned in
      [
        "section": .integer(Int64(pinned.section)), "part": .string(pinned.part.name), "frame": pinned.frame.tree,
      ] as JSONTree
    }
    return Answer(JSONTree.array(frames).bytes)
  } catch { throw Failure(error) }
}

/// The offset at which a carousel comes to rest.
func restOffsetOfLayout(_ call: Call) throws(Failure) -> Answer {
  let open = try layouts.value(call.handle, "layout")
  guard let section = try call.options.integer("section").map({ Int(clamping: $0) }),
    open.layout.sections.indices.contains(section), let strip = open.layout.sections[section].strip
  else { throw Failure(.options, "`section` is no section that scrolls sideways") }
  let offset = try call.options.requiredNumber("offset")
  let velocity = try call.options.number("velocity") ?? .zero
  do throws(ArithmeticError) {
    let rest = try strip.restOffset(near: offset, velocity: velocity)
    return Answer(rest.tree.bytes)
  } catch { throw Failure(LayoutError(.arithmetic(error), containerWidth: open.layout.container.width)) }
}

extension OpenLayout {
  fileprivate func tree(of item: ItemLayout, in section: Int) -> JSONTree {
    let declared = layout.declaration(ofSection: section, in: screen)
    let component = screen.contract.components[declared.units[item.unit].component]
    return [
      "section": .integer(Int64(section)), "index": .integer(Int64(item.index)),
      "type": .string(component.name.source), "frame": item.frame.tree,
    ]
  }
}

extension PinnedFrame.Part {
  fileprivate var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .section: "section"
    }
  }
}

extension Frame {
  /// `[x, y, width, height]`.
  fileprivate var tree: JSONTree { .array([x.tree, y.tree, width.tree, height.tree]) }
}

extension Rational {
  /// A decimal that reads back to the nearest double.
  fileprivate var tree: JSONTree { .written(Array((JSONWriter.doubleText(doubleValue) ?? "0").utf8)) }
}
