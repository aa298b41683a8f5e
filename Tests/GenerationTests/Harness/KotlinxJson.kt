// What the guide to generated code uses of kotlinx.serialization, whose compiled code Kotlin 1.3 cannot read.

package kotlinx.serialization.json

sealed class JsonElement

abstract class JsonPrimitive(val isString: Boolean, val content: String) : JsonElement()

object JsonNull : JsonPrimitive(false, "null")

class JsonLiteral(isString: Boolean, content: String) : JsonPrimitive(isString, content)

class JsonArray(content: List<JsonElement>) : JsonElement(), List<JsonElement> by content

class JsonObject(content: Map<String, JsonElement>) : JsonElement(), Map<String, JsonElement> by content
