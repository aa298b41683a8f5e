[
  (block)
  (field_block)
  (enum_body)
  (content_block)
  (record_body)
  (parameter_list)
  (argument_list)
  (tuple)
  (list)
] @fold
