// Names, and tokens that need a look at what stands behind them.
//
// The words of .sdui files are contextual: `section` is a name wherever a name is due. What is due, and what follows,
// decides, as it does in the compiler's parser; each rule here names the rule there (Sources/Compiler/SDUISyntax/Grammar). The
// scanner has no state.

#include "tree_sitter/parser.h"

#include <string.h>

enum TokenType {
  DECLARED_NAME,
  REFERENCE_NAME,
  COMPONENT_NAME,
  CONTENT_NAME,
  CASE_NAME,
  FIELD_NAME,
  PROPERTY_NAME,
  LABEL,
  TYPE_NAME,
  VALUE_NAME,
  CONDITION_NAME,
  NUMBER,
  RATIO_NUMBER,
  COLOR,
  ELLIPSIS,
  DOT_ON_LINE,
  LABEL_COLON,
  // Only while the parser looks for its way out of an error, when all tokens are valid.
  RECOVERY,
};

// Longer than every word of the language.
#define WORD_SIZE 16

typedef enum {
  KIND_END,
  KIND_NAME,
  KIND_NUMBER,
  KIND_STRING,
  KIND_BRACE,
  KIND_PARENTHESIS,
  KIND_BRACKET,
  KIND_COLON,
  KIND_DOT,
  KIND_EQUAL,
  KIND_COMPARISON,
  KIND_OTHER,
} Kind;

// A token, as far as rules ask.
typedef struct {
  Kind kind;
  bool starts_line;
  // The name, cut to what fits.
  char word[WORD_SIZE];
} Token;

// What stands at a name, and the three tokens behind it.
typedef struct {
  TSLexer *lexer;
  Token tokens[4];
  int count;
} Place;

// Characters ------------------------------------------------------------------------------------------------------

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }

static bool is_letter(int32_t c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static bool is_name_start(int32_t c) { return is_letter(c) || c == '_'; }

static bool is_name_rest(int32_t c) { return is_name_start(c) || is_digit(c); }

static bool is_hexadecimal(int32_t c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

static bool is_line_break(int32_t c) { return c == '\n' || c == '\r'; }

static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || is_line_break(c); }

static void take(TSLexer *lexer) { lexer->advance(lexer, false); }

// Passes over blanks, which are no part of any token.
//
// Returns whether a line ended.
static bool skip_blanks(TSLexer *lexer, bool before_token) {
  bool line_ended = false;
  while (is_blank(lexer->lookahead)) {
    line_ended |= is_line_break(lexer->lookahead);
    lexer->advance(lexer, before_token);
  }
  return line_ended;
}

// Looking ahead ---------------------------------------------------------------------------------------------------

// Passes over blanks and comments. `had_slash` tells of a slash that begins no comment.
static bool skip_gap(TSLexer *lexer, bool *had_slash) {
  bool line_ended = false;
  for (;;) {
    line_ended |= skip_blanks(lexer, false);
    if (lexer->lookahead != '/') return line_ended;
    take(lexer);
    if (lexer->lookahead != '/') {
      *had_slash = true;
      return line_ended;
    }
    while (!lexer->eof(lexer) && !is_line_break(lexer->lookahead)) take(lexer);
  }
}

static void take_word(TSLexer *lexer, char word[WORD_SIZE]) {
  int count = 0;
  while (is_name_rest(lexer->lookahead)) {
    if (count < WORD_SIZE - 1) word[count++] = (char)lexer->lookahead;
    take(lexer);
  }
  word[count] = 0;
}

// Takes digits, `.` and digits any number of times, and a unit.
//
// Returns whether the number ends there; `ended_by_dot` tells that a dot has been taken that is no part of it.
static bool take_number(TSLexer *lexer, bool *ended_by_dot) {
  while (is_digit(lexer->lookahead)) take(lexer);
  lexer->mark_end(lexer);
  while (lexer->lookahead == '.') {
    take(lexer);
    if (!is_digit(lexer->lookahead)) {
      // `320...` is a range, and `320.` a mistake.
      *ended_by_dot = true;
      return lexer->lookahead == '.';
    }
    while (is_digit(lexer->lookahead)) take(lexer);
    lexer->mark_end(lexer);
  }
  if (lexer->lookahead == '%') {
    take(lexer);
  } else {
    while (is_letter(lexer->lookahead)) take(lexer);
  }
  lexer->mark_end(lexer);
  if (lexer->lookahead == '.') {
    take(lexer);
    *ended_by_dot = true;
    return lexer->lookahead == '.';
  }
  return !is_name_rest(lexer->lookahead) && lexer->lookahead != '%' && lexer->lookahead != '\'';
}

static void take_string(TSLexer *lexer) {
  take(lexer);
  while (!lexer->eof(lexer) && !is_line_break(lexer->lookahead)) {
    int32_t character = lexer->lookahead;
    take(lexer);
    if (character == '"') return;
    if (character == '\\' && !is_line_break(lexer->lookahead)) take(lexer);
  }
}

static Kind take_mark(TSLexer *lexer) {
  int32_t character = lexer->lookahead;
  take(lexer);
  switch (character) {
    case '{': return KIND_BRACE;
    case '(': return KIND_PARENTHESIS;
    case '[': return KIND_BRACKET;
    case ':': return KIND_COLON;
    case '.': return lexer->lookahead == '.' ? KIND_OTHER : KIND_DOT;
    case '<':
    case '>': return KIND_COMPARISON;
    case '=': return lexer->lookahead == '=' ? KIND_COMPARISON : KIND_EQUAL;
    case '!': return lexer->lookahead == '=' ? KIND_COMPARISON : KIND_OTHER;
    default: return KIND_OTHER;
  }
}

// The token at a distance behind the name; nothing is read that is not asked for.
static const Token *behind(Place *place, int distance) {
  TSLexer *lexer = place->lexer;
  while (place->count <= distance) {
    Token *token = &place->tokens[place->count++];
    memset(token, 0, sizeof *token);
    bool had_slash = false;
    token->starts_line = skip_gap(lexer, &had_slash);
    if (had_slash) {
      token->kind = KIND_OTHER;
    } else if (lexer->eof(lexer)) {
      token->kind = KIND_END;
    } else if (is_name_start(lexer->lookahead)) {
      token->kind = KIND_NAME;
      take_word(lexer, token->word);
    } else if (is_digit(lexer->lookahead)) {
      token->kind = KIND_NUMBER;
      while (is_name_rest(lexer->lookahead) || lexer->lookahead == '%') take(lexer);
    } else if (lexer->lookahead == '"') {
      token->kind = KIND_STRING;
      take_string(lexer);
    } else {
      token->kind = take_mark(lexer);
    }
  }
  return &place->tokens[distance];
}

static Kind kind(Place *place, int distance) { return behind(place, distance)->kind; }

// Words -----------------------------------------------------------------------------------------------------------

static bool is_one_of(const char *word, const char *const *words) {
  for (; *words; words++) {
    if (strcmp(word, *words) == 0) return true;
  }
  return false;
}

static bool is_word(Place *place, int distance, const char *word) {
  const Token *token = behind(place, distance);
  return token->kind == KIND_NAME && strcmp(token->word, word) == 0;
}

// `Keyword.beginsDeclaration`
static bool begins_declaration(Place *place, int distance) {
  static const char *const words[] = {"import", "let",       "flag",       "open",   "enum",   "record",
                                      "action", "component", "decoration", "layout", "screen", NULL};
  return kind(place, distance) == KIND_NAME && is_one_of(behind(place, distance)->word, words);
}

// `Keyword.beginsStatement`
static bool begins_statement(Place *place, int distance) {
  static const char *const words[] = {
      "section", "essential", "repeated", "unit",  "item", "header", "footer", "background", "empty", "onFailure", "topBar",
      "bottomBar", "bundle", "content", "when", "require", "allow", "on", "test", "row", "column", "cell", "reserved", "with",
      NULL};
  return kind(place, distance) == KIND_NAME && is_one_of(behind(place, distance)->word, words);
}

static bool begins_something(Place *place, int distance) {
  return begins_statement(place, distance) || begins_declaration(place, distance);
}

// `Keyword.followsDeclaredName`
static bool follows_declared_name(Place *place, int distance) {
  static const char *const words[] = {"as", "since", "until", "deprecated", "fallback", NULL};
  return kind(place, distance) == KIND_NAME && is_one_of(behind(place, distance)->word, words);
}

// Rules of the parser ---------------------------------------------------------------------------------------------

// `Parser.beginsNextStatement`: a word on a new line begins something itself, if what follows fits it.
static bool begins_next_statement(Place *place) {
  if (!begins_something(place, 0) || !behind(place, 0)->starts_line) return false;
  if (kind(place, 1) != KIND_NAME) return true;
  bool is_event = kind(place, 2) == KIND_COLON || kind(place, 2) == KIND_DOT;
  if (is_word(place, 0, "on") && is_event && !behind(place, 1)->starts_line) return true;
  bool is_statement_behind = begins_something(place, 1) || kind(place, 2) == KIND_COLON;
  if (is_word(place, 0, "section") || is_word(place, 0, "essential") || is_word(place, 0, "repeated")) {
    bool is_section_behind = (kind(place, 2) == KIND_COLON && kind(place, 3) == KIND_NAME) ||
                             (kind(place, 2) == KIND_NAME && is_word(place, 1, "section"));
    return !is_statement_behind || is_section_behind;
  }
  return !is_statement_behind;
}

// `Parser.beginsWholeDeclaration`
static bool begins_whole_declaration(Place *place) {
  if (is_word(place, 0, "import")) return kind(place, 1) == KIND_STRING;
  if (is_word(place, 0, "open")) return is_word(place, 1, "enum") && kind(place, 2) == KIND_NAME;
  if (!begins_declaration(place, 0) || kind(place, 1) != KIND_NAME) return false;
  Kind second = kind(place, 2);
  if (is_word(place, 0, "let")) return second == KIND_EQUAL || second == KIND_COLON;
  if (is_word(place, 0, "flag")) return second == KIND_COLON && kind(place, 3) == KIND_BRACKET;
  if (is_word(place, 0, "layout")) return second == KIND_COLON || second == KIND_PARENTHESIS;
  return second == KIND_BRACE || follows_declared_name(place, 2);
}

static bool begins_operation(Kind kind) {
  return kind == KIND_COMPARISON || kind == KIND_DOT || kind == KIND_PARENTHESIS || kind == KIND_BRACE;
}

// `Parser.beginsWholeStatement`
static bool begins_whole_statement(Place *place) {
  static const char *const with_component[] = {"unit", "empty", "onFailure", "topBar", "bottomBar", "header", "footer", "background", NULL};
  static const char *const with_block[] = {"item", "content", "row", "column", "cell", NULL};
  if (!begins_statement(place, 0)) return false;
  const char *word = behind(place, 0)->word;
  Kind first = kind(place, 1);
  if (is_one_of(word, with_block)) return first == KIND_BRACE;
  if (is_one_of(word, with_component)) {
    return first == KIND_BRACE || (first == KIND_NAME && kind(place, 2) == KIND_BRACE);
  }
  if (strcmp(word, "bundle") == 0) return first == KIND_BRACE || is_word(place, 1, "as");
  if (strcmp(word, "test") == 0 || strcmp(word, "allow") == 0) return first == KIND_STRING;
  if (strcmp(word, "essential") == 0 || strcmp(word, "repeated") == 0) return begins_statement(place, 1);
  if (strcmp(word, "section") == 0) return first == KIND_NAME && kind(place, 2) == KIND_COLON;
  if (first != KIND_NAME) return false;
  if (strcmp(word, "when") == 0 || strcmp(word, "require") == 0) {
    return begins_operation(kind(place, 2)) || is_word(place, 1, "not");
  }
  return strcmp(word, "on") == 0 && (kind(place, 2) == KIND_COLON || kind(place, 2) == KIND_DOT);
}

// `Parser.nameOfDeclaration`
static bool is_declared_name(Place *place) {
  if (kind(place, 1) != KIND_NAME || follows_declared_name(place, 1)) return true;
  return !begins_next_statement(place);
}

// `Parser.nameOfReference`
static bool is_reference_name(Place *place) {
  if (begins_something(place, 0) && behind(place, 0)->starts_line) return false;
  return kind(place, 1) != KIND_COLON;
}

// `Parser.contentElement`
static bool is_content_name(Place *place) {
  if (kind(place, 1) == KIND_COLON) return false;
  if (kind(place, 1) == KIND_BRACE || behind(place, 1)->starts_line) return true;
  return !begins_whole_declaration(place) && !begins_whole_statement(place);
}

// `Parser.enumBody` and the clauses behind a case
static bool is_case_name(Place *place) {
  Kind first = kind(place, 1);
  if (is_word(place, 0, "as") || is_word(place, 0, "deprecated")) {
    if (first == KIND_STRING) return false;
  }
  if (is_word(place, 0, "since") || is_word(place, 0, "until")) {
    if (first == KIND_NUMBER || first == KIND_PARENTHESIS) return false;
  }
  if (is_word(place, 0, "case") && first == KIND_NAME && !behind(place, 1)->starts_line) return false;
  return !begins_whole_declaration(place) && !begins_whole_statement(place);
}

// `Parser.fieldBlockMember`
static bool is_field_name(Place *place) {
  return kind(place, 1) == KIND_COLON || (is_word(place, 1, "as") && kind(place, 2) == KIND_STRING);
}

// `Parser.statement`: a section without its name is no property.
static bool is_property_name(Place *place) {
  if (kind(place, 1) != KIND_COLON) return false;
  return !is_word(place, 0, "section") || kind(place, 2) != KIND_NAME;
}

// `Parser.named`
static bool is_value_name(Place *place, bool in_condition) {
  if (is_word(place, 0, "not")) return false;
  switch (kind(place, 1)) {
    case KIND_PARENTHESIS: return true;
    case KIND_COLON: return in_condition;
    case KIND_BRACE: return in_condition || !begins_next_statement(place);
    case KIND_NAME:
    case KIND_STRING: return !begins_next_statement(place);
    default: return true;
  }
}

// `Parser.type`
static bool is_type_name(Place *place) {
  if (kind(place, 1) == KIND_COLON) return false;
  bool has_word_behind = kind(place, 1) == KIND_NAME || kind(place, 1) == KIND_STRING;
  return !has_word_behind || !begins_next_statement(place);
}

// `Parser.isAtSupplementaryName`
static bool is_component_name(Place *place) { return kind(place, 1) != KIND_COLON && !begins_statement(place, 0); }

// `Parser.enumBody`
static bool is_enum_wire(Place *place) {
  return is_word(place, 0, "wire") && kind(place, 1) == KIND_COLON && kind(place, 2) == KIND_PARENTHESIS;
}

// What a name is, among what may stand here; `RECOVERY` for what the grammar's own tokens are to say.
static enum TokenType name_type(Place *place, const bool *valid) {
  bool is_in_enum = valid[CASE_NAME] && !valid[RECOVERY];
  if (valid[PROPERTY_NAME] && (is_in_enum ? is_enum_wire(place) : is_property_name(place))) return PROPERTY_NAME;
  if (valid[FIELD_NAME] && is_field_name(place)) return FIELD_NAME;
  if (valid[LABEL] && kind(place, 1) == KIND_COLON) return LABEL;
  if (valid[RECOVERY]) return RECOVERY;
  if (valid[COMPONENT_NAME] && is_component_name(place)) return COMPONENT_NAME;
  if (valid[CONTENT_NAME] && is_content_name(place)) return CONTENT_NAME;
  if (valid[CASE_NAME] && is_case_name(place)) return CASE_NAME;
  if (valid[DECLARED_NAME] && is_declared_name(place)) return DECLARED_NAME;
  if (valid[REFERENCE_NAME] && is_reference_name(place)) return REFERENCE_NAME;
  if (valid[TYPE_NAME] && is_type_name(place)) return TYPE_NAME;
  if (valid[VALUE_NAME] && is_value_name(place, false)) return VALUE_NAME;
  if (valid[CONDITION_NAME] && is_value_name(place, true)) return CONDITION_NAME;
  return RECOVERY;
}

// Tokens ----------------------------------------------------------------------------------------------------------

static bool scan_name(TSLexer *lexer, const bool *valid, bool starts_line) {
  Place place = {.lexer = lexer, .count = 1};
  place.tokens[0].kind = KIND_NAME;
  place.tokens[0].starts_line = starts_line;
  take_word(lexer, place.tokens[0].word);
  // A letter that no name may hold.
  if (lexer->lookahead >= 0x80) return false;
  lexer->mark_end(lexer);
  enum TokenType type = name_type(&place, valid);
  if (type == RECOVERY) return false;
  lexer->result_symbol = type;
  return true;
}

static bool scan_number(TSLexer *lexer, const bool *valid) {
  bool ended_by_dot = false;
  if (!take_number(lexer, &ended_by_dot)) return false;
  lexer->result_symbol = NUMBER;
  if (ended_by_dot || !valid[RATIO_NUMBER]) return valid[NUMBER];
  bool had_slash = false;
  skip_gap(lexer, &had_slash);
  if (had_slash || lexer->lookahead != ':') return valid[NUMBER];
  take(lexer);
  skip_gap(lexer, &had_slash);
  if (!had_slash && is_digit(lexer->lookahead)) lexer->result_symbol = RATIO_NUMBER;
  return lexer->result_symbol == RATIO_NUMBER || valid[NUMBER];
}

static bool scan_color(TSLexer *lexer) {
  take(lexer);
  int count = 0;
  while (is_hexadecimal(lexer->lookahead)) {
    count++;
    take(lexer);
  }
  if (is_name_rest(lexer->lookahead) || (count != 6 && count != 8)) return false;
  lexer->mark_end(lexer);
  lexer->result_symbol = COLOR;
  return true;
}

static bool scan_dots(TSLexer *lexer, const bool *valid, bool starts_line) {
  int count = 0;
  while (lexer->lookahead == '.') {
    count++;
    take(lexer);
  }
  lexer->mark_end(lexer);
  if (count == 3 && valid[ELLIPSIS]) {
    lexer->result_symbol = ELLIPSIS;
    return true;
  }
  lexer->result_symbol = DOT_ON_LINE;
  return count == 1 && valid[DOT_ON_LINE] && !starts_line;
}

// `Parser.isRestOfNamedNumber`: behind a name, `1,5` is meant as one number.
static bool scan_label_colon(TSLexer *lexer) {
  take(lexer);
  lexer->mark_end(lexer);
  lexer->result_symbol = LABEL_COLON;
  bool had_slash = false;
  skip_gap(lexer, &had_slash);
  if (had_slash || !is_digit(lexer->lookahead)) return true;
  while (is_name_rest(lexer->lookahead) || lexer->lookahead == '.' || lexer->lookahead == '%') take(lexer);
  if (lexer->lookahead != ',') return true;
  take(lexer);
  return !is_digit(lexer->lookahead);
}

bool tree_sitter_sdui_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
  (void)payload;
  bool starts_line = skip_blanks(lexer, true);
  int32_t first = lexer->lookahead;
  if (is_name_start(first)) return scan_name(lexer, valid, starts_line);
  if (is_digit(first) && (valid[NUMBER] || valid[RATIO_NUMBER])) return scan_number(lexer, valid);
  if (first == '#' && valid[COLOR]) return scan_color(lexer);
  if (first == '.' && (valid[ELLIPSIS] || valid[DOT_ON_LINE])) return scan_dots(lexer, valid, starts_line);
  if (first == ':' && valid[LABEL_COLON] && !valid[RECOVERY]) return scan_label_colon(lexer);
  return false;
}

void *tree_sitter_sdui_external_scanner_create(void) { return NULL; }

void tree_sitter_sdui_external_scanner_destroy(void *payload) { (void)payload; }

unsigned tree_sitter_sdui_external_scanner_serialize(void *payload, char *buffer) {
  (void)payload;
  (void)buffer;
  return 0;
}

void tree_sitter_sdui_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
  (void)payload;
  (void)buffer;
  (void)length;
}
