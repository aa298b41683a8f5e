extension KotlinSupport {
  /// A writer of JSON.
  static let writer = #"""
    // Writing

    /** Writes JSON with the keys of a screen. */
    internal class JsonWriter(private val keys: ResponseKeys) {
      private val text = StringBuilder()
      private var needsComma = false

      override fun toString(): String = text.toString()

      fun beginObject() = open('{')

      fun endObject() = close('}')

      fun beginArray() = open('[')

      fun endArray() = close(']')

      private fun open(bracket: Char) {
        separate()
        text.append(bracket)
        needsComma = false
      }

      private fun close(bracket: Char) {
        text.append(bracket)
        needsComma = true
      }

      private fun separate() {
        if (needsComma) text.append(',')
        needsComma = true
      }

      private fun raw(value: String) {
        separate()
        text.append(value)
      }

      fun nothing() = raw("null")

      fun boolean(value: Boolean) = raw(value.toString())

      fun integer(value: Long) = raw(value.toString())

      /** A decimal as a number. */
      fun number(value: BigDecimal) = raw(value.toPlainString())

      /** An identity as a number. */
      fun digits(value: String) = raw(value)

      /** A decimal in a text. */
      fun decimal(value: BigDecimal) = text(value.toPlainString())

      fun text(value: String) {
        separate()
        quote(value)
      }

      inline fun <T> list(values: List<T>, write: (T) -> Unit) {
        beginArray()
        for (value in values) write(value)
        endArray()
      }

      /** The key of a member, whose value follows. */
      fun key(key: String) {
        separate()
        quote(key)
        text.append(':')
        needsComma = false
      }

      /** A member, unless its value is `null`. */
      inline fun <T : Any> member(key: String, value: T?, write: (T) -> Unit) {
        if (value == null) return
        key(key)
        write(value)
      }

      /** A member, also if its value is `null`. */
      inline fun <T : Any> nullableMember(key: String, value: T?, write: (T) -> Unit) {
        key(key)
        if (value == null) nothing() else write(value)
      }

      fun member(key: String, value: String?) = member(key, value) { text(it) }

      fun member(key: String, value: Long?) = member(key, value) { integer(it) }

      fun member(key: String, value: Boolean?) = member(key, value) { boolean(it) }

      /** A unit, whose data follow from a function. */
      inline fun unit(component: UnitType<*>, write: () -> Unit) {
        beginUnit(component.type)
        write()
        endObject()
      }

      fun beginUnit(type: String) {
        beginObject()
        member(keys.unitType, type)
        key(keys.data)
      }

      /** An action, whose fields follow. */
      fun beginAction(type: String) {
        beginObject()
        member("type", type)
        key("payload")
        beginObject()
      }

      fun endAction() {
        endObject()
        endObject()
      }

      /** A value as it was sent. */
      fun untyped(value: JsonValue) {
        val boolean = value.boolean
        val number = value.number
        val string = value.string
        val elements = value.elements
        val members = value.members
        when {
          boolean != null -> boolean(boolean)
          number != null -> raw(number)
          string != null -> text(string)
          elements != null -> list(elements) { untyped(it) }
          members != null -> {
            beginObject()
            for ((key, member) in members) member(key, member) { untyped(it) }
            endObject()
          }
          else -> nothing()
        }
      }

      private fun quote(value: String) {
        text.append('"')
        for (character in value) {
          when {
            character == '"' || character == '\\' -> text.append('\\').append(character)
            character < ' ' -> text.append("\\u").append((character - '\u0000').toString(16).padStart(4, '0'))
            else -> text.append(character)
          }
        }
        text.append('"')
      }
    }
    """#
}
