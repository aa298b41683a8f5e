// The grammar of .sdui files for tree-sitter: that of ../sdui.ebnf, with the parser's own rules for what a name may be
// where. Words are contextual, so src/scanner.c reads names wherever a word of the language could be one; it looks as
// far ahead as the parser does. The tests hold both to the compiler.

/// <reference types="tree-sitter-cli/dsl" />

/** Elements with commas between them, one allowed at the end. */
const elements = (element) => optional(seq(element, repeat(seq(",", element)), optional(",")));

/** Pieces in braces, with an optional comma behind each. */
const braces = (piece) => seq("{", repeat(seq(piece, optional(","))), "}");

/** What the parser calls a name, whichever rule the scanner reads it by. */
const named = ($, token) => alias(token, $.identifier);

/**
 * The rules of expressions, loosest operators first. Conditions have their own: a brace behind a name there begins a
 * block and no record.
 *
 * @param {string} prefix What the names of the rules begin with.
 * @param {(($: any) => any) | undefined} record What a record is, where one may stand.
 */
function expressions(prefix, record) {
  const rule = (name) => `_${prefix}_${name}`;
  const binary = (left, operator, right) =>
    seq(field("left", left), field("operator", operator), field("right", right));
  const chain = (operators, operand) => ($) => {
    const chained = alias($[rule(operators.name)], $.binary_expression);
    return binary(choice($[rule(operand)], chained), choice(...operators.words), $[rule(operand)]);
  };
  const level = (name, below) => ($) => choice($[rule(below)], alias($[rule(name)], $.binary_expression));
  return {
    [rule("expression")]: ($) =>
      choice(
        $[rule("inversion")],
        alias($[rule("conjunction")], $.binary_expression),
        alias($[rule("disjunction")], $.binary_expression),
      ),
    // `and` and `or` meet only with parentheses.
    [rule("conjunction")]: chain({ name: "conjunction", words: ["and"] }, "inversion"),
    [rule("disjunction")]: chain({ name: "disjunction", words: ["or"] }, "inversion"),
    [rule("inversion")]: ($) => choice($[rule("comparison_or_less")], alias($[rule("negation")], $.unary_expression)),
    [rule("negation")]: ($) => seq(field("operator", "not"), field("operand", $[rule("inversion")])),
    // Comparisons do not follow one another.
    [rule("comparison_or_less")]: level("comparison", "sum_or_less"),
    [rule("comparison")]: ($) =>
      binary($[rule("sum_or_less")], choice("==", "!=", "<", "<=", ">", ">="), $[rule("sum_or_less")]),
    [rule("sum_or_less")]: level("sum", "product_or_less"),
    [rule("sum")]: chain({ name: "sum", words: ["+", "-"] }, "product_or_less"),
    [rule("product_or_less")]: level("product", "factor"),
    [rule("product")]: chain({ name: "product", words: ["*", "/"] }, "factor"),
    [rule("factor")]: ($) => choice($[rule("operand")], alias($[rule("minus")], $.unary_expression)),
    [rule("minus")]: ($) => seq(field("operator", "-"), field("operand", $[rule("factor")])),

    [rule("operand")]: ($) => choice($._literal, $[rule("selectable")]),
    [rule("selectable")]: ($) =>
      choice(
        $.ratio,
        $.range,
        alias($[rule("reference")], $.name_expression),
        alias($[rule("call")], $.call_expression),
        alias($[rule("member")], $.member_expression),
        alias($[rule("parentheses")], $.parenthesized_expression),
        alias($[rule("tuple")], $.tuple),
        alias($[rule("list")], $.list),
        ...(record ? [record($)] : []),
      ),
    [rule("reference")]: ($) => named($, record ? $._value_name : $._condition_name),
    [rule("call")]: ($) =>
      seq(
        field("function", named($, record ? $._value_name : $._condition_name)),
        field("arguments", alias($[rule("arguments")], $.argument_list)),
      ),
    // Behind a literal the dot stands on the same line, or it is the dot of another language's call.
    [rule("member")]: ($) =>
      seq(
        choice(
          seq(field("base", $[rule("selectable")]), "."),
          seq(field("base", $._literal), alias($._dot_on_line, ".")),
        ),
        field("name", named($, $._word)),
      ),
    [rule("parentheses")]: ($) => seq("(", $[rule("expression")], ")"),
    [rule("tuple")]: ($) => seq("(", elements(alias($[rule("labelled")], $.argument)), ")"),
    [rule("labelled")]: ($) =>
      seq(field("label", named($, $._label)), alias($._label_colon, ":"), field("value", $[rule("expression")])),
    [rule("list")]: ($) => seq("[", elements($[rule("expression")]), "]"),
    [rule("arguments")]: ($) =>
      seq("(", elements(choice(alias($[rule("labelled")], $.argument), alias($[rule("unlabelled")], $.argument))), ")"),
    [rule("unlabelled")]: ($) => field("value", $[rule("expression")]),
  };
}

module.exports = grammar({
  name: "sdui",

  word: ($) => $._word,

  // In the order of `enum TokenType` in src/scanner.c.
  externals: ($) => [
    $._declared_name,
    $._reference_name,
    $._component_name,
    $._content_name,
    $._case_name,
    $._field_name,
    $._property_name,
    $._label,
    $._type_name,
    $._value_name,
    $._condition_name,
    $._number,
    $._ratio_number,
    $.color,
    $._ellipsis,
    $._dot_on_line,
    $._label_colon,
    $._recovery,
  ],

  extras: ($) => [/[ \t\r\n]/, $.comment, $.documentation],

  supertypes: ($) => [$._declaration, $._statement, $._type],

  rules: {
    file: ($) => repeat($._declaration),

    // Declarations ----------------------------------------------------------------------------------------------

    _declaration: ($) =>
      choice(
        $.import_declaration,
        $.let_declaration,
        $.flag_declaration,
        $.enum_declaration,
        $.record_declaration,
        $.action_declaration,
        $.component_declaration,
        $.decoration_declaration,
        $.layout_declaration,
        $.screen_declaration,
      ),

    import_declaration: ($) => seq("import", field("path", $.string)),

    let_declaration: ($) => seq("let", $._name, "=", field("value", $._value_expression)),

    flag_declaration: ($) => seq("flag", $._name, ":", "[", elements(field("variant", named($, $._word))), "]"),

    enum_declaration: ($) => seq(optional("open"), "enum", $._name, optional($.wire_name), $.enum_body),

    enum_body: ($) => braces(choice($.enum_case, alias($.enum_wire, $.property))),

    enum_wire: ($) =>
      seq(field("name", named($, $._property_name)), ":", field("value", alias($._value_tuple, $.tuple))),

    enum_case: ($) =>
      seq(
        field("name", named($, $._case_name)),
        optional($.wire_name),
        optional(seq(":", $._type)),
        optional($.since_clause),
        optional($.until_clause),
        optional($.deprecated_clause),
      ),

    record_declaration: ($) => seq("record", $._name, optional($.wire_name), optional($.field_block)),

    action_declaration: ($) => seq("action", $._name, optional($.wire_name), optional($.field_block)),

    component_declaration: ($) =>
      seq(
        "component",
        $._name,
        optional($.wire_name),
        optional($.since_clause),
        optional($.until_clause),
        optional($.deprecated_clause),
        optional(choice($.field_block, seq($.fallback_clause, optional($.field_block)))),
      ),

    // The first braces behind another component's name fill its fields.
    fallback_clause: ($) =>
      seq("fallback", choice("drop", prec.right(seq(field("component", named($, $._word)), optional($.record_body))))),

    decoration_declaration: ($) => seq("decoration", $._name, optional($.wire_name), optional($.block)),

    layout_declaration: ($) =>
      seq("layout", $._name, optional($.parameter_list), ":", $.layout_reference, optional($.block)),

    screen_declaration: ($) => seq("screen", $._name, optional($.wire_name), optional($.block)),

    _name: ($) => field("name", named($, $._declared_name)),

    wire_name: ($) => seq("as", $.string),

    since_clause: ($) => seq("since", $._version),

    until_clause: ($) => seq("until", $._version),

    deprecated_clause: ($) => seq("deprecated", $.string),

    _version: ($) =>
      choice(
        $.number,
        alias($._value_tuple, $.tuple),
        alias($._value_parentheses, $.parenthesized_expression),
      ),

    // Fields ----------------------------------------------------------------------------------------------------

    field_block: ($) =>
      braces(
        choice(
          $.field, $.with_statement, $.event_statement, $.require_statement, $.reserved_statement, $.allow_statement)),

    field: ($) =>
      seq(
        field("name", named($, $._field_name)),
        optional($.wire_name),
        ":",
        field("type", $._type),
        optional(seq("=", field("default", $._value_expression))),
        optional($.since_clause),
        optional($.until_clause),
        optional($.deprecated_clause),
      ),

    _type: ($) => choice($.named_type, $.list_type, $.map_type, $.optional_type),

    named_type: ($) =>
      seq(
        field("name", named($, $._type_name)),
        optional(field("arguments", alias($._value_arguments, $.argument_list))),
      ),

    list_type: ($) =>
      seq("[", $._type, "]", optional(field("arguments", alias($._value_arguments, $.argument_list)))),

    map_type: ($) =>
      seq(
        "[",
        field("key", alias($._key_type, $.named_type)),
        ":",
        field("value", $._type),
        "]",
        optional(field("arguments", alias($._value_arguments, $.argument_list))),
      ),

    _key_type: ($) => field("name", named($, $._label)),

    optional_type: ($) => seq($._type, "?"),

    reserved_statement: ($) => seq("reserved", field("name", named($, $._word))),

    with_statement: ($) => seq("with", field("name", named($, $._word))),

    parameter_list: ($) => seq("(", elements($.parameter), ")"),

    parameter: ($) =>
      seq(
        field("name", named($, $._label)),
        ":",
        field("type", $._type),
        optional(seq("=", field("default", $._value_expression))),
      ),

    // Statements ------------------------------------------------------------------------------------------------

    block: ($) => braces($._statement),

    _statement: ($) =>
      choice(
        $.property,
        $.section_declaration,
        $.unit_statement,
        $.item_statement,
        $.header_statement,
        $.footer_statement,
        $.background_statement,
        $.empty_statement,
        $.failure_statement,
        $.bar_statement,
        $.bundle_statement,
        $.content_statement,
        $.when_statement,
        $.require_statement,
        $.allow_statement,
        $.event_statement,
        $.test_statement,
        $.arrangement_statement,
        $.reserved_statement,
        $.with_statement,
      ),

    property: ($) => seq(field("name", named($, $._property_name)), ":", field("value", $._value_expression)),

    section_declaration: ($) =>
      seq(
        repeat(choice("essential", "repeated")),
        "section",
        $._name,
        optional($.wire_name),
        ":",
        $.layout_reference,
        optional($.block),
      ),

    layout_reference: ($) =>
      seq(
        field("name", named($, $._reference_name)),
        optional(field("arguments", alias($._value_arguments, $.argument_list))),
      ),

    unit_statement: ($) => seq("unit", $._component, optional($.block)),

    item_statement: ($) => seq("item", $.block),

    header_statement: ($) => seq("header", optional($._component), optional($.block)),

    footer_statement: ($) => seq("footer", optional($._component), optional($.block)),

    background_statement: ($) => seq("background", optional($._component), optional($.block)),

    empty_statement: ($) => seq("empty", $._component, optional($.block)),

    failure_statement: ($) => seq("onFailure", $._component, optional($.block)),

    bar_statement: ($) => seq(choice("topBar", "bottomBar"), $._component, optional($.block)),

    _component: ($) => field("component", named($, $._component_name)),

    bundle_statement: ($) => seq("bundle", optional($.wire_name), $.record_body),

    content_statement: ($) => seq("content", $.content_block),

    content_block: ($) => braces($.content_element),

    content_element: ($) => seq(field("component", named($, $._content_name)), optional($.record_body)),

    when_statement: ($) =>
      seq(
        "when",
        field("condition", $._condition_expression),
        choice(seq(":", $.layout_reference, optional($.block)), $.block),
      ),

    require_statement: ($) => seq("require", field("condition", $._condition_expression)),

    allow_statement: ($) => seq("allow", optional("breaking"), field("check", $.string), "because", field("reason", $.string)),

    event_statement: ($) => seq("on", $.event_name, ":", $.action_call),

    event_name: ($) => seq(named($, $._word), optional(seq(".", named($, $._word)))),

    action_call: ($) => seq(field("action", named($, $._reference_name)), optional($.record_body)),

    test_statement: ($) =>
      seq("test", field("title", $.string), "at", field("arguments", alias($._value_arguments, $.argument_list)), $.block),

    arrangement_statement: ($) => seq(choice("row", "column", "cell"), optional($._component), optional($.block)),

    // Expressions -----------------------------------------------------------------------------------------------

    ...expressions("value", ($) => $.record),
    ...expressions("condition", undefined),

    record: ($) => seq(field("name", named($, $._value_name)), $.record_body),

    record_body: ($) => braces($.record_field),

    record_field: ($) => seq(field("name", named($, $._label)), ":", field("value", $._value_expression)),

    _literal: ($) => choice($.number, $.string, $.color),

    range: ($) => seq(field("from", $.number), alias($._ellipsis, "..."), optional(field("to", $.number))),

    ratio: ($) => seq(field("width", alias($._ratio_number, $.number)), ":", field("height", $.number)),

    number: ($) => $._number,

    // Tokens ----------------------------------------------------------------------------------------------------

    _word: () => /[A-Za-z_][A-Za-z0-9_]*/,

    string: () =>
      token(
        seq(
          '"',
          repeat(
            choice(
              /[^"\\\x00-\x1F]/,
              /\\["\\\/bfnrt]/,
              /\\u[0-9A-Ca-cE-Fe-f][0-9A-Fa-f]{3}/,
              /\\u[Dd][0-7][0-9A-Fa-f]{2}/,
              // Two halves of one character.
              /\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}/,
            ),
          ),
          '"',
        ),
      ),

    documentation: () => token(seq("///", optional(/[^\/\r\n\x00][^\r\n\x00]*/))),

    comment: () =>
      token(choice(seq("//", optional(/[^\/\r\n\x00][^\r\n\x00]*/)), seq("////", optional(/[^\r\n\x00]+/)))),
  },
});
