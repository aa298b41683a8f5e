; Declarations and their uses, for lists of symbols and search.

(let_declaration name: (identifier) @name) @definition.constant
(flag_declaration name: (identifier) @name) @definition.constant
(enum_declaration name: (identifier) @name) @definition.class
(record_declaration name: (identifier) @name) @definition.class
(action_declaration name: (identifier) @name) @definition.class
(component_declaration name: (identifier) @name) @definition.class
(decoration_declaration name: (identifier) @name) @definition.class
(layout_declaration name: (identifier) @name) @definition.class
(screen_declaration name: (identifier) @name) @definition.module
(field name: (identifier) @name) @definition.field

(named_type name: (identifier) @name) @reference.class
(layout_reference name: (identifier) @name) @reference.class
(unit_statement component: (identifier) @name) @reference.class
(header_statement component: (identifier) @name) @reference.class
(footer_statement component: (identifier) @name) @reference.class
(record name: (identifier) @name) @reference.class
(action_call action: (identifier) @name) @reference.call
