; Only the language server knows the meanings of names; here the place of a name decides. No two
; patterns take the same name.

(comment) @comment
(documentation) @comment.documentation
(string) @string
(number) @number
(color) @string.special

[
  "action" "allow" "as" "at" "background" "because" "bottomBar" "breaking" "bundle" "cell" "column" "component" "content"
  "decoration" "deprecated" "empty" "enum" "essential" "fallback" "flag" "footer" "header" "import" "item" "layout" "let" "on"
  "onFailure" "open" "record" "repeated" "require" "reserved" "row" "screen" "section" "since" "test" "topBar" "unit"
  "until" "when" "with"
] @keyword

["and" "or" "not"] @keyword.operator

"drop" @constant.builtin

["==" "!=" "<" "<=" ">" ">=" "+" "-" "*" "/" "..." "=" "?"] @operator
["{" "}" "(" ")" "[" "]"] @punctuation.bracket
["," ":" "."] @punctuation.delimiter

; Declarations

(let_declaration name: (identifier) @constant)
(flag_declaration name: (identifier) @constant)
(flag_declaration variant: (identifier) @constant)
(enum_declaration name: (identifier) @type)
(enum_case name: (identifier) @constant)
(record_declaration name: (identifier) @type)
(action_declaration name: (identifier) @type)
(component_declaration name: (identifier) @type)
(fallback_clause component: (identifier) @type)
(decoration_declaration name: (identifier) @type)
(layout_declaration name: (identifier) @type)
(screen_declaration name: (identifier) @type)
(section_declaration name: (identifier) @variable)
(parameter name: (identifier) @variable.parameter)

; Fields and properties

(field name: (identifier) @property)
(reserved_statement name: (identifier) @property)
(with_statement name: (identifier) @type)
(property name: (identifier) @property)
(record_field name: (identifier) @property)

; Types, kinds of section, and what sections show

((named_type name: (identifier) @type.builtin)
  (#match? @type.builtin "^(Action|Bool|Color|Date|Decimal|ID|Image|Int|Text|URL)$"))
((named_type name: (identifier) @type)
  (#not-match? @type "^(Action|Bool|Color|Date|Decimal|ID|Image|Int|Text|URL)$"))

((layout_reference name: (identifier) @type.builtin)
  (#match? @type.builtin "^(hero|list|grid|carousel|waterfall|mosaic|flow|stack)$"))
((layout_reference name: (identifier) @type)
  (#not-match? @type "^(hero|list|grid|carousel|waterfall|mosaic|flow|stack)$"))

(unit_statement component: (identifier) @type)
(header_statement component: (identifier) @type)
(arrangement_statement component: (identifier) @type)
(footer_statement component: (identifier) @type)
(background_statement component: (identifier) @type)
(empty_statement component: (identifier) @type)
(bar_statement component: (identifier) @type)
(failure_statement component: (identifier) @type)
(content_element component: (identifier) @type)
(record name: (identifier) @type)

; Events

(event_name (identifier) @variable)
(action_call action: (identifier) @type)

; Values. Types begin with a capital letter, and values do not.

(argument label: (identifier) @variable.parameter)
(call_expression function: (identifier) @function)
((name_expression (identifier) @boolean)
  (#match? @boolean "^(true|false)$"))
((name_expression (identifier) @type)
  (#match? @type "^[A-Z]"))
((name_expression (identifier) @variable)
  (#match? @variable "^[a-z_]")
  (#not-match? @variable "^(true|false)$"))
((member_expression name: (identifier) @type)
  (#match? @type "^[A-Z]"))
((member_expression name: (identifier) @variable.member)
  (#match? @variable.member "^[a-z_]"))
