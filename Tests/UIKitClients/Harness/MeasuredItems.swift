import SDUI

extension Screen {
  /// The screen in which items of a row do not share a height.
  var withoutEqualHeights: Screen {
    let equal: Set<Property> = [.uniformAcrossSiblings, .rowAlign]
    var screen = self
    for section in screen.sections.indices {
      screen.sections[section].properties[.rowAlign] = nil
      for unit in screen.sections[section].units.indices {
        screen.sections[section].units[unit].properties[.uniformAcrossSiblings] = nil
      }
      for index in screen.sections[section].adaptations.indices {
        screen.sections[section].adaptations[index].assignments.removeAll { equal.contains($0.property) }
        screen.sections[section].adaptations[index].replacement?.properties[.rowAlign] = nil
        for unit in screen.sections[section].units.indices {
          screen.sections[section].adaptations[index].replacement?.units[unit][.uniformAcrossSiblings] = nil
        }
      }
    }
    return screen
  }
}

extension ScreenItems {
  /// The items without measured sizes, which a response may contain, and generated types do not.
  var unmeasured: ScreenItems {
    var result = self
    for section in result.sections.indices {
      result.sections[section].header?.measuredHeight = nil
      result.sections[section].footer?.measuredHeight = nil
      for item in result.sections[section].items.indices {
        result.sections[section].items[item].measured = MeasuredSize()
      }
    }
    return result
  }

  /// The items with sizes that a client has measured. Only estimates are replaced.
  func measured(shift: Int) -> ScreenItems {
    var result = self
    for section in result.sections.indices {
      result.sections[section].header?.measuredHeight = Rational(37 + shift)
      result.sections[section].footer?.measuredHeight = Rational(53 + shift)
      for item in result.sections[section].items.indices {
        let (width, height) = (60 + item * 17 % 90 + shift, 41 + item * 29 % 120 + shift)
        result.sections[section].items[item].measured =
          (try? MeasuredSize(width: Double(width), height: Double(height))) ?? MeasuredSize()
      }
    }
    return result
  }
}
