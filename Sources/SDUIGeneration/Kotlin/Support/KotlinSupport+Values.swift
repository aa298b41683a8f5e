extension KotlinSupport {
  /// Checks of single values.
  static let values = #"""
    // Values

    internal fun ResponseNode.text(min: Long = 0, max: Long = Long.MAX_VALUE): String? {
      val text = value.string ?: return mismatch("a text")
      val count = text.codePointCount(0, text.length)
      if (count < min) return fault(Rule.CONSTRAINT, "the text has $count characters, where it takes at least $min")
      if (count > max) return fault(Rule.CONSTRAINT, "the text has $count characters, where it takes at most $max")
      return text
    }

    internal fun ResponseNode.id(): String? = this.text(1, 2048)

    internal fun ResponseNode.numericId(): String? = digits() ?: mismatch("a whole number")

    /** The digits of an identity, from a number or a text. */
    internal fun ResponseNode.digits(): String? {
      val text = value.number ?: value.string
      return if (text != null && TextSyntax.isWholeNumber(text)) text else null
    }

    internal fun ResponseNode.url(): String? = this.text("an absolute URL without blanks") { TextSyntax.isUrl(it) }

    internal fun ResponseNode.date(): String? = this.text("a date with time and offset (RFC 3339)") { TextSyntax.isDate(it) }

    internal fun ResponseNode.color(): String? = this.text("a colour, #RRGGBB or #RRGGBBAA") { TextSyntax.isColor(it) }

    private inline fun ResponseNode.text(noun: String, isValid: (String) -> Boolean): String? {
      val text = value.string ?: return mismatch("a text")
      return if (isValid(text)) text else fault(Rule.CONSTRAINT, "the text is not $noun")
    }

    internal fun ResponseNode.boolean(): Boolean? = value.boolean ?: mismatch("`true` or `false`")

    internal fun ResponseNode.integer(min: Long? = null, max: Long? = null): Long? {
      val number = value.number?.let { ExactNumber.integer(it) } ?: return mismatch("a whole number within ±2⁵³")
      if (min != null && number < min) return fault(Rule.CONSTRAINT, "the number is $number, where it takes at least $min")
      if (max != null && number > max) return fault(Rule.CONSTRAINT, "the number is $number, where it takes at most $max")
      return number
    }

    /** A decimal in a text. */
    internal fun ResponseNode.decimal(range: DecimalRange = DecimalRange.ALL): BigDecimal? {
      val number = value.string?.let { ExactNumber.decimal(it) } ?: return mismatch("a decimal of 64 bits in a text")
      return if (number in range) number else fault(Rule.CONSTRAINT, "the number is not within $range")
    }

    /** A decimal as a number. */
    internal fun ResponseNode.number(range: DecimalRange = DecimalRange.ALL): BigDecimal? {
      val number = value.number?.let { ExactNumber.number(it) } ?: return mismatch("a number of 64 bits")
      return if (number in range) number else fault(Rule.CONSTRAINT, "the number is not within $range")
    }

    internal fun ResponseNode.image(): ImageReference? {
      if (!isObject()) return null
      val url = required("url") { it.url() }
      val width = pixels("width")
      val height = pixels("height")
      val alt = optional("alt") { it.text() }
      return if (url == null || width == null || height == null) null else ImageReference(url, width, height, alt)
    }

    private fun ResponseNode.pixels(key: String): BigDecimal? {
      val node = member(key) ?: return fault(Rule.MISSING_FIELD, "`$key` is missing")
      val text = node.value.number ?: return node.mismatch("a number of pixels")
      val number = ExactNumber.number(text)
      if (number != null && number.signum() > 0) return number
      return node.fault(Rule.CONSTRAINT, "a size in pixels is above 0 and has 64 bits")
    }

    internal inline fun <T : Any> ResponseNode.list(
      min: Long = 0,
      max: Long = Long.MAX_VALUE,
      read: (ResponseNode) -> T?
    ): List<T>? {
      val elements = this.checkedElements(min, max) ?: return null
      val result = mutableListOf<T>()
      for ((index, value) in elements.withIndex()) {
        val node = element(index, value)
        val item = if (value.isNull) node.fault(Rule.NULL, "the element is `null`") else read(node)
        if (item != null) result += item
      }
      return result
    }

    /** A list whose elements may be `null`. */
    internal inline fun <T : Any> ResponseNode.listOfOptionals(
      min: Long = 0,
      max: Long = Long.MAX_VALUE,
      read: (ResponseNode) -> T?
    ): List<T?>? =
      this.checkedElements(min, max)?.mapIndexed { index, value ->
        if (value.isNull) null else read(element(index, value))
      }

    internal fun ResponseNode.checkedElements(min: Long, max: Long): List<JsonValue>? {
      val elements = elements ?: return mismatch("a list")
      val count = elements.size
      if (count < min) fault(Rule.CONSTRAINT, "the list has $count elements, where it takes at least $min")
      if (count > max) fault(Rule.CONSTRAINT, "the list has $count elements, where it takes at most $max")
      return elements
    }

    /** The name of a case. */
    internal fun ResponseNode.caseName(): String? = value.string ?: mismatch("the name of a case")

    /** Notes that a closed enumeration has no such case; returns `null`. */
    internal fun ResponseNode.unknownCase(): Nothing? = fault(Rule.UNKNOWN_CASE, "the enumeration has no such case")

    /** A case of an enumeration with data: an object with `type` and `payload`. */
    internal class ChoiceNode(val type: String, private val typeNode: ResponseNode, private val node: ResponseNode) {
      /** Reads the data of the case, which must be there. */
      inline fun <T : Any> payload(read: (ResponseNode) -> T?): T? {
        val payload = payloadNode()
        return if (payload == null) null else read(payload)
      }

      fun payloadNode(): ResponseNode? = node.field("payload", true, false)

      /** The data of a case that is not known. */
      fun untypedPayload(): JsonValue? = node.member("payload")?.untyped()

      /** Notes that a closed enumeration has no such case; returns `null`. */
      fun unknownCase(): Nothing? = typeNode.unknownCase()
    }

    internal fun ResponseNode.choice(): ChoiceNode? {
      if (!isObject()) return null
      val type = member("type") ?: return fault(Rule.MISSING_FIELD, "`type` is missing")
      val name = type.caseName() ?: return null
      return ChoiceNode(name, type, this)
    }

    /** One of the actions that a field takes. */
    internal fun <T : Any> ResponseNode.action(vararg actions: ActionType<out T>): T? {
      if (!isObject()) return null
      val type = member("type")
      val payload = member("payload")
      if (type == null) fault(Rule.MISSING_FIELD, "`type` is missing")
      if (payload == null) fault(Rule.MISSING_FIELD, "`payload` is missing")
      if (type == null) return null
      val name = type.value.string
      val action = actions.firstOrNull { it.type == name }
        ?: return type.fault(Rule.UNKNOWN_ACTION, "the field does not take this action")
      return if (payload == null) null else action.read(payload)
    }
    """#
}
