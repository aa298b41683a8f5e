import SDUIIR
import SDUIJSON

/// Joins responses that are given in any order, and keeps everything that is found in them.
package struct PageMerge: Sendable {
  /// The pages in the order in which they were added.
  package private(set) var pages: [CheckedPage] = []
  private let contract: ResponseContract
  private let encoder: ResponseEncoder

  /// A response with all that breaks the contract in it, by itself and beside the other pages.
  package struct CheckedPage: Sendable {
    /// The response as it was sent, with the faults of both kinds.
    package fileprivate(set) var response: Response
    /// The number of the page.
    package let number: Int64
    /// The faults for which no response is written, by their index among those of the response.
    package fileprivate(set) var decisive: Set<Int>
    /// The sections, units, headers and footers that are left out.
    package fileprivate(set) var dropped: [JSONNodeID]
    fileprivate let pruned: PrunedResponse

    /// The node that represents the page: its number, or the list of lists that has none.
    package let node: JSONNodeID
  }

  /// Pages that are missing before another one.
  package struct Gap: Hashable, Sendable {
    /// The numbers of the missing pages.
    package let numbers: ClosedRange<Int64>
    /// The index of the next page among those that were added.
    package let next: Int
  }

  /// Without pages.
  ///
  /// - Parameter screen: The screen whose pages these are.
  package init(_ screen: Screen) {
    contract = ResponseContract(screen)
    encoder = ResponseEncoder(screen.resolvedByDefault.screen)
  }

  /// Adds a response.
  ///
  /// - Throws: why the text is no JSON, or past the limits of ``ResponseContract``.
  package mutating func add(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    // Pages without numbers are in the order in which they are given.
    var response = try contract.read(bytes, page: contract.hasPageNumbers ? nil : Int64(pages.count))
    let pruned = contract.pruned(response)
    response.faults = pruned.faults
    let root = response.document.root
    pages.append(
      CheckedPage(
        response: response, number: response.page ?? 0, decisive: Set(pruned.decisive), dropped: pruned.dropped,
        pruned: pruned, node: response.document.member(contract.keys[.page], of: root) ?? root))
  }

  /// The pages whose number an earlier one has, each with the first of that number.
  package var repeated: [(page: Int, first: Int)] {
    var first: [Int64: Int] = [:]
    var result: [(page: Int, first: Int)] = []
    for (index, page) in pages.enumerated() where page.pruned.response != nil {
      if let known = first[page.number] { result.append((index, known)) } else { first[page.number] = index }
    }
    return result
  }

  /// The pages that are missing before the last one, in ascending order.
  package var gaps: [Gap] {
    var result: [Gap] = []
    var next: Int64 = 0
    for index in order {
      let number = pages[index].number
      if number > next { result.append(Gap(numbers: next...number - 1, next: index)) }
      next = number + 1
    }
    return result
  }

  private var order: [Int] { pages.indices.sorted { (pages[$0].number, $0) < (pages[$1].number, $1) } }

  /// The joined response, as the server sends it; `nil` where a page or all of them together may not be shown.
  ///
  /// - Precondition: No page is ``repeated``.
  package mutating func joined() -> [UInt8]? {
    let order = order
    let kept = order.compactMap { index in
      pages[index].pruned.response.map { ResponsePage(pages[index].number, $0) }
    }
    guard kept.count == order.count else { return nil }
    let joined = contract.joined(kept)
    for fault in joined.faults {
      let page = order[fault.page]
      if !contract.allowsDropping(fault.fault.rule) { pages[page].decisive.insert(pages[page].response.faults.count) }
      var found = fault.fault
      found.node = pages[page].pruned.origin(of: found.node)
      pages[page].response.faults.append(found)
    }
    for part in joined.dropped {
      let page = order[part.page]
      pages[page].dropped.append(pages[page].pruned.origin(of: part.node))
    }
    return contract.accepts(joined) ? encoder.encode(joined.response) : nil
  }

  /// Returns the parts that are left out of a page, in its order.
  package func dropped(from page: Int) -> [DroppedPart] {
    contract.parts(at: pages[page].dropped, of: pages[page].response)
  }
}
