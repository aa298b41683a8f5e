#include "EmbeddedFiles.h"

static const unsigned char kotlin[] = {
#embed "../Runtime/kotlin/ResponseSupport.kt" suffix(, 0)
};
const unsigned char *embedded_kotlin_runtime(void) { return kotlin; }

static const unsigned char typescript[] = {
#embed "../Runtime/typescript/Support.ts" suffix(, 0)
};
const unsigned char *embedded_typescript_runtime(void) { return typescript; }
