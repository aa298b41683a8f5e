// swift-format-ignore-file
// Made from `Grammar/Language/Actions.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let actionsText = #"""
An action declares what a client does when an event happens, with the fields that it needs. Components and sections name it
after an event.

```sdui
/// Puts a product into the cart.
action AddToCart as "ADD_TO_CART" { product: ID, quantity: Int(min: 1, max: 99) = 1 }

action Reload
```

`toggleSection` needs no declaration. It opens or collapses the section in which the event happens.
"""#
}
