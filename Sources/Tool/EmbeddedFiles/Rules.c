#include "EmbeddedFiles.h"

static const unsigned char rules[] = {
#embed "../../Proof/SDUICompatibility/Rules/rules.txt" suffix(, 0)
};
const unsigned char *embedded_compatibility_rules(void) { return rules; }
