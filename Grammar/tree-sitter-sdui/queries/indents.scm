[
  (block)
  (field_block)
  (enum_body)
  (content_block)
  (record_body)
  (flag_declaration)
  (parameter_list)
  (argument_list)
  (tuple)
  (parenthesized_expression)
  (list)
] @indent.begin

["}" ")" "]"] @indent.branch @indent.end

[(comment) (documentation) (string)] @indent.ignore
