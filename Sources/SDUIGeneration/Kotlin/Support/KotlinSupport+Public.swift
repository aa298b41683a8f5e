extension KotlinSupport {
  /// The interface to JSON libraries, faults, and the types that generated code shares.
  static let publicTypes = #"""
    // What an app uses

    /**
     * A JSON value, however the library that parsed it keeps it.
     *
     * Exactly one property says what the value is: [isNull] is `true`, or one of the others is not `null`.
     */
    interface JsonValue {
      /** Whether the value is `null`. */
      val isNull: Boolean
      /** `true` or `false`. */
      val boolean: Boolean?
      /** The digits of a number as the JSON has them: `9.50`, `1e3`. */
      val number: String?
      /** A text without quotation marks and escapes. */
      val string: String?
      /** The elements of an array. */
      val elements: List<JsonValue>?
      /** The members of an object, in their order if the library keeps it. */
      val members: Map<String, JsonValue>?
    }

    /**
     * Something in a response that breaks its contract.
     *
     * @property code the code of the rule, which `sduic explain` explains
     * @property pointer the JSON pointer (RFC 6901) to what is wrong
     * @property message what is wrong, for developers
     */
    data class ResponseFault(val code: String, val pointer: String, val message: String)

    /**
     * What was read of a response.
     *
     * @property response the response without the parts that break the contract; `null` if nothing can be kept
     * @property faults everything that breaks the contract, also in the parts that were left out
     */
    data class Reading<out T : Any>(val response: T?, val faults: List<ResponseFault>)

    /**
     * An image by reference.
     *
     * @property url an absolute URL
     * @property width in pixels
     * @property height in pixels
     * @property alt what the image shows, for those who cannot see it
     */
    data class ImageReference(
      val url: String,
      val width: BigDecimal,
      val height: BigDecimal,
      val alt: String? = null
    ) {
      internal fun write(json: JsonWriter) {
        json.beginObject()
        json.member("url", url)
        json.member("width", width) { json.number(it) }
        json.member("height", height) { json.number(it) }
        json.member("alt", alt)
        json.endObject()
      }
    }

    /** The spacing of a section as a response sets it, in points. */
    data class ServerSpacing(val lines: BigDecimal, val items: BigDecimal) {
      internal fun write(json: JsonWriter) {
        json.beginObject()
        json.member("lines", lines) { json.number(it) }
        json.member("items", items) { json.number(it) }
        json.endObject()
      }
    }

    /** The insets of a section as a response sets them, in points. */
    data class ServerInsets(
      val top: BigDecimal,
      val leading: BigDecimal,
      val bottom: BigDecimal,
      val trailing: BigDecimal
    ) {
      internal fun write(json: JsonWriter) {
        json.beginObject()
        json.member("top", top) { json.number(it) }
        json.member("leading", leading) { json.number(it) }
        json.member("bottom", bottom) { json.number(it) }
        json.member("trailing", trailing) { json.number(it) }
        json.endObject()
      }
    }
    """#
}
