#include "EmbeddedFiles.h"

static const unsigned char english[] = {
#embed "../../Output/SDUIFixtures/Words/english.txt" suffix(, 0)
};
const unsigned char *embedded_english_words(void) { return english; }

static const unsigned char german[] = {
#embed "../../Output/SDUIFixtures/Words/german.txt" suffix(, 0)
};
const unsigned char *embedded_german_words(void) { return german; }

static const unsigned char french[] = {
#embed "../../Output/SDUIFixtures/Words/french.txt" suffix(, 0)
};
const unsigned char *embedded_french_words(void) { return french; }

static const unsigned char japanese[] = {
#embed "../../Output/SDUIFixtures/Words/japanese.txt" suffix(, 0)
};
const unsigned char *embedded_japanese_words(void) { return japanese; }

static const unsigned char arabic[] = {
#embed "../../Output/SDUIFixtures/Words/arabic.txt" suffix(, 0)
};
const unsigned char *embedded_arabic_words(void) { return arabic; }

static const unsigned char other[] = {
#embed "../../Output/SDUIFixtures/Words/others.txt" suffix(, 0)
};
const unsigned char *embedded_other_words(void) { return other; }
