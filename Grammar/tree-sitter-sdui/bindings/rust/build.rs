//! Compiles the parser and its scanner, which are C.

fn main() {
    let mut build = cc::Build::new();
    build.std("c11").include("src");

    #[cfg(target_env = "msvc")]
    build.flag("-utf-8");

    // WebAssembly has no C library; the package tree-sitter-language names headers of its own.
    if let Ok(headers) = std::env::var("DEP_TREE_SITTER_LANGUAGE_WASM_HEADERS") {
        if std::env::var("TARGET").is_ok_and(|target| target == "wasm32-unknown-unknown") {
            build.include(headers);
        }
    }

    for path in ["src/parser.c", "src/scanner.c"] {
        build.file(path);
        println!("cargo:rerun-if-changed={path}");
    }
    build.compile("tree-sitter-sdui");
}
