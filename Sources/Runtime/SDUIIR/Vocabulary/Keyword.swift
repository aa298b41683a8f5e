/// The words that are values of properties. One word may belong to several properties; the row of a property in the
/// vocabulary lists the words that it takes.
public enum Keyword: String, CaseIterable, Hashable, Sendable {
  case none, automatic
  // rowAlign
  case top, center, bottom, stretch
  // packing
  case sparse, dense
  // align
  case leading, justified
  // scroll
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  // pinned
  case never, section, screen
  // place
  case nextRow
  // insetsReference
  case safeArea, layoutMargins, readableContent
  // sideInsets
  case symmetric, independent
  // sections, unknown, invalid
  case any, fixed, drop, fail
  // empty
  case remove, keep
  // collapse
  case open, collapsed
  // scrollDirection
  case vertical, horizontal
  // scrollAnchor
  case start, end
  // deceleration, bounce
  case normal, fast, always
  // onFailure
  case hide
  // covers
  case items
  // identity
  case id, position
}
