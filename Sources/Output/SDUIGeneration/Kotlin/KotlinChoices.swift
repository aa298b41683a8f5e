import SDUIIR

extension KotlinEnumeration {
  /// Adds the sealed class of an enumeration with data: a class for each case with data, and an object for each other.
  func writeChoice(to source: inout SourceText) {
    source.kdoc(enumeration.documentation)
    source.block("sealed class \(name) {") { source in
      source.line("internal abstract fun write(json: JsonWriter)")
      source.line()
      for entry in cases { writeCase(entry.known, entry.name, to: &source) }
      if enumeration.isOpen { writeUnknown(to: &source) }
      source.block("internal companion object {") { source in
        writeRanges(to: &source)
        source.line("fun read(json: ResponseNode): \(name)? = json.\(choice)?.let { named(it) }")
        source.line()
        var choosing = KotlinWhen(
          modifiers: "private ", name: "named", parameter: "choice", type: "ChoiceNode", result: name + "?",
          subject: "choice.type",
          branches: cases.filter { $0.isRead }.map { (KotlinNames.literal($0.known.name.wire), reading($0)) },
          otherwise: enumeration.isOpen ? "Unknown(choice.type, choice.untypedPayload())" : "choice.unknownCase()"
        )
        // A branch may have the loops of lists and maps.
        choosing.greatestCount = 100
        choosing.write(to: &source)
      }
    }
  }

  private func writeCase(_ known: Enumeration.Case, _ name: String, to source: inout SourceText) {
    let wire = KotlinNames.literal(known.name.wire)
    source.kdoc(known.documentation)
    guard let payload = known.payload else {
      source.block("object \(name) : \(self.name)() {") { source in
        writeWriter(wire, data: nil, to: &source)
        source.line()
        source.line("override fun toString(): String = \"\(name)\"")
      }
      return source.line()
    }
    source.block("data class \(name)(val payload: \(forms.type(payload))) : \(self.name)() {") { source in
      writeWriter(wire, data: forms.writing(payload, "payload"), to: &source)
    }
    source.line()
  }

  /// Adds the function that writes a case.
  ///
  /// - Parameters:
  ///   - name: The expression of its name in responses.
  ///   - data: The statement that writes its data, if it has some.
  private func writeWriter(_ name: String, data: String?, to source: inout SourceText) {
    source.block("override fun write(json: JsonWriter) {") { source in
      let empty = ["json.beginObject()", "json.endObject()"]
      switch enumeration.form {
      case .keys(let type, let key):
        source.line(empty[0])
        source.line("json.member(\(KotlinNames.literal(type)), \(name))")
        if let data {
          source.line("json.key(\(KotlinNames.literal(key)))")
          source.line(data)
        }
        source.line(empty[1])
      case .beside(let type):
        source.line("json.beside(\(KotlinNames.literal(type)), \(name))")
        for line in data.map({ [$0] }) ?? empty { source.line(line) }
      case .onlyKey:
        source.line(empty[0])
        source.line("json.key(\(name))")
        for line in data.map({ [$0] }) ?? empty { source.line(line) }
        source.line(empty[1])
      }
    }
  }

  /// The call that reads the form of the cases.
  private var choice: String {
    switch enumeration.form {
    case .standard: "choice()"
    case .keys(let type, let data): "choice(\(KotlinNames.literal(type)), \(KotlinNames.literal(data)))"
    case .beside(let type): "choice(\(KotlinNames.literal(type)), null)"
    case .onlyKey: "onlyKeyChoice()"
    }
  }

  private func writeUnknown(to source: inout SourceText) {
    source.kdoc("A case that a newer server has added, with its data as they were sent.")
    source.block("data class Unknown(val type: String, val payload: JsonValue?) : \(name)() {") { source in
      guard case .keys(let type, let data) = enumeration.form else {
        return writeWriter("type", data: "json.untypedObject(payload)", to: &source)
      }
      source.block("override fun write(json: JsonWriter) {") { source in
        source.line("json.beginObject()")
        source.line("json.member(\(KotlinNames.literal(type)), type)")
        source.line("json.member(\(KotlinNames.literal(data)), payload) { json.untyped(it) }")
        source.line("json.endObject()")
      }
    }
    source.line()
  }

  private func writeRanges(to source: inout SourceText) {
    let ranges = cases.compactMap { entry in
      entry.known.payload.flatMap { forms.decimalBounds($0) }.map {
        "private val \(Self.range(entry.name)) = \($0.kotlinRange)"
      }
    }
    for range in ranges { source.line(range) }
    if !ranges.isEmpty { source.line() }
  }

  private func reading(_ entry: Entry) -> String {
    guard let payload = entry.known.payload else { return entry.name }
    let value = forms.reading(payload.wrapped, "it", range: Self.range(entry.name))
    return "choice.payload { \(value) }?.let { \(entry.name)(it) }"
  }

  private static func range(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() + "Range" }
}

/// A function that chooses by a text. A method of the JVM has at most 64 KB, so that many branches are several functions.
struct KotlinWhen {
  let modifiers: String
  let name: String
  let parameter: String
  let type: String
  let result: String
  /// The text that decides.
  let subject: String
  let branches: [(pattern: String, value: String)]
  let otherwise: String

  /// The maximum number of branches of a function.
  var greatestCount = 400

  /// Adds the functions.
  func write(to source: inout SourceText) {
    if branches.isEmpty {
      return source.line("\(modifiers)fun \(name)(\(parameter): \(type)): \(result) = \(otherwise)")
    }
    var start = 0
    var number = 1
    repeat {
      let end = min(start + greatestCount, branches.count)
      let isLast = end == branches.count
      if number > 1 { source.line() }
      let head = number == 1 ? "\(modifiers)fun \(name)" : "private fun \(name)\(number)"
      source.block("\(head)(\(parameter): \(type)): \(result) = when (\(subject)) {") { source in
        for branch in branches[start..<end] { source.line("\(branch.pattern) -> \(branch.value)") }
        source.line("else -> " + (isLast ? otherwise : "\(name)\(number + 1)(\(parameter))"))
      }
      start = end
      number += 1
    } while start < branches.count
  }
}
