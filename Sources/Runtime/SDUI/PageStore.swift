import SDUIContract
import SDUIIR
import SDUIJSON

/// The pages of one screen, which are joined to one response.
///
/// Sections and items have the order of the pages. A section is joined with the one of the same `sectionId` on an earlier
/// page and stays at its first place. An item stays at its first place, too, and has the data of the last page that contains
/// it. Sections without a `sectionId` are never joined. The result does not depend on the order in which pages arrive.
/// `Grammar/WIRE.md` specifies the law.
public struct PageStore: Sendable {
  private let contract: ResponseContract
  /// Reads what is shown, which may be more than one page has.
  private let joinedContract: ResponseContract
  private let encoder: ResponseEncoder
  /// By ascending number.
  private var entries: [ResponsePage] = []

  /// A store without pages.
  ///
  /// - Parameter screen: The screen whose pages these are, resolved for the client.
  public init(of screen: Screen) {
    contract = ResponseContract(screen)
    joinedContract = ResponseContract(screen, for: .content)
    encoder = ResponseEncoder(screen.resolvedByDefault.screen)
  }

  /// The numbers of the pages, in ascending order.
  public var pages: [Int] { entries.map { Int($0.number) } }

  /// Adds a page, or replaces the page of the same number. A response that clients do not accept changes nothing.
  ///
  /// - Parameters:
  ///   - bytes: The response in UTF-8, in any form that the contract allows.
  ///   - page: The number of the page if the response is a list of lists, which does not contain it; 0 without it.
  /// - Returns: The page by itself, with everything that breaks the contract.
  /// - Throws: why the text is no JSON.
  @discardableResult
  public mutating func insert(
    json bytes: some Collection<UInt8>, page: Int? = nil
  ) throws(JSONSyntaxError) -> ScreenResponse {
    let response = try ScreenResponse(Array(bytes), of: contract, page: page.map { Int64(max(0, $0)) })
    guard let kept = response.kept else { return response }
    let page = ResponsePage(kept)
    let place = entries.firstIndex { $0.number >= page.number } ?? entries.endIndex
    if place < entries.endIndex, entries[place].number == page.number {
      entries[place] = page
    } else {
      entries.insert(page, at: place)
    }
    return response
  }

  /// Removes a page, if there is one of this number.
  public mutating func remove(page number: Int) { entries.removeAll { $0.number == number } }

  /// Removes all pages.
  public mutating func removeAll() { entries = [] }

  /// All pages as one response; `nil` while there are none.
  ///
  /// The faults of this response are those that only joining the pages causes, at their place in one of the pages. The time
  /// is linear in the size of all pages.
  public func joined() -> ScreenResponse? {
    if entries.isEmpty { return nil }
    let joined = contract.joined(entries)
    let faults = joined.faults.map { ContractFault($0.fault, in: entries[$0.page].response.document) }
    guard let response = accepted(joined) else { return ScreenResponse(joined: nil, of: joinedContract, faults) }
    return ScreenResponse(joined: response, of: joinedContract, faults)
  }

  /// All pages as one response as the server sends it, in UTF-8; `nil` while there are none, and where clients do not accept the
  /// pages together.
  public func joinedJSON() -> [UInt8]? { joined()?.kept.map { contract.json(of: $0) } }

  private func accepted(_ joined: JoinedPages) -> Response? {
    guard contract.accepts(joined), let response = try? joinedContract.read(encoder.encode(joined.response)) else {
      return nil
    }
    return joinedContract.pruned(response).response
  }
}
