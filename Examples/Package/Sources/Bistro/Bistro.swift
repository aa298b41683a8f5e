import Foundation

/// Prints the dishes of a response, as a server sends it.
@main struct Bistro {
  private static let sent = """
    {
      "sdui": "1.0",
      "screen": "Menu",
      "layoutId": "\(MenuResponse.layoutId)",
      "page": 0,
      "hasNext": false,
      "sectionList": [
        {
          "section": "dishes",
          "sectionId": "dishes",
          "header": { "unitType": "Title", "data": { "text": "Today" } },
          "units": [
            { "unitType": "DishRow", "data": { "id": "d1", "name": "Onion soup", "price": "6.50" } },
            { "unitType": "DishRow", "data": { "id": "d2", "name": "Ratatouille", "price": "11.00" } }
          ]
        }
      ]
    }
    """

  static func main() throws {
    let response = try MenuResponse(json: Data(sent.utf8))
    for section in response.sections {
      guard case .dishes(let dishes) = section else { continue }
      if let header = dishes.header { print(header.text) }
      for dish in dishes.units { print(dish.name, dish.price) }
    }
  }
}
