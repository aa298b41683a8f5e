extension KotlinSupport {
  /// Rules, and the passes over a response.
  static let faults = #"""
    // Faults

    /** The rules that a response can break. */
    internal enum class Rule(val code: String) {
      SYNTAX("response-syntax"),
      MISSING_KEY("response-missing-key"),
      TYPE("response-type"),
      MISSING_FIELD("response-missing-field"),
      NULL("response-null"),
      CONSTRAINT("response-constraint"),
      UNKNOWN_CASE("response-unknown-case"),
      UNKNOWN_ACTION("response-unknown-action"),
      UNKNOWN_UNIT("response-unknown-unit"),
      UNACCEPTED_UNIT("response-unaccepted-unit"),
      UNKNOWN_SECTION("response-unknown-section"),
      DUPLICATE_SECTION("response-duplicate-section"),
      DUPLICATE_IDENTITY("response-duplicate-identity"),
      MISSING_SECTION("response-missing-section"),
      SECTION_ORDER("response-section-order"),
      ITEM_COUNT("response-item-count"),
      SERVER_VALUE("response-server-value"),
      UNDECLARED_PART("response-undeclared-part"),
      OTHER_SCREEN("response-other-screen")
    }

    /** One reading of a response from its start to its end, without the parts that earlier ones have dropped. */
    internal class ReadingPass(val rules: ScreenRules, private val dropped: Set<String>) {
      val faults = mutableListOf<ResponseFault>()
      /** The innermost parts that faults lie in. */
      val broken = mutableSetOf<String>()
      /** Whether a fault lies in no part, or in one that must not be dropped. */
      var isDecisive = false
        private set
      /** Whether the response is the first page. */
      var isFirstPage = true
      /** The names of the sections so far. */
      val identifiers = mutableSetOf<String>()
      private var part: ResponseNode? = null

      fun isDropped(node: ResponseNode): Boolean = dropped.isNotEmpty() && node.pointer in dropped

      /** Reads a part that the response could do without; `null` if it was dropped. */
      inline fun <T : Any> part(node: ResponseNode, read: () -> T?): T? {
        if (isDropped(node)) return null
        val outer = enter(node)
        val result = read()
        leave(outer)
        return result
      }

      fun enter(node: ResponseNode): ResponseNode? {
        val outer = part
        part = node
        return outer
      }

      fun leave(outer: ResponseNode?) {
        part = outer
      }

      fun fault(rule: Rule, node: ResponseNode, message: String, within: ResponseNode? = part) {
        faults += ResponseFault(rule.code, node.pointer, message)
        val isUnknown = rule == Rule.UNKNOWN_UNIT || rule == Rule.UNKNOWN_SECTION
        if (within != null && (if (isUnknown) rules.dropsUnknown else rules.dropsInvalid)) {
          broken += within.pointer
        } else {
          isDecisive = true
        }
      }

      companion object {
        /** Reads a response, and again without the parts that break the contract until nothing does. */
        fun <T : Any> read(json: JsonValue, rules: ScreenRules, response: (ResponseNode) -> T?): Reading<T> {
          if (isNestedTooDeeply(json)) {
            val fault = ResponseFault(Rule.SYNTAX.code, "", "arrays and objects are nested more than 128 levels deep")
            return Reading(null, listOf(fault))
          }
          val faults = mutableListOf<ResponseFault>()
          val dropped = mutableSetOf<String>()
          while (true) {
            val pass = ReadingPass(rules, dropped)
            val kept = response(ResponseNode(json, pass))
            faults += pass.faults
            if (pass.faults.isEmpty() || pass.isDecisive) return Reading(if (pass.isDecisive) null else kept, faults)
            dropped += pass.broken
          }
        }

        /** Whether arrays and objects are nested more than 128 levels deep, level by level, so that the stack suffices. */
        private fun isNestedTooDeeply(json: JsonValue): Boolean {
          var level = listOf(json)
          repeat(128) {
            level = level.flatMap { value -> value.elements ?: value.members?.values?.toList() ?: emptyList() }
            if (level.isEmpty()) return false
          }
          return level.any { it.elements != null || it.members != null }
        }
      }
    }
    """#
}
