extension KotlinSupport {
  /// A section.
  static let sections = #"""
    // Sections

    /** A section of a response. */
    internal class SectionNode(
      private val rules: SectionRules,
      private val node: ResponseNode,
      private val isList: Boolean
    ) {
      private val pass: ReadingPass get() = node.pass
      private val keys: ResponseKeys get() = pass.rules.keys
      private val list: ResponseNode? = if (isList) node else node.member(keys.units)
      private val bundle: ResponseNode? = bundle()

      /** The name of the section. */
      val name: String get() = rules.name
      /** What the section is called; `null` for a repeated section without a name of its own. */
      val sectionId: String? = if (isList) rules.name else readIdentifier()
      /** Whether the backend of the section failed. */
      val isFailed: Boolean = if (isList) false else readFailure()

      init {
        if (!isList) {
          if (rules.header == null) refuse(keys.header)
          if (rules.footer == null) refuse(keys.footer)
        }
      }

      /** The header, if the response has one. */
      fun <T : Any> header(read: (UnitNode) -> List<T>): T? =
        part(keys.header, rules.header, rules.bundle?.header, read)

      /** The footer, if the response has one. */
      fun <T : Any> footer(read: (UnitNode) -> List<T>): T? =
        part(keys.footer, rules.footer, rules.bundle?.footer, read)

      /** The header, which is always of one component. */
      fun <T : Any> header(component: UnitType<T>): T? = header { it.readOnly(component) }

      /** The footer, which is always of one component. */
      fun <T : Any> footer(component: UnitType<T>): T? = footer { it.readOnly(component) }

      /** The units, all of one component. */
      fun <T : Any> units(component: UnitType<T>): List<T> = units { it.readOnly(component) }

      /** The units, one by one or all in one bundle. */
      fun <T : Any> units(read: (UnitNode) -> List<T>): List<T> {
        val list = list(keys.units, list) ?: return emptyList()
        val items = SectionItems(rules.bundle?.type, rules.needsIdentities)
        val result = mutableListOf<T>()
        val counted: ResponseNode
        if (bundle == null) {
          counted = list
          list.forEachElement { element ->
            pass.part(element) { UnitNode.of(element, items)?.let(read) }?.let { result += it }
          }
        } else {
          refuseBeside(bundle, list)
          val elements = bundledElements(bundle)
          counted = elements ?: list
          if (elements != null && elements.elements == null) elements.mismatch("a list of data")
          elements?.forEachElement { element ->
            pass.part(element) { read(UnitNode.ofBundle(rules.bundle?.unit ?: "", element, items)) }?.let { result += it }
          }
        }
        checkCount(items.count, counted)
        return result
      }

      /** The sections of a stack. */
      fun <T : Any> sections(read: (SectionNode) -> T?): List<T> {
        val list = list(keys.sections, if (isList) node else node.member(keys.sections)) ?: return emptyList()
        return SectionList(list, rules.sections, isList, isFixed = false).read(read)
      }

      private fun list(key: String, list: ResponseNode?): ResponseNode? {
        if (list == null) return node.fault(Rule.MISSING_KEY, "the section has no `$key`")
        return if (list.elements == null) list.mismatch("a list") else list
      }

      private fun checkCount(count: Int, list: ResponseNode) {
        if (count < rules.minItems && !isFailed) {
          list.fault(Rule.ITEM_COUNT, "`$name` has $count items, where it takes at least ${rules.minItems}")
        }
        if (count > rules.maxItems) {
          list.fault(Rule.ITEM_COUNT, "`$name` has $count items, where it takes at most ${rules.maxItems}")
        }
      }

      private fun refuse(key: String) {
        val part = node.member(key) ?: return
        pass.part(part) { part.fault(Rule.UNDECLARED_PART, "`$name` declares no such part") }
      }

      private fun <T : Any> part(key: String, type: String?, bundleKey: String?, read: (UnitNode) -> List<T>): T? {
        val own = if (isList) null else node.member(key)
        val result = own?.let { pass.part(it) { UnitNode.of(it, null)?.let(read)?.firstOrNull() } }
        val data = bundleKey?.let { bundle?.member(keys.data)?.member(it) }
        if (data == null || type == null) return result
        return pass.part(data) { read(UnitNode.ofBundle(type, data, null)).firstOrNull() } ?: result
      }

      // The bundle

      /** The bundle, if the list of units begins with it. */
      private fun bundle(): ResponseNode? {
        val type = rules.bundle?.type ?: return null
        list?.forEachElement { first ->
          return if (first.member(keys.unitType)?.value?.string == type) first else null
        }
        return null
      }

      private fun refuseBeside(bundle: ResponseNode, list: ResponseNode) {
        list.forEachElement { other ->
          if (other.pointer != bundle.pointer) {
            pass.part(other) { other.fault(Rule.UNACCEPTED_UNIT, "a unit is beside a bundle, which is alone in its list") }
          }
        }
      }

      /** The list of data in a bundle. */
      private fun bundledElements(bundle: ResponseNode): ResponseNode? {
        val key = rules.bundle?.units ?: return null
        val data = bundle.member(keys.data) ?: return bundle.fault(Rule.MISSING_KEY, "the bundle has no `${keys.data}`")
        if (key == ".") return data
        if (!data.isObject()) return null
        return data.member(key) ?: data.fault(Rule.MISSING_KEY, "the bundle has no `$key`")
      }

      // The name and the state

      private fun readIdentifier(): String? {
        val sent = node.member(keys.sectionId)
        if (rules.isRepeated) {
          if (sent == null || sent.value.isNull) return null
          val text = sent.value.string ?: return sent.mismatch("a text or `null`")
          if (text == "") return sent.fault(Rule.CONSTRAINT, "`${keys.sectionId}` is empty")
          checkIdentifier(text, sent)
          return text
        }
        if (sent == null) {
          node.fault(Rule.MISSING_KEY, "the section has no `${keys.sectionId}`")
        } else if (sent.value.string != name) {
          sent.fault(Rule.CONSTRAINT, "`${keys.sectionId}` is not the name of the section, `$name`")
        }
        checkIdentifier(name, sent ?: node.member(keys.section) ?: node)
        return name
      }

      private fun checkIdentifier(identifier: String, node: ResponseNode) {
        if (!pass.identifiers.add(TextSyntax.normalized(identifier))) {
          node.fault(Rule.DUPLICATE_SECTION, "another section is called `$identifier`")
        }
      }

      private fun readFailure(): Boolean {
        val failed = node.member(keys.failed) ?: return false
        return failed.boolean() ?: false
      }

      // What the response sets

      /** The number of columns, if the response sets it. */
      fun columns(range: DecimalRange): Long? = count(keys.columns, range)

      /** The column of the first item, if the response sets it. */
      fun startColumn(range: DecimalRange): Long? = count(keys.startColumn, range)

      /** The spacing, if the response sets it. */
      fun spacing(range: DecimalRange): ServerSpacing? {
        val sides = sides(keys.spacing, listOf("lines", "items"), range) ?: return null
        return ServerSpacing(sides[0], sides[1])
      }

      /** The insets, if the response sets them. */
      fun insets(range: DecimalRange): ServerInsets? {
        val sides = sides(keys.insets, listOf("top", "leading", "bottom", "trailing"), range) ?: return null
        return ServerInsets(sides[0], sides[1], sides[2], sides[3])
      }

      private fun count(key: String, range: DecimalRange): Long? {
        if (isList) return null
        val node = node.member(key) ?: return null
        val whole = node.value.number?.let { ExactNumber.whole(it) } ?: return node.mismatch("a whole number")
        return serverValue(node, range)?.let { whole }
      }

      private fun sides(key: String, names: List<String>, range: DecimalRange): List<BigDecimal>? {
        val node = (if (isList) null else node.member(key)) ?: return null
        if (!node.isObject()) return null
        val result = names.mapNotNull { name ->
          val side = node.member(name) ?: node.fault(Rule.MISSING_KEY, "`$key` has no `$name`")
          side?.let { serverValue(it, range) }
        }
        return if (result.size == names.size) result else null
      }

      private fun serverValue(node: ResponseNode, range: DecimalRange): BigDecimal? {
        val text = node.value.number ?: return node.mismatch("a number")
        val number = ExactNumber.number(text)
        if (number != null && number in range) return number
        return node.fault(Rule.SERVER_VALUE, "the section leaves $range to responses")
      }
    }
    """#
}
