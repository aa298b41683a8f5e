#include "EmbeddedFiles.h"

static const unsigned char catalogue[] = {
#embed "../sduic/Templates/catalogue.sdui" suffix(, 0)
};
const unsigned char *embedded_catalogue_template(void) { return catalogue; }

static const unsigned char screen[] = {
#embed "../sduic/Templates/home.sdui" suffix(, 0)
};
const unsigned char *embedded_screen_template(void) { return screen; }

static const unsigned char settings[] = {
#embed "../sduic/Templates/settings.json" suffix(, 0)
};
const unsigned char *embedded_settings_template(void) { return settings; }

static const unsigned char workflow[] = {
#embed "../../../Grammar/Editors/GitHub/screens.yml" suffix(, 0)
};
const unsigned char *embedded_workflow(void) { return workflow; }

static const unsigned char frame[] = {
#embed "../sduic/Templates/frame.html" suffix(, 0)
};
const unsigned char *embedded_preview_frame(void) { return frame; }
