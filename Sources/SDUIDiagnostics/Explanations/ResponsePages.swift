extension Explanation {
  static let responseDuplicatePage = Explanation(
    .responseDuplicatePage, "a page that is given twice",
    """
    `sduic merge` joins the pages of a screen in the order of their numbers, so each number may occur
    once. A client that loads a page again replaces the earlier response, but files on a command line
    have no order of arrival.

    Name only one of the two files. A list of lists does not contain a page number and counts as
    page 0.
    """)

  static let responseMissingPage = Explanation(
    .responseMissingPage, "a page that is missing before another one",
    """
    `sduic merge` joins the pages that it is given. If some pages before the last one are not among
    them, their items are missing in the joined response, as in a client that has not loaded them yet.

    Give these pages, too. If they are meant to be missing, ignore the warning.
    """)
}
