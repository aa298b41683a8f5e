#include "EmbeddedFiles.h"

static const unsigned char kotlin[] = {
#embed "../../Runtime/kotlin/ResponseSupport.kt" suffix(, 0)
};
const unsigned char *embedded_kotlin_runtime(void) { return kotlin; }

static const unsigned char kotlin_mapping[] = {
#embed "../../Runtime/kotlin/ResponseMapping.kt" suffix(, 0)
};
const unsigned char *embedded_kotlin_mapping(void) { return kotlin_mapping; }

static const unsigned char typescript_mapping[] = {
#embed "../../Runtime/typescript/ResponseMapping.ts" suffix(, 0)
};
const unsigned char *embedded_typescript_mapping(void) { return typescript_mapping; }

static const unsigned char typescript[] = {
#embed "../../Runtime/typescript/Support.ts" suffix(, 0)
};
const unsigned char *embedded_typescript_runtime(void) { return typescript; }

static const unsigned char swift_response[] = {
#embed "../../Runtime/SDUIResponse/ResponseFault.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/URLReference.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/HexColor.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ImageReference.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/SectionValues.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/JSONValue.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseDocument.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseMapping.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/SentEntities.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ArrangedDocument.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseParser.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseDocument+Decoder.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ExactNumber.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/DecimalText.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/DateText.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/DatePattern.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseEnvelope.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseReader.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ChoiceForm.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/FieldReader.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/FieldRule+Rules.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseFormats.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ScreenReader.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseReader+Sections.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/SectionReader.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/SectionReader+Values.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/UnitListReader.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseTypes.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseTypes+Codable.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/SentTexts.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/Unrecognized.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseWriters.swift" suffix(, )
#embed "../../Runtime/SDUIResponse/ResponseRuntime.swift" suffix(, 0)
};
const unsigned char *embedded_swift_response_runtime(void) { return swift_response; }

static const unsigned char swift_layout[] = {
#embed "../../Runtime/SDUICollectionView/Native/ScreenEnvironment.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/AppVersion.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/ContentArea.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/EqualColumns.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/PlacedRows.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/RowItem.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/StripItem.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/SectionParts.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/SnapshotIdentities.swift" suffix(, )
#embed "../../Runtime/SDUICollectionView/Native/ScreenSnapshot.swift" suffix(, 0)
};
const unsigned char *embedded_swift_layout_runtime(void) { return swift_layout; }
