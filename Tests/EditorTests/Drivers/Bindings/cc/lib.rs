//! Has the functions of the package cc 1.2 that the build script calls.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Default)]
pub struct Build {
    options: Vec<String>,
    files: Vec<PathBuf>,
}

impl Build {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn std(&mut self, standard: &str) -> &mut Self {
        self.flag(format!("-std={standard}"))
    }

    pub fn include(&mut self, folder: impl AsRef<Path>) -> &mut Self {
        self.flag(format!("-I{}", folder.as_ref().display()))
    }

    pub fn flag(&mut self, flag: impl Into<String>) -> &mut Self {
        self.options.push(flag.into());
        self
    }

    pub fn file(&mut self, file: impl AsRef<Path>) -> &mut Self {
        self.files.push(file.as_ref().into());
        self
    }

    pub fn compile(&self, name: &str) {
        let folder = PathBuf::from(env::var("OUT_DIR").unwrap());
        let mut objects = Vec::new();
        for file in &self.files {
            let object = folder.join(file.file_name().unwrap()).with_extension("o");
            run(Command::new("cc").args(&self.options).args(["-fPIC", "-c"]).arg(file).arg("-o").arg(&object));
            objects.push(object);
        }
        run(Command::new("ar").arg("crs").arg(folder.join(format!("lib{name}.a"))).args(&objects));
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:rustc-link-lib=static={name}");
    }
}

fn run(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}
