//! Has the functions of the package tree-sitter-language 0.1.

#[derive(Clone, Copy)]
pub struct LanguageFn(unsafe extern "C" fn() -> *const ());

impl LanguageFn {
    /// # Safety
    ///
    /// The function returns a grammar.
    pub const unsafe fn from_raw(function: unsafe extern "C" fn() -> *const ()) -> Self {
        Self(function)
    }

    pub const fn into_raw(self) -> unsafe extern "C" fn() -> *const () {
        self.0
    }
}
