// What the guide to generated code uses of Android's JSON library. The guide is compiled, and never run.

package org.json

class JSONObject(text: String) {
  private val text = text

  fun keys(): Iterator<String> = emptyList<String>().iterator()

  fun get(name: String): Any = text + name

  companion object {
    val NULL: Any = "null"
  }
}

class JSONArray {
  fun length(): Int = 0

  fun get(index: Int): Any = index
}
