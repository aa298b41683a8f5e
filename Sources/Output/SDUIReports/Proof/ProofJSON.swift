import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof

/// Writes a proof as JSON. Numbers are exact, as in documents; sections and units go by their source names.
package struct ProofJSON {
  private let screen: Screen
  private let allowed: Set<Obligation>
  private var writer = JSONWriter()

  /// The JSON of a proof.
  ///
  /// - Parameter allowed: What is broken and may be, since an `allow` says so.
  package static func encode(_ proof: Proof, of screen: Screen, allowed: Set<Obligation> = []) -> [UInt8] {
    var emitter = ProofJSON(screen: screen, allowed: allowed)
    emitter.writer.beginObject()
    emitter.writer.member("screen", screen.name.source)
    emitter.writer.key("obligations")
    emitter.writer.beginArray()
    for obligation in proof.obligations { emitter.write(obligation) }
    emitter.writer.endArray()
    emitter.writeTexts()
    emitter.writeRemarks()
    emitter.writer.endObject()
    return emitter.writer.finish()
  }

  private init(screen: Screen, allowed: Set<Obligation>) {
    self.screen = screen
    self.allowed = allowed
  }

  /// The units whose texts no obligation is about.
  private mutating func writeTexts() {
    write("unprovedTexts", screen.unprovedTexts) { json, texts in
      json.write("section", at: texts.section)
      json.write("unit", texts.component)
    }
  }

  /// The remarks about widths.
  private mutating func writeRemarks() {
    write("remarks", screen.widthRemarks) { json, remark in
      json.write("section", at: remark.section)
      json.write("text", remark.subject.text(in: json.screen))
    }
  }

  private mutating func write(_ obligation: Obligation) {
    writer.beginObject()
    write(obligation.statement)
    switch obligation.verdict {
    case .proved(let evidence):
      write("verdict", "proved")
      if let margin = evidence.margin { write(margin) }
    case .absent(let absence):
      write("verdict", "absent")
      write("reason", absence.text)
    case .undecided:
      write("verdict", "undecided")
      write("reason", obligation.reason(in: screen) ?? "")
    case .broken(let counterexample):
      write("verdict", allowed.contains(obligation) ? "allowed" : "broken")
      write(counterexample)
    }
    writer.endObject()
  }

  private mutating func write(_ statement: Obligation.Statement) {
    switch statement {
    case .fits(let path):
      write("obligation", "fits")
      write("section", screen.section(at: path)?.name.source ?? "")
    case .versions(let path):
      write("obligation", "versions")
      write("section", screen.section(at: path)?.name.source ?? "")
    case .touchTarget(let target, let axis):
      write("obligation", "touch-target")
      if let path = target.section { write("section", screen.section(at: path)?.name.source ?? "") }
      write(target.part.rawValue, screen.contract.components[target.component].name.source)
      write("axis", axis.rawValue)
    case .visibleRoom: write("obligation", "visible-room")
    case .requirement(let requirement):
      write("obligation", "requirement")
      if let path = statement.section { write("section", at: path) }
      if let unit = requirement.unitName(in: screen) { write("unit", unit) }
      write("text", requirement.text)
    }
  }

  private mutating func write(_ margin: Margin) {
    writer.key("margin")
    writer.beginObject()
    writer.member(margin.isReached ? "least" : "over", margin.least)
    if let place = margin.place { write("at", place) }
    writer.endObject()
  }

  private mutating func write(_ counterexample: Counterexample) {
    writer.key("counterexample")
    writer.beginObject()
    write("at", counterexample.place)
    for figure in counterexample.figures {
      writer.member(figure.name, figure.value)
    }
    if !counterexample.widths.isEmpty { write(counterexample.widths) }
    if let error = counterexample.error {
      write("rule", error.rule.rawValue)
      write("message", error.message(at: "container " + counterexample.placeText(in: screen)))
    }
    writer.endObject()
  }

  private mutating func write(_ widths: [Interval]) {
    writer.key("widths")
    writer.beginArray()
    for interval in widths {
      writer.beginObject()
      writer.ends(of: interval)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ key: String, _ place: ProvedContainer) {
    let environment = place.environment
    writer.key(key)
    writer.beginObject()
    for (name, value) in [
      ("width", environment.width), ("height", environment.height), ("textScale", environment.textScale),
      ("left", environment.insets.left), ("right", environment.insets.right),
    ] {
      writer.member(name, value)
    }
    for trait in ContainerTrait.allCases { write(trait.name, environment.traits[trait]?.rawValue ?? "") }
    if !place.variants.isEmpty { writer.member("variants", json: encodeVariants(place.variants)) }
    if !place.responses.isEmpty { write(place.responses) }
    write("items", place.items) { $0.write($1) }
    write("states", place.states) { json, shown in
      json.write("section", at: shown.section)
      json.write("state", shown.state.rawValue)
    }
    write("cases", place.spanCases) { json, chosen in
      json.write("section", at: chosen.section)
      json.write("unit", chosen.component)
      json.write("field", chosen.field)
      json.write("case", chosen.name)
    }
    writer.endObject()
  }

  /// A list of objects; nothing for an empty one.
  private mutating func write<Element>(
    _ key: String, _ elements: [Element], _ members: (inout ProofJSON, Element) -> Void
  ) {
    if elements.isEmpty { return }
    writer.key(key)
    writer.beginArray()
    for element in elements {
      writer.beginObject()
      members(&self, element)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ key: String, at path: SectionPath) {
    write(key, screen.section(at: path)?.name.source ?? "")
  }

  private mutating func write(_ key: String, _ component: ID<Component>) {
    write(key, screen.contract.components[component].name.source)
  }

  /// The items of a section in which their number or order decides, in the order of the data.
  private mutating func write(_ shown: ShownItems) {
    write("section", at: shown.section)
    for (key, leavesOut) in [("header", shown.leavesOutHeader), ("footer", shown.leavesOutFooter)] where leavesOut {
      writer.member(key, false)
    }
    // A section that is shown without items says so.
    writer.key("units")
    writer.beginArray()
    for run in shown.runs {
      writer.beginObject()
      write("unit", run.component)
      writer.member("count", Int64(run.count))
      writer.endObject()
    }
    writer.endArray()
  }

  /// Writes the properties that a response sets, by section in the form of responses.
  private mutating func write(_ responses: [ResponseValue]) {
    writer.key("response")
    writer.beginArray()
    for (index, response) in responses.enumerated() {
      let isFirst = index == 0 || responses[index - 1].section != response.section
      if isFirst {
        if index > 0 { writer.endObject() }
        writer.beginObject()
        write("section", screen.section(at: response.section)?.name.source ?? "")
      }
      writer.key(response.property.row.name)
      write(response.value)
    }
    writer.endObject()
    writer.endArray()
  }

  private mutating func write(_ value: PropertyValue) {
    switch value {
    case .columns(.fixed(let count)), .count(let count): writer.integer(count)
    default:
      writer.beginObject()
      for (name, length) in value.sides {
        writer.member(name, length.constant ?? .zero)
      }
      writer.endObject()
    }
  }

  private mutating func write(_ key: String, _ text: String) {
    writer.member(key, text)
  }
}
