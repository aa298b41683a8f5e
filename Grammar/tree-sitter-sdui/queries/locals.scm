; Declarations are known in the whole file, and in those that import it.
(file) @local.scope

(let_declaration name: (identifier) @local.definition.constant)
(flag_declaration name: (identifier) @local.definition.constant)
(enum_declaration name: (identifier) @local.definition.type)
(record_declaration name: (identifier) @local.definition.type)
(action_declaration name: (identifier) @local.definition.type)
(component_declaration name: (identifier) @local.definition.type)
(decoration_declaration name: (identifier) @local.definition.type)
(layout_declaration name: (identifier) @local.definition.type)
(screen_declaration name: (identifier) @local.definition.type)

; Parameters are known in their layout, sections in their screen, fields in their record or component.
(layout_declaration) @local.scope
(screen_declaration) @local.scope
(record_declaration) @local.scope
(action_declaration) @local.scope
(component_declaration) @local.scope

(parameter name: (identifier) @local.definition.parameter)
(section_declaration name: (identifier) @local.definition.var)
(field name: (identifier) @local.definition.field)

(named_type name: (identifier) @local.reference)
(layout_reference name: (identifier) @local.reference)
(unit_statement component: (identifier) @local.reference)
(header_statement component: (identifier) @local.reference)
(arrangement_statement component: (identifier) @local.reference)
(footer_statement component: (identifier) @local.reference)
(background_statement component: (identifier) @local.reference)
(empty_statement component: (identifier) @local.reference)
(bar_statement component: (identifier) @local.reference)
(failure_statement component: (identifier) @local.reference)
(content_element component: (identifier) @local.reference)
(fallback_clause component: (identifier) @local.reference)
(action_call action: (identifier) @local.reference)
(record name: (identifier) @local.reference)
(name_expression (identifier) @local.reference)
