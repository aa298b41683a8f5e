import SDUI
import SDUIReports
import SDUISyntax

/// A response, with the handle of its screen. Handles are never used again, so that it says which responses are of one
/// screen; comparing the screens themselves would take much code.
struct OpenResponse {
  let response: ScreenResponse
  let screen: Int32
}

/// Pages, with the handle of their screen.
struct OpenPages {
  var store: PageStore
  let screen: Int32
}

/// Reads a response, and gives its faults.
func openResponse(_ call: Call) throws(Failure) -> Answer {
  let screen = try screens.value(call.handle, "screen")
  let contract = try call.options.flag("content") ? screen.contents : screen.responses
  do throws(JSONSyntaxError) {
    return described(try contract.response(json: call.data), ofScreen: call.handle)
  } catch { throw Failure(error) }
}

/// Opens a response, and gives everything in it that breaks the contract.
func described(_ response: ScreenResponse, ofScreen screen: Int32) -> Answer {
  let faults = response.faults.map { fault in
    [
      "code": .string(DiagnosticCode(fault.rule).rawValue), "message": .string(fault.message),
      "remedy": .string(fault.remedy), "pointer": .string(fault.pointer),
      "line": .integer(Int64(fault.line)), "column": .integer(Int64(fault.column)),
    ] as JSONTree
  }
  return Answer(
    JSONTree.members([
      (key: "isValid", value: .boolean(response.isValid)), (key: "isAccepted", value: .boolean(response.isAccepted)),
      (key: "page", value: response.page.map { .integer(Int64($0)) }), (key: "faults", value: .array(faults)),
    ]).bytes, opening: responses.open(OpenResponse(response: response, screen: screen)))
}

/// Lays out the content of a response.
func layResponseOut(_ call: Call) throws(Failure) -> Answer {
  let response = try responses.value(call.handle, "response").response
  return try layout(response.screen.resolvedByDefault.screen, showing: SampleItems(), call.options)
}

/// The sections of a response in the order of its layout, with the units that clients show.
func contentOfResponse(_ call: Call) throws(Failure) -> Answer {
  let response = try responses.value(call.handle, "response").response
  let sections = response.sections.map { section in
    JSONTree.members([
      (key: "name", value: .string(section.name)), (key: "sectionId", value: section.identifier.map { .string($0) }),
      (key: "isFailed", value: section.isFailed ? true : nil), (key: "header", value: section.header.map(tree)),
      (key: "footer", value: section.footer.map(tree)), (key: "items", value: .array(section.units.map(tree))),
    ])
  }
  return Answer(
    JSONTree.members([
      (key: "topBar", value: response.topBar.map(tree)), (key: "bottomBar", value: response.bottomBar.map(tree)),
      (key: "sections", value: .array(sections)),
    ]).bytes)
}

private func tree(of unit: AcceptedUnit) -> JSONTree {
  ["type": .string(unit.component), "data": .written(unit.json)] as JSONTree
}

/// The changes from one response to another.
func changesOfResponse(_ call: Call) throws(Failure) -> Answer {
  guard let new = try call.options.integer("to") else { throw Failure(.options, "`to` is missing") }
  let old = try responses.value(call.handle, "response")
  let other = try responses.value(Int32(clamping: new), "response")
  let changes = old.response.changes(to: other.response, ofSameScreen: old.screen == other.screen)
  func list(_ indices: [Int]) -> JSONTree { .array(indices.map { .integer(Int64($0)) }) }
  func place(_ position: ItemPosition) -> JSONTree { list([position.section, position.item]) }
  func places(_ positions: [ItemPosition]) -> JSONTree { .array(positions.map(place)) }
  func move(_ from: JSONTree, _ to: JSONTree) -> JSONTree {
    ["from": from, "to": to] as JSONTree
  }
  return Answer(
    JSONTree.members([
      (key: "deletedSections", value: list(changes.deletedSections)),
      (key: "insertedSections", value: list(changes.insertedSections)),
      (
        key: "movedSections",
        value: .array(changes.movedSections.map { move(.integer(Int64($0.from)), .integer(Int64($0.to))) })
      ),
      (key: "reloadedSections", value: list(changes.reloadedSections)),
      (key: "deletedItems", value: places(changes.deletedItems)),
      (key: "insertedItems", value: places(changes.insertedItems)),
      (key: "movedItems", value: .array(changes.movedItems.map { move(place($0.from), place($0.to)) })),
      (key: "reloadedItems", value: places(changes.reloadedItems)),
      (key: "reloadedHeaders", value: list(changes.reloadedHeaders)),
      (key: "reloadedFooters", value: list(changes.reloadedFooters)),
      (key: "reloadedBars", value: .array(changes.reloadedBars.map { .string($0.rawValue) })),
    ]).bytes)
}

// MARK: - Pages

/// Opens a store for the pages of a screen.
func openPages(_ call: Call) throws(Failure) -> Answer {
  let store = PageStore(of: try screens.value(call.handle, "screen").screen)
  return Answer([], opening: pages.open(OpenPages(store: store, screen: call.handle)))
}

/// Adds a page, and opens the response that it is by itself.
func insertPage(_ call: Call) throws(Failure) -> Answer {
  var open = try pages.value(call.handle, "store of pages")
  let number = try call.options.integer("page").map { Int(clamping: $0) }
  do throws(JSONSyntaxError) {
    let response = try open.store.insert(json: call.data, page: number)
    pages.replace(call.handle, by: open)
    return described(response, ofScreen: open.screen)
  } catch { throw Failure(error) }
}

/// Removes a page.
func removePage(_ call: Call) throws(Failure) -> Answer {
  var open = try pages.value(call.handle, "store of pages")
  guard let number = try call.options.integer("page") else { throw Failure(.options, "`page` is missing") }
  open.store.remove(page: Int(clamping: number))
  pages.replace(call.handle, by: open)
  return .empty
}

/// Opens all pages as one response.
func joinPages(_ call: Call) throws(Failure) -> Answer {
  let open = try pages.value(call.handle, "store of pages")
  guard let joined = open.store.joined() else { throw Failure(.options, "the store has no page") }
  return described(joined, ofScreen: open.screen)
}

/// All pages as one response in canonical form.
func textOfPages(_ call: Call) throws(Failure) -> Answer {
  guard let bytes = try pages.value(call.handle, "store of pages").store.joinedJSON() else {
    throw Failure(.options, "the store has no page, or clients do not accept its pages together")
  }
  return Answer(bytes)
}
