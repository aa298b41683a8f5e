// Checks a document against a JSON Schema while it is read, with RapidJSON: its SAX reader into its schema validator.
// Writes nanoseconds, one repetition a line.

#include <rapidjson/document.h>
#include <rapidjson/filereadstream.h>
#include <rapidjson/reader.h>
#include <rapidjson/schema.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

static std::string read(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

int main(int count, char **arguments) {
  if (count == 2) {
    std::printf("RapidJSON %s\n", RAPIDJSON_VERSION_STRING);
    return 0;
  }
  if (count != 4) return 2;
  rapidjson::Document definition;
  std::string schemaText = read(arguments[1]), text = read(arguments[2]);
  if (definition.Parse(schemaText.data(), schemaText.size()).HasParseError()) return 1;
  rapidjson::SchemaDocument schema(definition);
  for (int repetition = 0; repetition < std::atoi(arguments[3]); ++repetition) {
    auto start = std::chrono::steady_clock::now();
    rapidjson::SchemaValidator validator(schema);
    rapidjson::Reader reader;
    rapidjson::StringStream stream(text.c_str());
    bool isRead = bool(reader.Parse<rapidjson::kParseValidateEncodingFlag>(stream, validator));
    auto time = std::chrono::steady_clock::now() - start;
    if (!isRead || !validator.IsValid()) {
      std::fprintf(stderr, "the response breaks `%s`\n", validator.GetInvalidSchemaKeyword());
      return 1;
    }
    std::printf("%lld\n", (long long)std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
  }
}
