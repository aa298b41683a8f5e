import Foundation
import TestSupport

/// Layout engines that others wrote, which lay flex boxes out in single precision.
enum Peer: String, CaseIterable, Sendable {
  /// Taffy: one box that wraps.
  case stretchable
  /// Yoga: a box for each row.
  case poga

  /// Items in a container of a width, in the form for a peer.
  struct Case: Codable {
    let width: Double
    /// Top, right, bottom, left.
    let insets: [Double]
    /// Between items, then between lines.
    let gaps: [Double]
    /// Width and height of each.
    let items: [[Double]]
  }

  /// The frames of all items of all cases: x, y, width, height. `nil` if the peer is not installed.
  func frames(of cases: [Case]) throws -> [[[Double]]]? {
    guard try PythonModule.isInstalled(rawValue) else {
      try MissingTool.skip("the Python package \(rawValue)")
      return nil
    }
    let folder = try Folder()
    try folder.write("cases.json", JSONEncoder().encode(cases))
    let path = folder.url.appending(path: "cases.json").path(percentEncoded: false)
    let run = try Run("python3", ["-W", "ignore", "-c", Self.script, rawValue, path], patience: Self.patience)
    guard let frames = try? run.json() as? [[[Double]]] else { throw Failure(ending: run.ending) }
    return frames
  }

  /// The error output of a peer that failed.
  struct Failure: Error {
    let ending: String
  }

  private static let patience: TimeInterval = 300

  private static let script = #"""
    import json, sys

    def stretchable_frames(case):
        from stretchable import Node, Style
        from stretchable.style import AlignContent, AlignItems, FlexWrap, AUTO, PT
        items = [Node(size=(w, h), flex_shrink=0) for w, h in case["items"]]
        root = Node(size=(case["width"], AUTO), padding=tuple(case["insets"]), gap=tuple(case["gaps"]), flex_wrap=FlexWrap.WRAP,
                    align_items=AlignItems.START, align_content=AlignContent.START).add(*items)
        root.compute_layout(use_rounding=False)
        boxes = [item.get_box() for item in items]
        return [[b.x, b.y, b.width, b.height] for b in boxes]

    def poga_frames(case):
        from poga import libpoga_capi as yoga
        config = yoga.YGConfigNew()
        yoga.YGConfigSetPointScaleFactor(config, 0)
        root = yoga.YGNodeNewWithConfig(config)
        top, right, bottom, left = case["insets"]
        across, down = case["gaps"]
        yoga.YGNodeStyleSetWidth(root, case["width"])
        edges = yoga.YGEdge
        for edge, inset in ((edges.Top, top), (edges.Right, right), (edges.Bottom, bottom), (edges.Left, left)):
            yoga.YGNodeStyleSetPadding(root, edge, inset)
        rows, room, places = [], -1, []
        for width, height in case["items"]:
            if width > room:
                row = yoga.YGNodeNewWithConfig(config)
                yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
                yoga.YGNodeStyleSetAlignItems(row, yoga.YGAlign.FlexStart)
                if rows: yoga.YGNodeStyleSetMargin(row, edges.Top, down)
                yoga.YGNodeInsertChild(root, row, len(rows))
                rows.append(row)
                room = case["width"] - left - right
            item = yoga.YGNodeNewWithConfig(config)
            yoga.YGNodeStyleSetWidth(item, width)
            yoga.YGNodeStyleSetHeight(item, height)
            yoga.YGNodeStyleSetFlexShrink(item, 0)
            count = yoga.YGNodeGetChildCount(row)
            if count: yoga.YGNodeStyleSetMargin(item, edges.Left, across)
            yoga.YGNodeInsertChild(row, item, count)
            room -= width + across
            places.append((row, item))
        yoga.YGNodeCalculateLayout(root, yoga.YGUndefined, yoga.YGUndefined, yoga.YGDirection.LTR)
        frames = [[yoga.YGNodeLayoutGetLeft(row) + yoga.YGNodeLayoutGetLeft(item),
                   yoga.YGNodeLayoutGetTop(row) + yoga.YGNodeLayoutGetTop(item),
                   yoga.YGNodeLayoutGetWidth(item), yoga.YGNodeLayoutGetHeight(item)] for row, item in places]
        yoga.YGNodeFreeRecursive(root)
        return frames

    frames = {"stretchable": stretchable_frames, "poga": poga_frames}[sys.argv[1]]
    print(json.dumps([frames(case) for case in json.load(open(sys.argv[2]))]))
    """#
}
