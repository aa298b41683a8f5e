extension KotlinSupport {
  /// Values with their places, and the fields of objects.
  static let node = #"""
    // JSON with its place

    /** A value of a response, and where it is. */
    internal class ResponseNode private constructor(
      val value: JsonValue,
      val pass: ReadingPass,
      private val parent: ResponseNode?,
      private val key: String?,
      private val index: Int
    ) {
      constructor(value: JsonValue, pass: ReadingPass) : this(value, pass, null, null, 0)

      /** The elements of an array. */
      val elements: List<JsonValue>? = value.elements
      /** The members of an object. */
      val members: Map<String, JsonValue>? = value.members
      /** A key that is no field: in a unit with its fields beside the type, the key of the type. */
      var hiddenKey: String? = null

      /** The JSON pointer. */
      val pointer: String
        get() {
          val outer = parent ?: return ""
          val step = key?.replace("~", "~0")?.replace("/", "~1") ?: index.toString()
          return outer.pointer + "/" + step
        }

      /** The value of a member. */
      fun member(key: String): ResponseNode? {
        val value = members?.get(key) ?: return null
        return ResponseNode(value, pass, this, key, 0)
      }

      /** An element, by its place and its value. */
      fun element(index: Int, value: JsonValue): ResponseNode = ResponseNode(value, pass, this, null, index)

      /** Calls a function for each element that was not dropped. */
      inline fun forEachElement(use: (ResponseNode) -> Unit) {
        val elements = elements ?: return
        for ((index, value) in elements.withIndex()) {
          val node = element(index, value)
          if (!pass.isDropped(node)) use(node)
        }
      }

      /** The value as it was sent. */
      fun untyped(): JsonValue {
        elements?.forEachIndexed { index, value -> element(index, value).untyped() }
        members?.keys?.forEach { key -> member(key)?.untyped() }
        return value
      }

      /** Notes a fault; returns `null`. */
      fun fault(rule: Rule, message: String): Nothing? {
        pass.fault(rule, this, message)
        return null
      }

      /** Notes that the value is of another type; returns `null`. */
      fun mismatch(expected: String): Nothing? = fault(Rule.TYPE, "this is ${describe()}, where it takes $expected")

      private fun describe(): String = when {
        value.isNull -> "`null`"
        value.boolean != null -> "a Boolean"
        value.number != null -> "a number"
        value.string != null -> "a text"
        value.elements != null -> "a list"
        else -> "an object"
      }

      /** Whether the value is an object; notes a fault if it is not. */
      fun isObject(): Boolean {
        if (members == null) mismatch("an object")
        return members != null
      }

      // Fields

      /** Reads a field that must be there. */
      inline fun <T : Any> required(key: String, read: (ResponseNode) -> T?): T? {
        val node = field(key, true, false)
        return if (node == null) null else read(node)
      }

      /** Reads a field that may be missing or `null`. */
      inline fun <T : Any> optional(key: String, read: (ResponseNode) -> T?): T? {
        val node = field(key, false, true)
        return if (node == null) null else read(node)
      }

      /** Reads a field that may be missing and is never `null`. */
      inline fun <T : Any> omittable(key: String, read: (ResponseNode) -> T?): T? {
        val node = field(key, false, false)
        return if (node == null) null else read(node)
      }

      /** Whether there is a field, even if it is `null`. */
      fun hasField(key: String): Boolean = key != hiddenKey && members?.containsKey(key) == true

      /** The value of a field that is not `null`. */
      fun field(key: String, isRequired: Boolean, takesNull: Boolean): ResponseNode? {
        val node = if (key == hiddenKey) null else member(key)
        if (node == null) return if (isRequired) fault(Rule.MISSING_FIELD, "`$key` is missing") else null
        if (!node.value.isNull) return node
        return if (takesNull) null else node.fault(Rule.NULL, "`$key` is `null`")
      }

      /** Reads data that is the value of one field, which must not be `null`. */
      inline fun <T : Any> itself(read: (ResponseNode) -> T?): T? =
        if (value.isNull) fault(Rule.NULL, "the data is `null`") else read(this)

      /** Reads data that is the value of one field, or `null`. */
      inline fun <T : Any> itselfOrNull(read: (ResponseNode) -> T?): T? = if (value.isNull) null else read(this)
    }
    """#
}
