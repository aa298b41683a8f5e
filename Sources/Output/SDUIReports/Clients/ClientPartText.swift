import SDUIIR

/// Describes what the clients of one platform get of parts, and why.
struct ClientPartText {
  let screen: Screen
  let platform: Platform

  private var contract: Contract { screen.contract }

  private func name(_ id: ID<Component>) -> String { contract.components[id].name.source }

  /// The content of a part: its fields, its fallback, and what is left out, each in a line.
  func lines(of part: ClientPart) -> [String] {
    let reasons = listed(part.skipped.map { known(contract.components[$0].availability, name($0)) })
    switch part.outcome {
    case .shown(let id):
      let fields = part.fields.map { contract.components[id].fields[$0].name.source }
      let data =
        part.role.hasData ? (fields.isEmpty ? "no data" : fields.joined(separator: ", ")) : "with its defaults"
      let shown = id == part.component ? [data] : ["as \(name(id)): \(data)", reasons]
      return shown + part.omissions.map { reason(of: $0, in: id) }
    case .dropped: return ["nothing, by `fallback drop`", reasons]
    case .ignored: return ["nothing, by `unknown: drop`", reasons]
    case .refused: return ["the response is refused, by `unknown: fail`", reasons]
    case .unread: return ["nothing; \(formatReason)"]
    }
  }

  /// `no trailer: ios knows it from 5.4 on`
  ///
  /// - Parameter component: The component whose own members need no name of their declaration.
  func reason(of member: DeclaredMember, in component: ID<Component>?) -> String {
    let isOwn = component.map { member.owner == .component($0) } ?? false
    let isCase = if case .enumeration = member.owner { true } else { false }
    let path = isOwn ? member.name : "\(contract.name(of: member.owner)).\(member.name)"
    return "no \(isCase ? "case " : "")\(path): " + known(member.availability, "it")
  }

  /// `ios knows Still from 5.4 on`
  private func known(_ availability: Availability, _ name: String) -> String {
    guard let range = availability.clients[platform] else { return "\(platform.rawValue) never knows \(name)" }
    return "\(platform.rawValue) knows \(name) \(range.phrase)"
  }

  /// `ios reads format 1.1 from 4.0 on`
  var formatReason: String {
    guard case .format(let readers)? = screen.properties[.format] else { return "" }
    let version = readers.version.rawValue
    guard let range = readers.clients[platform] else { return "\(platform.rawValue) never reads format \(version)" }
    return "\(platform.rawValue) reads format \(version) \(range.phrase)"
  }

  /// `when ios >= 3.2`, with an ellipsis for what it asks for besides.
  func title(of condition: ClientCondition) -> String {
    var parts: [String] = []
    if let minimum = condition.range.minimum { parts.append("\(platform.rawValue) >= \(minimum.text)") }
    switch condition.range.end {
    case .below(let end): parts.append("\(platform.rawValue) < \(end.text)")
    case .through(let last): parts.append("\(platform.rawValue) <= \(last.text)")
    case nil: break
    }
    if parts.isEmpty { parts.append(platform.rawValue) }
    return "when " + (parts + (condition.hasOtherBounds ? ["…"] : [])).joined(separator: " and ")
  }

  /// `sets columns, spacing`
  func consequence(of condition: ClientCondition) -> String {
    if let kind = condition.kind { return "becomes a \(kind.rawValue)" }
    return "sets " + condition.properties.map { $0.row.name }.joined(separator: ", ")
  }
}

extension ClientPart {
  /// `Poster`, `header RailTitle`
  func title(in screen: Screen) -> String {
    let name = screen.contract.components[component].name.source
    return role == .unit ? name : "\(role.rawValue) \(name)"
  }
}
