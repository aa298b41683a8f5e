import SDUIIR
import SDUILayout

/// The values of data that decide about a size, and the sizes that a client measures there.
enum DataSample: CaseIterable {
  /// The sample without data.
  case standard
  /// As little as may be, and as much.
  case least, most
  /// Something between, near the sizes of targets.
  case middle

  /// An item with other sizes.
  func applied(to item: ItemData, of unit: SectionUnit, in contract: Contract) -> ItemData {
    guard let measured = length(between: nil) else { return item }
    var result = item
    result.measured = MeasuredSize(width: measured, height: measured)
    result.fieldLengths = item.fieldLengths.map { known in
      let bounds = contract.bounds(of: known.field.split(separator: "."), contract.components[unit.component].fields)
      return FieldLength(field: known.field, value: length(between: bounds) ?? known.value)
    }
    return result
  }

  /// A header or footer with another height.
  func applied(to part: SupplementaryData?) -> SupplementaryData? {
    var result = part
    result?.measuredHeight = length(between: nil)
    return result
  }

  private func length(between bounds: FieldType.Bounds?) -> Rational? {
    let (least, most) = (bounds?.minimum ?? .zero, bounds?.maximum ?? Rational(1_000))
    switch self {
    case .standard: return nil
    case .least: return least
    case .most: return most
    case .middle: return min(max(Rational(48), least), most)
    }
  }
}

extension Contract {
  /// The bounds of a number by its path of wire names.
  fileprivate func bounds(of path: [Substring], _ fields: [Field]) -> FieldType.Bounds? {
    guard let name = path.first, let field = fields.first(where: { $0.name.wire == name }) else { return nil }
    switch field.type {
    case .int(let bounds), .decimal(let bounds), .number(let bounds): return bounds
    case .record(let record): return bounds(of: Array(path.dropFirst()), records[record].fields)
    default: return nil
    }
  }
}
