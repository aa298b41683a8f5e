#include "EmbeddedFiles.h"

static const unsigned char page_style[] = {
#embed "../SDUIPreview/Page/page.css" suffix(, 0)
};
const unsigned char *embedded_preview_page_style(void) { return page_style; }

static const unsigned char style[] = {
#embed "../SDUIPreview/Page/toolbar.css" suffix(, )
#embed "../SDUIPreview/Page/boxes.css" suffix(, )
#embed "../SDUIPreview/Page/bars.css" suffix(, )
#embed "../SDUIPreview/Page/pinning.css" suffix(, )
#embed "../SDUIPreview/Page/cards.css" suffix(, )
#embed "../SDUIPreview/Page/forms.css" suffix(, 0)
};
const unsigned char *embedded_preview_style(void) { return style; }

static const unsigned char script[] = {
#embed "../SDUIPreview/Page/placing.js" suffix(, )
#embed "../SDUIPreview/Page/pinning.js" suffix(, )
#embed "../SDUIPreview/Page/fitting.js" suffix(, )
#embed "../SDUIPreview/Page/measuring.js" suffix(, )
#embed "../SDUIPreview/Page/starting.js" suffix(, )
#embed "../SDUIPreview/Page/controls.js" suffix(, )
#embed "../SDUIPreview/Page/keeping.js" suffix(, 0)
};
const unsigned char *embedded_preview_script(void) { return script; }
