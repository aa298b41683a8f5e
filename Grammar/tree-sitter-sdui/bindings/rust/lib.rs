//! The grammar of `.sdui` files for [tree-sitter].
//!
//! ```
//! let mut parser = tree_sitter::Parser::new();
//! parser.set_language(&tree_sitter_sdui::LANGUAGE.into()).expect("the versions fit");
//! let tree = parser.parse("component Card { id: ID }", None).expect("nothing cancels it");
//! assert!(!tree.root_node().has_error());
//! ```
//!
//! [tree-sitter]: https://tree-sitter.github.io

use tree_sitter_language::LanguageFn;

extern "C" {
    fn tree_sitter_sdui() -> *const ();
}

/// The grammar, which a `tree_sitter::Language` is made from.
pub const LANGUAGE: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_sdui) };

/// The kinds of nodes, in tree-sitter's own form.
pub const NODE_TYPES: &str = include_str!("../../src/node-types.json");

/// The query for colours.
pub const HIGHLIGHTS_QUERY: &str = include_str!("../../queries/highlights.scm");

/// The query for names that belong together.
pub const LOCALS_QUERY: &str = include_str!("../../queries/locals.scm");

/// The query for declarations and their uses.
pub const TAGS_QUERY: &str = include_str!("../../queries/tags.scm");

#[cfg(test)]
mod tests {
    #[test]
    fn the_grammar_is_loaded() {
        let mut parser = tree_sitter::Parser::new();
        parser.set_language(&super::LANGUAGE.into()).expect("the versions fit");
    }
}
