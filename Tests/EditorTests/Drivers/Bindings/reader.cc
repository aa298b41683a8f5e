// Reads a grammar in Node as the package tree-sitter does: a value is a grammar if it has the tag of grammars.

#include <node_api.h>

#include <cstdint>

// As in node-tree-sitter, in `src/language.cc`.
static const napi_type_tag language_tag = {0x8AF2E5212AD58ABF, 0xD5006CAD83ABBA16};

// The version of the form of a grammar, with which every grammar begins; `undefined` of what is none.
static napi_value version(napi_env env, napi_callback_info info) {
  napi_value argument, result = nullptr;
  size_t count = 1;
  bool is_grammar = false;
  void *grammar = nullptr;
  napi_get_cb_info(env, info, &count, &argument, nullptr, nullptr);
  napi_check_object_type_tag(env, argument, &language_tag, &is_grammar);
  if (is_grammar && napi_get_value_external(env, argument, &grammar) == napi_ok) {
    napi_create_uint32(env, *static_cast<uint32_t *>(grammar), &result);
  }
  return result;
}

NAPI_MODULE_INIT() {
  napi_value function;
  napi_create_function(env, "version", NAPI_AUTO_LENGTH, version, nullptr, &function);
  napi_set_named_property(env, exports, "version", function);
  return exports;
}
