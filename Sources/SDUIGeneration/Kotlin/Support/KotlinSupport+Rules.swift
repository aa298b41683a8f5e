extension KotlinSupport {
  /// What generated code states about a screen.
  static let rules = #"""
    // What the generated code says of a screen

    /** The names of the keys of responses. */
    internal class ResponseKeys(
      val sdui: String = "sdui",
      val screen: String = "screen",
      val layoutId: String = "layoutId",
      val layout: String = "layout",
      val variants: String = "variants",
      val page: String = "page",
      val hasNext: String = "hasNext",
      val next: String = "next",
      val topBar: String = "topBar",
      val bottomBar: String = "bottomBar",
      val sectionList: String = "sectionList",
      val section: String = "section",
      val sectionId: String = "sectionId",
      val header: String = "header",
      val footer: String = "footer",
      val units: String = "units",
      val sections: String = "sections",
      val failed: String = "failed",
      val columns: String = "columns",
      val startColumn: String = "startColumn",
      val spacing: String = "spacing",
      val insets: String = "insets",
      val unitType: String = "unitType",
      val data: String = "data"
    )

    /**
     * The rules of the responses of one screen.
     *
     * @property dropsUnknown whether sections and units that the screen does not have are left out
     * @property dropsInvalid whether everything else that breaks the contract is left out
     * @property isFixed whether the sections have the order in which they are declared
     * @property needsCursor whether a response with a next page has a cursor
     */
    internal class ScreenRules(
      val screen: String,
      val sections: List<SectionRules>,
      val components: Set<String>,
      val keys: ResponseKeys = ResponseKeys(),
      val dropsUnknown: Boolean = true,
      val dropsInvalid: Boolean = true,
      val isFixed: Boolean = false,
      val needsCursor: Boolean = false
    )

    /** The rules of a section. */
    internal class SectionRules(
      val name: String,
      val isEssential: Boolean = false,
      val isRepeated: Boolean = false,
      val minItems: Int = 0,
      val maxItems: Int = Int.MAX_VALUE,
      val needsIdentities: Boolean = true,
      val header: String? = null,
      val footer: String? = null,
      val bundle: BundleRules? = null,
      val sections: List<SectionRules> = emptyList()
    )

    /** The unit that holds all of a section: its type, and the keys of its data. `.` as [units]: the data is the list. */
    internal class BundleRules(
      val type: String,
      val unit: String,
      val units: String,
      val header: String? = null,
      val footer: String? = null
    )

    /** How the data of a component is written. */
    internal enum class DataForm { FIELDS, VALUE, LIST }

    /**
     * A component as units show it.
     *
     * @property type its name in responses
     * @property identity the key of the field that tells its units apart; `.` if the data is that field
     * @property hasRequiredFields whether no unit may lack the data
     * @property hasNumericIdentity whether the identity is sent as a number
     */
    internal abstract class UnitType<T : Any>(
      val type: String,
      val identity: String? = null,
      val form: DataForm = DataForm.FIELDS,
      val hasRequiredFields: Boolean = true,
      val hasNumericIdentity: Boolean = false
    ) {
      /** Reads the data; `null` if they break the contract. */
      abstract fun read(json: ResponseNode): T?

      /** The data if a unit has none; `null` if no unit may lack them. */
      open fun missing(): T? = null
    }

    /** An action as fields hold it. */
    internal abstract class ActionType<T : Any>(val type: String) {
      /** Reads the payload; `null` if it breaks the contract. */
      abstract fun read(json: ResponseNode): T?
    }
    """#
}
