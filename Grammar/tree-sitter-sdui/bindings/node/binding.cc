// Gives Node the grammar, by the C interface of Node-API, which needs no package.

#include <node_api.h>

struct TSLanguage;

extern "C" const TSLanguage *tree_sitter_sdui();

// By this tag the package tree-sitter recognizes grammars: "tree-sitter" and "language", hashed with BLAKE2.
static const napi_type_tag language_tag = {0x8AF2E5212AD58ABF, 0xD5006CAD83ABBA16};

NAPI_MODULE_INIT() {
  napi_value language;
  void *grammar = const_cast<TSLanguage *>(tree_sitter_sdui());
  if (napi_create_external(env, grammar, nullptr, nullptr, &language) != napi_ok ||
      napi_type_tag_object(env, language, &language_tag) != napi_ok ||
      napi_set_named_property(env, exports, "language", language) != napi_ok) {
    napi_throw_error(env, nullptr, "the grammar cannot be given to Node");
  }
  return exports;
}
