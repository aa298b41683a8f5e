extension KotlinSupport {
  /// Lists of sections.
  static let sectionList = #"""
    // Lists of sections

    /** The sections of a screen or a stack: in a list of sections, or in a list with a list for each section. */
    internal class SectionList(
      private val list: ResponseNode,
      private val rules: List<SectionRules>,
      private val isList: Boolean,
      private val isFixed: Boolean
    ) {
      private val pass: ReadingPass get() = list.pass
      private val keys: ResponseKeys get() = pass.rules.keys
      private val present = mutableListOf<PresentSection>()

      /** A section that is there: its place among the rules. */
      private class PresentSection(val place: Int, val node: ResponseNode)

      fun <T : Any> read(read: (SectionNode) -> T?): List<T> {
        val result = mutableListOf<T>()
        var position = 0
        list.forEachElement { node ->
          val section =
            if (isList) listed(node, position)?.let(read) else pass.part(node) { named(node)?.let(read) }
          if (section != null) result += section
          position += 1
        }
        if (pass.isFirstPage) checkPresence()
        return result
      }

      /** The only section, whose units are the elements of the list. */
      fun <T : Any> readOnly(read: (SectionNode) -> T?): List<T> {
        present += PresentSection(0, list)
        val section = read(SectionNode(rules[0], list, true))
        if (pass.isFirstPage) checkPresence()
        return listOfNotNull(section)
      }

      /** The section of a list by its position. */
      private fun listed(node: ResponseNode, position: Int): SectionNode? {
        if (position >= rules.size) return node.fault(Rule.UNKNOWN_SECTION, "there are only ${rules.size} sections")
        if (node.elements == null) return node.mismatch("a list of units")
        var isEmpty = true
        node.forEachElement { isEmpty = false }
        if (isEmpty) return null
        present += PresentSection(position, node)
        return SectionNode(rules[position], node, true)
      }

      /** The section that an object names. */
      private fun named(node: ResponseNode): SectionNode? {
        if (!node.isObject()) return null
        val name = node.member(keys.section) ?: node.member(keys.sectionId)
          ?: return node.fault(Rule.MISSING_KEY, "the section has no `${keys.section}`")
        val text = name.value.string
        val place = if (text == null) -1 else rules.indexOfFirst { it.name == text }
        if (place < 0) return name.fault(Rule.UNKNOWN_SECTION, "there is no such section here")
        present += PresentSection(place, node)
        return SectionNode(rules[place], node, false)
      }

      private fun checkPresence() {
        val places = present.map { it.place }.toSet()
        for ((place, section) in rules.withIndex()) {
          if (place !in places && (isFixed || section.isEssential)) {
            list.fault(Rule.MISSING_SECTION, "there is no section `${section.name}`")
          }
        }
        if (!isFixed) return
        for ((earlier, later) in present.zip(present.drop(1))) {
          if (later.place >= earlier.place) continue
          val message = "`${rules[later.place].name}` is after `${rules[earlier.place].name}`"
          pass.fault(Rule.SECTION_ORDER, later.node, message, within = later.node)
        }
      }
    }
    """#
}
