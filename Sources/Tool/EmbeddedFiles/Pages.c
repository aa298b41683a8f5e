#include "EmbeddedFiles.h"

static const unsigned char diagnostics[] = {
#embed "../../../Grammar/DIAGNOSTICS.md" suffix(, 0)
};
const unsigned char *embedded_diagnostics_page(void) { return diagnostics; }

static const unsigned char actions[] = {
#embed "../../../Grammar/Language/Actions.md" suffix(, 0)
};
const unsigned char *embedded_actions_page(void) { return actions; }

static const unsigned char allow[] = {
#embed "../../../Grammar/Language/Allow.md" suffix(, 0)
};
const unsigned char *embedded_allow_page(void) { return allow; }

static const unsigned char arithmetic[] = {
#embed "../../../Grammar/Language/Arithmetic.md" suffix(, 0)
};
const unsigned char *embedded_arithmetic_page(void) { return arithmetic; }

static const unsigned char bars[] = {
#embed "../../../Grammar/Language/Bars.md" suffix(, 0)
};
const unsigned char *embedded_bars_page(void) { return bars; }

static const unsigned char components[] = {
#embed "../../../Grammar/Language/Components.md" suffix(, 0)
};
const unsigned char *embedded_components_page(void) { return components; }

static const unsigned char constants[] = {
#embed "../../../Grammar/Language/Constants.md" suffix(, 0)
};
const unsigned char *embedded_constants_page(void) { return constants; }

static const unsigned char content[] = {
#embed "../../../Grammar/Language/Content.md" suffix(, 0)
};
const unsigned char *embedded_content_page(void) { return content; }

static const unsigned char enums[] = {
#embed "../../../Grammar/Language/Enums.md" suffix(, 0)
};
const unsigned char *embedded_enums_page(void) { return enums; }

static const unsigned char events[] = {
#embed "../../../Grammar/Language/Events.md" suffix(, 0)
};
const unsigned char *embedded_events_page(void) { return events; }

static const unsigned char flags[] = {
#embed "../../../Grammar/Language/Flags.md" suffix(, 0)
};
const unsigned char *embedded_flags_page(void) { return flags; }

static const unsigned char grid[] = {
#embed "../../../Grammar/Language/Grid.md" suffix(, 0)
};
const unsigned char *embedded_grid_page(void) { return grid; }

static const unsigned char imports[] = {
#embed "../../../Grammar/Language/Imports.md" suffix(, 0)
};
const unsigned char *embedded_imports_page(void) { return imports; }

static const unsigned char layouts[] = {
#embed "../../../Grammar/Language/Layouts.md" suffix(, 0)
};
const unsigned char *embedded_layouts_page(void) { return layouts; }

static const unsigned char records[] = {
#embed "../../../Grammar/Language/Records.md" suffix(, 0)
};
const unsigned char *embedded_records_page(void) { return records; }

static const unsigned char requirements[] = {
#embed "../../../Grammar/Language/Requirements.md" suffix(, 0)
};
const unsigned char *embedded_requirements_page(void) { return requirements; }

static const unsigned char tests[] = {
#embed "../../../Grammar/Language/Tests.md" suffix(, 0)
};
const unsigned char *embedded_tests_page(void) { return tests; }

static const unsigned char when[] = {
#embed "../../../Grammar/Language/When.md" suffix(, 0)
};
const unsigned char *embedded_when_page(void) { return when; }
