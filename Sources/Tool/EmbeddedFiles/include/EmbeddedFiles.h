/// The files of this repository that are part of the tool. Each function returns the bytes of one file, with a 0 after them.
///
/// They are compiled from the files themselves, so that no text of a page or of a template is in a literal of Swift.
#pragma once

/// `Grammar/DIAGNOSTICS.md`: a section for each code of a finding.
const unsigned char *embedded_diagnostics_page(void);

/// `Grammar/Language/Actions.md`.
const unsigned char *embedded_actions_page(void);

/// `Grammar/Language/Allow.md`.
const unsigned char *embedded_allow_page(void);

/// `Grammar/Language/Arithmetic.md`.
const unsigned char *embedded_arithmetic_page(void);

/// `Grammar/Language/Bars.md`.
const unsigned char *embedded_bars_page(void);

/// `Grammar/Language/Components.md`.
const unsigned char *embedded_components_page(void);

/// `Grammar/Language/Constants.md`.
const unsigned char *embedded_constants_page(void);

/// `Grammar/Language/Content.md`.
const unsigned char *embedded_content_page(void);

/// `Grammar/Language/Enums.md`.
const unsigned char *embedded_enums_page(void);

/// `Grammar/Language/Events.md`.
const unsigned char *embedded_events_page(void);

/// `Grammar/Language/Flags.md`.
const unsigned char *embedded_flags_page(void);

/// `Grammar/Language/Grid.md`.
const unsigned char *embedded_grid_page(void);

/// `Grammar/Language/Imports.md`.
const unsigned char *embedded_imports_page(void);

/// `Grammar/Language/Layouts.md`.
const unsigned char *embedded_layouts_page(void);

/// `Grammar/Language/Records.md`.
const unsigned char *embedded_records_page(void);

/// `Grammar/Language/Requirements.md`.
const unsigned char *embedded_requirements_page(void);

/// `Grammar/Language/Tests.md`.
const unsigned char *embedded_tests_page(void);

/// `Grammar/Language/When.md`.
const unsigned char *embedded_when_page(void);

/// `Sources/Output/SDUIReports/Preview/Page/page.css`.
const unsigned char *embedded_preview_page_style(void);

/// The other style sheets of `Sources/Output/SDUIReports/Preview/Page`, one after another.
const unsigned char *embedded_preview_style(void);

/// The scripts of `Sources/Output/SDUIReports/Preview/Page`, one after another.
const unsigned char *embedded_preview_script(void);

/// `Sources/Runtime/kotlin/ResponseSupport.kt`, which generated Kotlin is compiled with.
const unsigned char *embedded_kotlin_runtime(void);

/// The files of `Sources/Runtime/SDUIResponse`, one after another, with which generated Swift reads responses.
const unsigned char *embedded_swift_response_runtime(void);

/// The files of `Sources/Runtime/SDUICollectionView/Native`, one after another, which generated compositional layouts use.
const unsigned char *embedded_swift_layout_runtime(void);

/// `Sources/Runtime/kotlin/ResponseMapping.kt`, which generated Kotlin is compiled with if a screen has a mapping.
const unsigned char *embedded_kotlin_mapping(void);

/// `Sources/Runtime/typescript/ResponseMapping.ts`, which generated TypeScript is compiled with if a screen has a mapping.
const unsigned char *embedded_typescript_mapping(void);

/// `Sources/Runtime/typescript/Support.ts`, which generated TypeScript is compiled with.
const unsigned char *embedded_typescript_runtime(void);

/// `Sources/Tool/sduic/Templates/catalogue.sdui`, which `sduic new` writes.
const unsigned char *embedded_catalogue_template(void);

/// `Sources/Tool/sduic/Templates/home.sdui`.
const unsigned char *embedded_screen_template(void);

/// `Sources/Tool/sduic/Templates/settings.json`, the settings of VS Code.
const unsigned char *embedded_settings_template(void);

/// `Grammar/Editors/GitHub/screens.yml`, which `sduic new` writes as well.
const unsigned char *embedded_workflow(void);

/// `Sources/Tool/sduic/Templates/frame.html`: the page around a preview that is served.
const unsigned char *embedded_preview_frame(void);

/// `Tests/SDUICollectionViewTests/ScreenVectorTests.swift`, which is written beside vectors.
const unsigned char *embedded_vector_test(void);

/// `Sources/Output/SDUIFixtures/Words/english.txt`.
const unsigned char *embedded_english_words(void);

/// `Sources/Output/SDUIFixtures/Words/german.txt`.
const unsigned char *embedded_german_words(void);

/// `Sources/Output/SDUIFixtures/Words/french.txt`.
const unsigned char *embedded_french_words(void);

/// `Sources/Output/SDUIFixtures/Words/japanese.txt`.
const unsigned char *embedded_japanese_words(void);

/// `Sources/Output/SDUIFixtures/Words/arabic.txt`.
const unsigned char *embedded_arabic_words(void);

/// `Sources/Output/SDUIFixtures/Words/others.txt`.
const unsigned char *embedded_other_words(void);

/// `Sources/Proof/SDUICompatibility/Rules/rules.txt`.
const unsigned char *embedded_compatibility_rules(void);
