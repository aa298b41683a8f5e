#include "EmbeddedFiles.h"

static const unsigned char vector_test[] = {
#embed "../../../Tests/SDUICollectionViewTests/ScreenVectorTests.swift" suffix(, 0)
};
const unsigned char *embedded_vector_test(void) { return vector_test; }
