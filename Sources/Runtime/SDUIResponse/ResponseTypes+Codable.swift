import Foundation

extension ResponseObject {
  /// Reads a record or a payload.
  ///
  /// - Throws: ``ResponseError`` if it breaks the contract.
  public init(from decoder: any Decoder) throws { self = try FieldRule.record(Self.self).decode(decoder) }

  /// Writes the fields.
  public func encode(to encoder: any Encoder) throws { try JSONValue(self).encode(to: encoder) }
}

extension ResponseComponent {
  /// Reads the data of a component.
  ///
  /// - Throws: ``ResponseError`` if they break the contract.
  public init(from decoder: any Decoder) throws {
    if Self.format.data == .fields {
      self = try FieldRule.record(Self.self).decode(decoder)
    } else {
      let rule = FieldRule(readsNull: true) { Self.read(from: FieldReader(value: $0, in: $0, $1)) }
      self = try rule.decode(decoder)
    }
  }

  /// Writes the data, which may be one value.
  public func encode(to encoder: any Encoder) throws { try JSONValue(self).encode(to: encoder) }
}

extension ResponseChoice {
  /// Reads a case with its data.
  ///
  /// - Throws: ``ResponseError`` if it breaks the contract.
  public init(from decoder: any Decoder) throws { self = try FieldRule.choice(Self.self).decode(decoder) }

  /// Writes the case with its data.
  public func encode(to encoder: any Encoder) throws { try JSONValue(self).encode(to: encoder) }
}

extension ResponseAction {
  /// Reads an action.
  ///
  /// - Throws: ``ResponseError`` if there is no such action, or its payload breaks the contract.
  public init(from decoder: any Decoder) throws { self = try FieldRule.anyAction(Self.self).decode(decoder) }

  /// Writes the action with its payload.
  public func encode(to encoder: any Encoder) throws { try JSONValue(self).encode(to: encoder) }
}

extension ResponseScreen {
  /// Reads a response in any of its forms. A decoder does not tell repeated keys.
  ///
  /// - Throws: ``ResponseError`` if nothing of the response can be shown.
  public init(from decoder: any Decoder) throws { self = try Self.read(ResponseDocument(from: decoder)) }

  /// Writes the response in the canonical form.
  public func encode(to encoder: any Encoder) throws { try encoded().encode(to: encoder) }
}

extension FieldRule {
  /// - Throws: `ResponseError` for a value that breaks the rule.
  func decode(_ decoder: any Decoder) throws -> Value {
    let document = try ResponseDocument(from: decoder)
    var faults: [ResponseFault] = []
    while true {
      let reader = ResponseReader(document)
      if let value = value(document.root, reader), reader.faults.isEmpty { return value }
      faults += reader.sortedFaults
      // No part of a response is here, so that only values are left out that count as missing.
      guard reader.dropFaultyParts() else { throw ResponseError(faults: faults) }
    }
  }
}
