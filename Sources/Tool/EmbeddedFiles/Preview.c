#include "EmbeddedFiles.h"

static const unsigned char page_style[] = {
#embed "../../Output/SDUIReports/Preview/Page/page.css" suffix(, 0)
};
const unsigned char *embedded_preview_page_style(void) { return page_style; }

static const unsigned char style[] = {
#embed "../../Output/SDUIReports/Preview/Page/toolbar.css" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/boxes.css" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/bars.css" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/pinning.css" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/cards.css" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/forms.css" suffix(, 0)
};
const unsigned char *embedded_preview_style(void) { return style; }

static const unsigned char script[] = {
#embed "../../Output/SDUIReports/Preview/Page/placing.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/pinning.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/fitting.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/measuring.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/starting.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/controls.js" suffix(, )
#embed "../../Output/SDUIReports/Preview/Page/keeping.js" suffix(, 0)
};
const unsigned char *embedded_preview_script(void) { return script; }
