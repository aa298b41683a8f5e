import SDUIContract
import SDUIIR

extension ScreenResponse {
  /// The changes from this response to another response of the same screen, as `performBatchUpdates` of a collection view
  /// takes them.
  ///
  /// Sections are matched by their `sectionId`. Items are matched within their section by component and `id`. A repeated
  /// section without a `sectionId` is deleted and inserted. As few sections and items as possible move. Data that differ in
  /// nothing but the order of members and in how values are written are the same.
  ///
  /// Two accepted responses always have changes, because accepted items have distinct identities. If the two responses
  /// are of different screens, all of the content is replaced.
  ///
  /// The time is linear in the number of items, and a logarithm more for those that move.
  public func changes(to new: ScreenResponse) -> ContentChanges {
    changes(to: new, ofSameScreen: contract === new.contract || contract.screen == new.contract.screen)
  }

  /// The changes to another response.
  ///
  /// - Parameter isSameScreen: Whether the two are responses of one screen. If not, all of the content is replaced.
  package func changes(to new: ScreenResponse, ofSameScreen isSameScreen: Bool) -> ContentChanges {
    new.contract.changes(from: kept, of: isSameScreen ? contract : nil, to: new.kept)
  }
}
