package generated

/** Where the elements of a list are: at [container], each element or member of it, and in each of them at [suffix]. */
internal class MappedList(
  val container: List<String>,
  val each: String? = null,
  val suffix: List<String> = emptyList()
)

/** A header, footer or bar, of which the server sends the data. Beside other keys, its own are [fields]. */
internal class MappedPart(val type: String, val path: List<String>, val fields: List<String>)

/**
 * Entities that are elsewhere in a response than the units that they are.
 *
 * @property id the places of the values that identify an entity; without any it is its key
 */
internal class MappedEntities(val list: MappedList, val id: List<List<String>>) {
  /** The texts that identify an entity, with zeros between them; `null` if one is missing or no text and no number. */
  fun id(json: JsonValue): String? {
    val texts = id.mapNotNull { value(it, json)?.identityText }
    return if (texts.isEmpty() || texts.size < id.size) null else texts.joinToString("\u0000")
  }

  /** Whether a unit refers to its entity by one value, and not by an object. */
  val refersByValue: Boolean get() = id.size < 2

  /** The text by which an element of a list of units refers to an entity; `null` if it is no reference. */
  fun reference(json: JsonValue): String? =
    if (refersByValue) json.identityText else if (json.members != null) id(json) else null

  /** The value at a path; `null` if it leads nowhere. */
  fun value(path: List<String>, json: JsonValue): JsonValue? {
    var value = json
    for (key in path) value = value.members?.get(key) ?: return null
    return value
  }
}

/** A text, or the digits of a number. */
private val JsonValue.identityText: String? get() = string ?: number

/**
 * The units of a section.
 *
 * @property type where the type is; of several values it is the texts with strokes between them
 * @property typeIsNumber whether the type is digits, which the server sends as a number
 * @property only the type of all units, if nothing in them says it; without both it is the only key of the unit
 * @property identity where the identity is, if it is not among the data
 * @property identityIsKey whether it is the key of the member that the unit is
 * @property ownKeys keys beside the data that are none of them
 */
internal class MappedUnits(
  val list: MappedList,
  val data: List<String>,
  val ownKeys: List<String>,
  val type: List<List<String>>? = null,
  val typeIsNumber: Boolean = false,
  val only: String? = null,
  val identity: List<String>? = null,
  val identityIsKey: Boolean = false
)

/** A section of the screen. [values] are where it says that its backend failed, and what a response may set. */
internal class MappedSection(
  val name: String,
  val units: MappedUnits,
  val isRepeated: Boolean = false,
  val header: MappedPart? = null,
  val footer: MappedPart? = null,
  val values: Map<String, List<String>> = emptyMap()
)

/**
 * Where the responses of a server have what the format has.
 *
 * @property name where the name of a section is; otherwise it is that of the only section, or follows from [nameFrom]
 * @property identifier where the identifier of a repeated section is
 * @property identities the key of the identity of each component that has one
 * @property fields the keys among those beside the data that are fields of a component all the same
 * @property entities the entities to which units refer
 * @property nameIsNumber whether the names of sections are digits, which the server sends as numbers
 * @property identifierIsNumber whether the identifiers of repeated sections are
 * @property firstPage the number of the first page
 */
internal class ResponseMapping(
  private val envelope: Map<String, List<String>>,
  private val bars: Map<String, MappedPart>,
  private val sectionList: MappedList,
  private val sections: List<MappedSection>,
  private val identities: Map<String, String>,
  private val fields: Map<String, List<String>>,
  private val name: List<String>? = null,
  private val nameFrom: String? = null,
  private val identifier: List<String>? = null,
  private val identifierIsKey: Boolean = false,
  private val entities: MappedEntities? = null,
  private val nameIsNumber: Boolean = false,
  private val identifierIsNumber: Boolean = false,
  private val firstPage: Long = 0
) : ServerForm {
  override val hasFirstPage: Boolean = "page" in envelope || "next" !in envelope

  override val isOneSection: Boolean = name == null && nameFrom == null

  private val isByPosition = name == null && nameFrom != "key"

  override fun requires(key: String): Boolean = key == "sectionList" || key in envelope

  override fun arrange(json: JsonValue): JsonValue = Arrangement(null).arrange(json)

  override fun places(json: JsonValue): Map<String, String> =
    mutableMapOf<String, String>().also { Arrangement(it).arrange(json) }

  override fun pointer(pointer: String, places: Map<String, String>): String {
    var end = pointer.length
    while (end >= 0) {
      val origin = places[pointer.substring(0, end)]
      if (origin != null) return origin + pointer.substring(end)
      end = if (end == 0) -1 else pointer.lastIndexOf('/', end - 1)
    }
    return pointer
  }

  /** A value of the response, its pointer, and its key if it is a member that a list leads to. */
  private class Found(val json: JsonValue, val pointer: String, val key: String? = null)

  /** An entity that is written, and the number of units that it is so far. */
  private class SentEntity(val value: JsonValue, var uses: Int = 0)

  /** An entity of the response, and the number of units that it is so far. */
  private class Entity(val node: Found, var uses: Int = 0)

  /** Brings a response into the canonical form. What is not as the mapping says stays, so that reading it finds the fault. */
  private inner class Arrangement(private val places: MutableMap<String, String>?) {
    private val known = mutableMapOf<String, Entity>()

    fun arrange(json: JsonValue): JsonValue {
      val root = Found(json, "")
      val result = linkedMapOf<String, JsonValue>()
      places?.put("", "")
      for ((key, path) in envelope) found(path, root)?.let { put(result, "", key, if (key == "page") page(it) else it) }
      // A server that sends a cursor need not say that there is a page for it.
      if ("hasNext" !in envelope) result["hasNext"] = Tree(boolean = result["next"]?.isNull == false)
      for ((key, part) in bars) arrangePart(part, key, root, result, "")
      val list = found(sectionList.container, root) ?: return Tree(members = result)
      entities?.let { findEntities(it, root) }
      val elements = elements(sectionList, list, sections.map { it.name })
      val arranged = mutableListOf<JsonValue>()
      for ((index, section) in elements.orEmpty().withIndex()) {
        // A section that the server leaves out has a position, too.
        if (isByPosition && section.json.isNull || isBesideSections(section, list)) continue
        arranged += arrangeSection(section, index, "/sectionList/${arranged.size}")
      }
      val value = if (elements == null) list.json else Tree(elements = arranged)
      put(result, "", "sectionList", Found(value, list.pointer))
      return Tree(members = result)
    }

    /** Whether a member of the object of sections is none: its key names no section, and its value is neither an object nor a list. */
    private fun isBesideSections(member: Found, list: Found): Boolean {
      val value = member.key?.let { list.json.members?.get(it) }
      return nameFrom == "key" && value != null && value.members == null && value.elements == null &&
        sections.none { it.name == member.key }
    }

    private fun arrangeSection(node: Found, index: Int, at: String): JsonValue {
      val key = node.key?.let { Found(Tree(string = it), node.pointer) }
      val own = if (isByPosition) null else if (name == null) key else found(name, node)?.let { name(it, nameIsNumber) }
      val section =
        if (isByPosition) sections.getOrNull(index) else sections.firstOrNull { it.name == own?.json?.string }
      places?.put(at, node.pointer)
      val result = linkedMapOf<String, JsonValue>()
      if (section == null) {
        if (own == null && node.json.members == null) return node.json
        if (own != null) put(result, at, "section", own)
        return Tree(members = result)
      }
      put(result, at, "section", own ?: Found(Tree(string = section.name), node.pointer))
      if (!section.isRepeated) {
        put(result, at, "sectionId", Found(Tree(string = section.name), node.pointer))
      } else {
        val identifier = if (identifierIsKey) key else identifier?.let { found(it, node) }?.let { name(it, identifierIsNumber, isIdentifier = true) }
        if (identifier != null) put(result, at, "sectionId", identifier)
      }
      section.header?.let { arrangePart(it, "header", node, result, at) }
      section.footer?.let { arrangePart(it, "footer", node, result, at) }
      val list = found(section.units.list.container, node)
      if (list != null) put(result, at, "units", Found(arrangeUnits(section.units, list, at), list.pointer))
      for ((name, path) in section.values) {
        val value = found(path, node)
        if (value != null && !value.json.isNull) put(result, at, name, value)
      }
      return Tree(members = result)
    }

    /** The number of a page in the canonical form. */
    private fun page(value: Found): Found {
      val page = value.json.number?.let { WholeNumber.within53(it) }
      if (page == null || firstPage == 0L) return value
      return Found(Tree(number = (page - firstPage).toString()), value.pointer)
    }

    /** A name. Digits that are sent as a number are a text in the canonical form. */
    private fun name(value: Found, isNumber: Boolean, isIdentifier: Boolean = false): Found {
      val text = value.json.identityText
      if (!isNumber || text == null) return value
      if (TextSyntax.isWholeNumber(text)) return Found(Tree(string = text), value.pointer, value.key)
      // Any text is an identifier in the canonical form, and this one is none.
      return if (isIdentifier) Found(Tree(boolean = true), value.pointer) else value
    }

    private fun arrangeUnits(units: MappedUnits, list: Found, at: String): JsonValue {
      // One unit that is missing is no unit.
      if (units.list.each == null && list.json.isNull) return Tree(elements = emptyList())
      val elements = elements(units.list, list) ?: return list.json
      return Tree(elements = elements.mapIndexed { index, unit -> arrangeUnit(resolved(unit), units, "$at/units/$index") })
    }

    private fun findEntities(place: MappedEntities, root: Found) {
      val list = found(place.list.container, root) ?: return
      for (node in elements(place.list, list).orEmpty()) {
        val id = node.key ?: place.id(node.json)
        if (id != null && id !in known) known[id] = Entity(node)
      }
    }

    /** The entity to which an element of a list of units refers, or the element, which is a unit itself. */
    private fun resolved(unit: Found): Found {
      val entity = entities?.reference(unit.json)?.let { known[it] }
      if (entity == null || entity.uses == MOST_USES) return unit
      entity.uses += 1
      return Found(entity.node.json, entity.node.pointer, entity.node.key ?: unit.key)
    }

    private fun arrangeUnit(node: Found, units: MappedUnits, at: String): JsonValue {
      places?.put(at, node.pointer)
      val result = linkedMapOf<String, JsonValue>()
      var holder = node
      var type: String? = null
      val members = node.json.members
      if (units.only != null) {
        type = units.only
        put(result, at, "unitType", Found(Tree(string = type), node.pointer))
      } else if (units.type != null) {
        val values = units.type.mapNotNull { found(it, node) }
        val first = values.firstOrNull()?.let { name(it, units.typeIsNumber) }
        if (first != null) {
          type = if (units.type.size == 1) first.json.string else values.mapNotNull { it.json.string }.joinToString("/")
          val value = if (units.type.size == 1) first.json else Tree(string = type)
          put(result, at, "unitType", Found(value, first.pointer))
        }
      } else if (members != null && members.size == 1) {
        type = members.keys.first()
        holder = Found(members.values.first(), step(node.pointer, type))
        put(result, at, "unitType", Found(Tree(string = type), holder.pointer))
      }
      val key = node.key?.let { Found(Tree(string = it), node.pointer) }
      val identity = if (units.identityIsKey) key else units.identity?.let { found(it, node) }
      val moved = if (identity == null) null else identities[type]
      // Of some units the server sends nothing but the identity, which what refers to a missing entity has, too.
      val alone = if (moved == null || entities != null) null else Found(Tree(members = emptyMap()), node.pointer)
      val data = found(units.data, holder) ?: alone ?: return Tree(members = result)
      val fieldsOfData = data.json.members
      if (fieldsOfData == null) {
        put(result, at, "data", data)
        return Tree(members = result)
      }
      val isWhole = units.data.isEmpty() && holder === node
      val declared = fields[type].orEmpty()
      val inner = linkedMapOf<String, JsonValue>()
      if (identity != null && moved != null) put(inner, "$at/data", moved, identity)
      for ((name, value) in fieldsOfData) {
        val isOwn = isWhole && name in units.ownKeys && name !in declared
        if (name != moved && !isOwn) inner[name] = value
      }
      put(result, at, "data", Found(Tree(members = inner), data.pointer))
      return Tree(members = result)
    }

    private fun arrangePart(
      part: MappedPart,
      key: String,
      node: Found,
      result: MutableMap<String, JsonValue>,
      at: String
    ) {
      val data = found(part.path, node) ?: return
      if (data.json.isNull) return
      var json = data.json
      if (part.path.isEmpty()) {
        val members = json.members.orEmpty().filter { it.key in part.fields }
        if (members.values.all { it.isNull }) return
        json = Tree(members = members)
      }
      val unit = Tree(members = linkedMapOf("unitType" to Tree(string = part.type), "data" to json))
      put(result, at, key, Found(unit, data.pointer))
      places?.put(step(step(at, key), "data"), data.pointer)
    }

    private fun put(result: MutableMap<String, JsonValue>, at: String, key: String, value: Found) {
      result[key] = value.json
      places?.put(step(at, key), value.pointer)
    }

    /** The values in a list; `null` if it is none. Members have the order of some names, and the others that of their keys. */
    private fun elements(place: MappedList, list: Found, names: List<String> = emptyList()): List<Found>? {
      val order = mutableMapOf<String, Int>()
      for ((index, name) in names.withIndex()) order[name] = index
      fun inner(element: Found): Found {
        val value = found(place.suffix, element) ?: element
        return Found(value.json, value.pointer, element.key)
      }
      return when (place.each) {
        null -> listOf(list)
        "elements" -> list.json.elements?.mapIndexed { index, json -> inner(Found(json, step(list.pointer, "$index"))) }
        else -> list.json.members?.entries
          ?.sortedWith(compareBy({ order[it.key] ?: names.size }, { it.key }))
          ?.map { (key, json) -> inner(Found(json, step(list.pointer, key), key)) }
      }
    }

    private fun found(path: List<String>, from: Found): Found? {
      var json = from.json
      var pointer = from.pointer
      for (key in path) {
        json = json.members?.get(key) ?: return null
        pointer = step(pointer, key)
      }
      return Found(json, pointer)
    }

    private fun step(pointer: String, key: String): String =
      pointer + "/" + key.replace("~", "~0").replace("/", "~1")
  }

  override fun sent(canonical: String): String {
    val response = TreeReader(canonical).read()
    val root = Branch()
    for ((key, path) in envelope) response.members?.get(key)?.let { root.put(path, if (key == "page") sentPage(it) else it) }
    for ((key, part) in bars) sentPart(part, response.members?.get(key), root)
    val written = mutableListOf<Pair<String, JsonValue>>()
    val positions = mutableMapOf<Int, JsonValue>()
    val sent = linkedMapOf<String, SentEntity>()
    for (section in response.members?.get("sectionList")?.elements.orEmpty()) {
      val name = section.members?.get("section")?.string
      val index = sections.indexOfFirst { it.name == name }
      if (index < 0) continue
      val value = sentSection(section, sections[index], sent)
      val key = if (identifierIsKey) section.members?.get("sectionId")?.string else name
      written += (key ?: "") to value
      positions[index] = value
    }
    if (nameFrom == "index") {
      val last = positions.keys.fold(-1) { last, index -> maxOf(last, index) }
      root.putList(sectionList, (0..last).map { "" to (positions[it] ?: Tree()) })
    } else {
      root.putList(sectionList, written)
    }
    entities?.let { root.putList(it.list, sent.map { (id, entity) -> id to entity.value }) }
    return root.value.written()
  }

  private fun sentPage(page: JsonValue): JsonValue {
    val number = page.number?.toLongOrNull()
    return if (number == null) page else Tree(number = (number + firstPage).toString())
  }

  /** A name, which the server may send as a number. */
  private fun sentName(name: JsonValue, isNumber: Boolean): JsonValue {
    val text = name.string
    return if (text != null && isNumber && TextSyntax.isWholeNumber(text)) Tree(number = text) else name
  }

  /** A section as the server sends it. Its entities are added to those of the response. */
  private fun sentSection(section: JsonValue, place: MappedSection, sent: MutableMap<String, SentEntity>): JsonValue {
    val members = section.members.orEmpty()
    val result = Branch()
    if (name != null) members["section"]?.let { result.put(name, sentName(it, nameIsNumber)) }
    if (place.isRepeated && identifier != null) members["sectionId"]?.let { result.put(identifier, sentName(it, identifierIsNumber)) }
    place.header?.let { sentPart(it, members["header"], result) }
    place.footer?.let { sentPart(it, members["footer"], result) }
    for ((key, path) in place.values) members[key]?.let { result.put(path, it) }
    val units = members["units"]?.elements.orEmpty().map { unit ->
      val (key, value) = sentUnit(unit, place.units)
      key to (reference(unit, value, sent) ?: value)
    }
    result.putList(place.units.list, units)
    return result.value
  }

  /** Adds an entity, and returns what refers to it; `null` if the server has no entities, or nothing identifies this one. */
  private fun reference(unit: JsonValue, entity: JsonValue, sent: MutableMap<String, SentEntity>): JsonValue? {
    val place = entities ?: return null
    val field = identities[unit.members?.get("unitType")?.string]
    val identity = unit.members?.get("data")?.members?.get(field)
    val id = (if (place.id.isEmpty()) identity?.identityText else place.id(entity)) ?: return null
    val known = sent.getOrPut(id) { SentEntity(entity) }
    known.uses += 1
    if (place.refersByValue) {
      // Another unit with this text, or one too many, is in its list.
      if (known.uses > MOST_USES || known.value !== entity && known.value.written() != entity.written()) return null
      return if (place.id.isEmpty()) identity else place.value(place.id[0], entity)
    }
    val result = Branch()
    for (path in place.id) place.value(path, entity)?.let { result.put(path, it) }
    return result.value
  }

  private fun sentUnit(unit: JsonValue, units: MappedUnits): Pair<String, JsonValue> {
    val type = unit.members?.get("unitType")?.string ?: ""
    val result = Branch()
    if (units.type != null) {
      val texts = type.split("/", limit = units.type.size)
      for ((index, path) in units.type.withIndex()) {
        texts.getOrNull(index)?.let { result.put(path, sentName(Tree(string = it), units.typeIsNumber)) }
      }
    }
    val data = unit.members?.get("data")
    val field = identities[type]
    val isMoved = field != null && (units.identity != null || units.identityIsKey)
    val identity = if (isMoved) data?.members?.get(field) else null
    if (identity != null && units.identity != null) result.put(units.identity, identity)
    val members = data?.members
    val value = if (members == null || identity == null) data else Tree(members = members.filterKeys { it != field })
    val path = if (units.type == null && units.only == null) listOf(type) + units.data else units.data
    val key = identity?.let { it.string ?: it.number } ?: ""
    if (value != null && value.members == null && path.isEmpty()) return key to value
    if (value != null) result.put(path, value)
    return key to result.value
  }

  private fun sentPart(part: MappedPart, unit: JsonValue?, result: Branch) {
    unit?.members?.get("data")?.let { result.put(part.path, it) }
  }

  private companion object {
    /** How many units of a response an entity may be, so that a response cannot grow without end. */
    const val MOST_USES = 32
  }
}

/** A JSON value that is made here. Without anything it is `null`. */
private class Tree(
  override val boolean: Boolean? = null,
  override val number: String? = null,
  override val string: String? = null,
  override val elements: List<JsonValue>? = null,
  override val members: Map<String, JsonValue>? = null
) : JsonValue {
  override val isNull: Boolean
    get() = boolean == null && number == null && string == null && elements == null && members == null
}

/** An object that is put together at paths, or the list that it is if it has no keys. */
private class Branch {
  private val members = linkedMapOf<String, Any>()
  private var list: JsonValue? = null

  val value: JsonValue
    get() = list ?: Tree(members = members.mapValues { (_, value) -> (value as? Branch)?.value ?: value as JsonValue })

  /** Puts a value at the end of a path. Objects that are there already get its members, and other values are replaced. */
  fun put(path: List<String>, value: JsonValue) {
    if (path.isEmpty()) {
      val own = value.members
      if (own == null) list = value else for ((key, inner) in own) members[key] = joined(members[key], inner)
    } else {
      var branch = this
      for (key in path.dropLast(1)) {
        val inner = branch.members[key]
        val next = inner as? Branch ?: Branch()
        (inner as? JsonValue)?.members?.let { next.members.putAll(it) }
        branch.members[key] = next
        branch = next
      }
      branch.members[path.last()] = joined(branch.members[path.last()], value)
    }
  }

  /** An object with the members of both; the other value, unless both are objects. */
  private fun joined(old: Any?, value: JsonValue): Any {
    val known = (old as? JsonValue)?.members
    val branch = if (known == null) old as? Branch else Branch().also { it.members.putAll(known) }
    if (value.members == null || branch == null) return value
    branch.put(emptyList(), value)
    return branch
  }

  /** Puts values into a list, or the only one in its place. */
  fun putList(place: MappedList, values: List<Pair<String, JsonValue>>) {
    fun wrapped(value: JsonValue): JsonValue =
      if (place.suffix.isEmpty()) value else Branch().also { it.put(place.suffix, value) }.value
    when (place.each) {
      null -> values.firstOrNull()?.let { put(place.container, it.second) }
      "elements" -> put(place.container, Tree(elements = values.map { wrapped(it.second) }))
      else -> put(place.container, Tree(members = values.associate { (key, value) -> key to wrapped(value) }))
    }
  }
}

private fun JsonValue.written(): String = StringBuilder().also { appendTo(it) }.toString()

private fun JsonValue.appendTo(text: StringBuilder) {
  val elements = elements
  val members = members
  val string = string
  when {
    elements != null -> {
      text.append('[')
      for ((index, element) in elements.withIndex()) {
        if (index > 0) text.append(',')
        element.appendTo(text)
      }
      text.append(']')
    }
    members != null -> {
      text.append('{')
      var isFirst = true
      for ((key, value) in members) {
        if (!isFirst) text.append(',')
        isFirst = false
        JsonWriter.appendQuoted(key, text)
        text.append(':')
        value.appendTo(text)
      }
      text.append('}')
    }
    string != null -> JsonWriter.appendQuoted(string, text)
    else -> text.append(number ?: boolean?.toString() ?: "null")
  }
}

/** Reads JSON that was written here, so that it has no faults and no blanks between its parts. */
private class TreeReader(private val text: String) {
  private var place = 0

  fun read(): JsonValue = when (text[place]) {
    '{' -> {
      val members = linkedMapOf<String, JsonValue>()
      items('}') {
        val key = string()
        place += 1
        members[key] = read()
      }
      Tree(members = members)
    }
    '[' -> {
      val elements = mutableListOf<JsonValue>()
      items(']') { elements += read() }
      Tree(elements = elements)
    }
    '"' -> Tree(string = string())
    else -> word()
  }

  private inline fun items(closing: Char, item: () -> Unit) {
    place += 1
    while (text[place] != closing) {
      if (text[place] == ',') place += 1
      item()
    }
    place += 1
  }

  private fun word(): JsonValue {
    val start = place
    while (place < text.length && text[place] !in ",]}") place += 1
    return when (val word = text.substring(start, place)) {
      "null" -> Tree()
      "true", "false" -> Tree(boolean = word == "true")
      else -> Tree(number = word)
    }
  }

  private fun string(): String {
    val result = StringBuilder()
    place += 1
    while (text[place] != '"') {
      if (text[place] != '\\') {
        result.append(text[place++])
        continue
      }
      place += 1
      when (val escape = text[place++]) {
        'b' -> result.append('\b')
        'f' -> result.append('\u000C')
        'n' -> result.append('\n')
        'r' -> result.append('\r')
        't' -> result.append('\t')
        'u' -> {
          result.append(text.substring(place, place + 4).toInt(16).toChar())
          place += 4
        }
        else -> result.append(escape)
      }
    }
    place += 1
    return result.toString()
  }
}
