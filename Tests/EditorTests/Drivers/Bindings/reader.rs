//! Gives the grammar of the Rust binding to a program that loads this library, and what else the binding has.

use std::ffi::c_char;

use tree_sitter_sdui::{HIGHLIGHTS_QUERY, LANGUAGE, LOCALS_QUERY, NODE_TYPES, TAGS_QUERY};

#[no_mangle]
pub extern "C" fn language() -> *const () {
    unsafe { LANGUAGE.into_raw()() }
}

/// The text of a constant of the binding, whose length is written to `length`.
#[no_mangle]
pub extern "C" fn text(index: usize, length: &mut usize) -> *const c_char {
    let text = [NODE_TYPES, HIGHLIGHTS_QUERY, LOCALS_QUERY, TAGS_QUERY][index];
    *length = text.len();
    text.as_ptr().cast()
}
