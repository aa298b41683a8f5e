extension KotlinSupport {
  /// The keys beside the sections.
  static let envelope = #"""
    // The response

    /** What a response has beside its sections. */
    internal class Envelope(private val root: ResponseNode) {
      private val keys: ResponseKeys get() = root.pass.rules.keys
      private val isObject = root.members != null

      val version: String = if (isObject) readVersion() else "1.0"
      val layoutId: String? = if (isObject) readLayoutId() else null
      val page: Long = if (isObject) readPage() else 0
      val hasNext: Boolean = if (isObject) required(keys.hasNext)?.boolean() ?: false else false
      val next: String? = readNext()
      val layout: JsonValue? = readLayout()
      val variants: JsonValue? = root.member(keys.variants)?.untyped()

      init {
        if (isObject) checkScreen()
        root.pass.isFirstPage = page == 0L
        if (!isObject && root.elements == null) root.mismatch("an object or a list of lists of units")
      }

      private fun required(key: String): ResponseNode? =
        root.member(key) ?: root.fault(Rule.MISSING_KEY, "the response has no `$key`")

      private fun readVersion(): String {
        val node = required(keys.sdui) ?: return "1.0"
        val text = node.value.string
        if (text != null && TextSyntax.isVersion(text)) return text
        node.fault(Rule.CONSTRAINT, "this is no version 1.x of the format")
        return "1.0"
      }

      private fun checkScreen() {
        val node = required(keys.screen) ?: return
        val screen = root.pass.rules.screen
        if (node.value.string != screen) node.fault(Rule.OTHER_SCREEN, "this is not the screen `$screen`")
      }

      private fun readLayoutId(): String? {
        val node = required(keys.layoutId) ?: return null
        val text = node.value.string
        if (text != null && TextSyntax.isDigest(text)) return text
        return node.fault(Rule.CONSTRAINT, "this is not 64 hexadecimal digits in small letters")
      }

      private fun readPage(): Long {
        val node = required(keys.page) ?: return 0
        val page = node.value.number?.let { ExactNumber.integer(it) }
        if (page != null && page >= 0) return page
        node.mismatch("a whole number from 0")
        return 0
      }

      private fun readNext(): String? {
        val node = root.member(keys.next)
        val isMissing = node == null || node.value.isNull
        if (node != null && !isMissing && node.value.string == null) node.mismatch("a text or `null`")
        if (isMissing && hasNext && root.pass.rules.needsCursor) {
          (node ?: root).fault(Rule.MISSING_KEY, "there is another page, and no `${keys.next}` by which to ask for it")
        }
        return node?.value?.string
      }

      private fun readLayout(): JsonValue? {
        val node = root.member(keys.layout) ?: return null
        return if (node.isObject()) node.untyped() else null
      }

      /** The bar at the top, if the response has one. */
      fun <T : Any> topBar(read: (UnitNode) -> List<T>): T? = bar(keys.topBar, read)

      /** The bar at the bottom, if the response has one. */
      fun <T : Any> bottomBar(read: (UnitNode) -> List<T>): T? = bar(keys.bottomBar, read)

      /** The bar at the top, which is always of one component. */
      fun <T : Any> topBar(component: UnitType<T>): T? = topBar { it.readOnly(component) }

      /** The bar at the bottom, which is always of one component. */
      fun <T : Any> bottomBar(component: UnitType<T>): T? = bottomBar { it.readOnly(component) }

      private fun <T : Any> bar(key: String, read: (UnitNode) -> List<T>): T? {
        val node = root.member(key) ?: return null
        return root.pass.part(node) { UnitNode.of(node, null)?.let(read)?.firstOrNull() }
      }

      /** The sections of the screen. */
      fun <T : Any> sections(read: (SectionNode) -> T?): List<T> {
        val rules = root.pass.rules
        val list = (if (isObject) required(keys.sectionList) else root) ?: return emptyList()
        if (list.elements == null) {
          if (isObject) list.mismatch("a list of sections")
          return emptyList()
        }
        val sections = SectionList(list, rules.sections, !isObject, rules.isFixed)
        return if (isListOfUnits()) sections.readOnly(read) else sections.read(read)
      }

      /** Whether the response is the list of units of the only section. */
      private fun isListOfUnits(): Boolean {
        val sections = root.pass.rules.sections
        if (isObject || sections.size != 1 || sections[0].sections.isNotEmpty()) return false
        var first: ResponseNode? = null
        root.forEachElement { if (first == null) first = it }
        return first?.members != null
      }
    }
    """#
}
