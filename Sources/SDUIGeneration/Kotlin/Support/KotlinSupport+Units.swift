extension KotlinSupport {
  /// Units, headers, footers and bars.
  static let units = #"""
    // Units

    /** A unit, header, footer or bar: the name of its component, and its data. */
    internal class UnitNode(
      val type: String,
      private val typeNode: ResponseNode,
      private val node: ResponseNode,
      private val data: ResponseNode?,
      private val items: SectionItems?
    ) {
      private val pass: ReadingPass get() = node.pass

      /** Reads the data of the only component that is accepted. */
      fun <T : Any> readOnly(component: UnitType<T>): List<T> = if (type == component.type) read(component) else refuse()

      /** Reads the data of a component. Data in a list are several units. */
      fun <T : Any> read(component: UnitType<T>): List<T> {
        val elements = data?.elements
        if (items == null || data == null || elements == null || component.form == DataForm.LIST || data === node) {
          items?.add()
          return listOfNotNull(readOne(component))
        }
        val result = mutableListOf<T>()
        data.forEachElement { element ->
          items.add()
          pass.part(element) { readData(component, element) }?.let { result += it }
        }
        return result
      }

      private fun <T : Any> readOne(component: UnitType<T>): T? {
        if (data == null) return readFlat(component)
        readMeasured()
        return readData(component, data)
      }

      private fun <T : Any> readData(component: UnitType<T>, data: ResponseNode): T? {
        val result = component.read(data)
        items?.identify(component, data)
        return result
      }

      /** Reads fields beside the type. */
      private fun <T : Any> readFlat(component: UnitType<T>): T? {
        readMeasured()
        val keys = pass.rules.keys
        val isBare = node.members?.keys?.all { it == keys.unitType || it == MEASURED } ?: true
        if (component.form != DataForm.FIELDS || isBare) {
          if (component.hasRequiredFields) return node.fault(Rule.MISSING_KEY, "the unit has no `${keys.data}`")
          if (component.form != DataForm.FIELDS) return component.missing()
        }
        node.hiddenKey = keys.unitType
        return readData(component, node)
      }

      /** Checks the sizes that a client or a test has measured. */
      private fun readMeasured() {
        if (data === node) return
        val measured = node.member(MEASURED) ?: return
        if (!measured.isObject()) return
        for (name in listOf("width", "height")) {
          val extent = measured.member(name) ?: continue
          val text = extent.value.number
          if (text == null) {
            extent.mismatch("a number")
          } else if (ExactNumber.number(text)?.let { it.signum() >= 0 } != true) {
            extent.fault(Rule.CONSTRAINT, "a measured size is 0 or more")
          }
        }
      }

      /** Notes that the unit must not be here. */
      fun <T> refuse(): List<T> {
        items?.add()
        if (items == null || type in pass.rules.components || type == items.bundleType) {
          typeNode.fault(Rule.UNACCEPTED_UNIT, "the unit `$type` is not accepted here")
        } else {
          typeNode.fault(Rule.UNKNOWN_UNIT, "the screen has no unit `$type`")
        }
        return emptyList()
      }

      companion object {
        private const val MEASURED = "measured"

        /** The parts of a unit; `null` if it has no type. */
        fun of(node: ResponseNode, items: SectionItems?): UnitNode? {
          val keys = node.pass.rules.keys
          val type = if (node.isObject()) node.member(keys.unitType) else null
          if (type == null) {
            items?.add()
            if (node.members == null) return null
            return node.fault(Rule.MISSING_KEY, "the unit has no `${keys.unitType}`")
          }
          val name = type.value.string
          if (name == null) {
            items?.add()
            return type.fault(if (items == null) Rule.UNACCEPTED_UNIT else Rule.UNKNOWN_UNIT, "this is no name of a unit")
          }
          return UnitNode(name, type, node, node.member(keys.data), items)
        }

        /** A part of a bundle, which is the data of a component. */
        fun ofBundle(type: String, data: ResponseNode, items: SectionItems?) = UnitNode(type, data, data, data, items)
      }
    }

    /** The units of a section so far. */
    internal class SectionItems(val bundleType: String?, private val needsIdentities: Boolean) {
      /** How many there are, with those that break the contract. */
      var count = 0
        private set
      private val identities = mutableMapOf<String, MutableSet<String>>()

      fun add() {
        count += 1
      }

      /** Notes a fault if the section has another unit of the component with the same identity. */
      fun identify(component: UnitType<*>, data: ResponseNode) {
        if (!needsIdentities) return
        val key = component.identity
        val node = (if (key == null || key == ".") data else data.member(key)) ?: return
        val text = if (component.hasNumericIdentity) node.digits() else node.value.string
        val id = if (key == null) "" else text ?: return
        if (!identities.getOrPut(component.type) { mutableSetOf() }.add(TextSyntax.normalized(id))) {
          node.fault(Rule.DUPLICATE_IDENTITY, "another unit of the section has the id `$id`")
        }
      }
    }
    """#
}
