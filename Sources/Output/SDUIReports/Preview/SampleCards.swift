import SDUIIR

/// The cards of components without content: typical data, drawn once in each size. While a screen is edited, the next
/// picture takes over those that did not change.
package struct SampleCards {
  private var samples: PreviewSamples?
  /// Those of the picture before.
  private var earlier: [Key: DrawnCard] = [:]
  /// Those of the present picture.
  private var present: [Key: DrawnCard] = [:]

  /// No card yet.
  package init() {}

  /// Begins a picture. Cards that it does not show are forgotten after it.
  mutating func beginPicture() { (earlier, present) = (present, [:]) }

  /// The cards that follow are those of a screen.
  mutating func begin(_ screen: Screen) {
    if let samples, samples.areOf(screen) { return }
    self = SampleCards()
    samples = PreviewSamples(screen)
  }

  /// One of the cards of a component in a size.
  ///
  /// - Parameter contract: The contract of the screen.
  mutating func card(
    of component: ID<Component>, number: Int, at place: CardPicture.Place, width: Double, height: Double,
    isMirrored: Bool, _ contract: Contract
  ) -> DrawnCard {
    let key = Key(
      component: component.index, number: number, place: place, width: width, height: height, isMirrored: isMirrored)
    if let card = present[key] { return card }
    let card =
      earlier[key]
      ?? DrawnCard(
        CardPicture(
          CardDrawing(component, samples?.fields(of: component, number: number) ?? [], contract), at: place,
          width: width, height: height, isMirrored: isMirrored, number: number))
    present[key] = card
    return card
  }

  private struct Key: Hashable {
    let component: Int
    let number: Int
    let place: CardPicture.Place
    let width: Double
    let height: Double
    let isMirrored: Bool
  }
}

/// A card of a picture, which keeps the markup that it had last.
final class DrawnCard {
  let picture: CardPicture
  /// The height of the words below a picture; `nil` in other forms.
  let wordsHeight: Double?
  private var last: (wordsHeight: Double?, markup: String)?

  /// A card that is drawn when its markup is asked for.
  init(_ picture: CardPicture) {
    self.picture = picture
    wordsHeight = picture.wordsHeight
  }

  /// The width and the height.
  var size: [Double] { [picture.width, picture.height] }

  /// The markup, within the frame.
  ///
  /// - Parameter wordsHeight: The height of the words below pictures, which are equally high in cards beside one another.
  func markup(wordsHeight: Double?) -> String {
    let wordsHeight = wordsHeight ?? self.wordsHeight
    if let last, last.wordsHeight == wordsHeight { return last.markup }
    let markup = picture.text(wordsHeight: wordsHeight)
    last = (wordsHeight, markup)
    return markup
  }
}
