#include "EmbeddedFiles.h"

static const unsigned char kotlin[] = {
#embed "../Runtime/kotlin/ResponseSupport.kt" suffix(, 0)
};
const unsigned char *embedded_kotlin_runtime(void) { return kotlin; }

static const unsigned char typescript[] = {
#embed "../Runtime/typescript/Support.ts" suffix(, 0)
};
const unsigned char *embedded_typescript_runtime(void) { return typescript; }

static const unsigned char swift_response[] = {
#embed "../SDUIResponse/ResponseFault.swift" suffix(, )
#embed "../SDUIResponse/URLReference.swift" suffix(, )
#embed "../SDUIResponse/HexColor.swift" suffix(, )
#embed "../SDUIResponse/ImageReference.swift" suffix(, )
#embed "../SDUIResponse/SectionValues.swift" suffix(, )
#embed "../SDUIResponse/JSONValue.swift" suffix(, )
#embed "../SDUIResponse/ResponseDocument.swift" suffix(, )
#embed "../SDUIResponse/ResponseParser.swift" suffix(, )
#embed "../SDUIResponse/ResponseDocument+Decoder.swift" suffix(, )
#embed "../SDUIResponse/ExactNumber.swift" suffix(, )
#embed "../SDUIResponse/DecimalText.swift" suffix(, )
#embed "../SDUIResponse/DateText.swift" suffix(, )
#embed "../SDUIResponse/ResponseEnvelope.swift" suffix(, )
#embed "../SDUIResponse/ResponseReader.swift" suffix(, )
#embed "../SDUIResponse/FieldReader.swift" suffix(, )
#embed "../SDUIResponse/FieldRule+Rules.swift" suffix(, )
#embed "../SDUIResponse/ResponseFormats.swift" suffix(, )
#embed "../SDUIResponse/ScreenReader.swift" suffix(, )
#embed "../SDUIResponse/ResponseReader+Sections.swift" suffix(, )
#embed "../SDUIResponse/SectionReader.swift" suffix(, )
#embed "../SDUIResponse/SectionReader+Values.swift" suffix(, )
#embed "../SDUIResponse/UnitListReader.swift" suffix(, )
#embed "../SDUIResponse/ResponseTypes.swift" suffix(, )
#embed "../SDUIResponse/ResponseTypes+Codable.swift" suffix(, )
#embed "../SDUIResponse/SentTexts.swift" suffix(, )
#embed "../SDUIResponse/ResponseWriters.swift" suffix(, )
#embed "../SDUIResponse/ResponseRuntime.swift" suffix(, 0)
};
const unsigned char *embedded_swift_response_runtime(void) { return swift_response; }

static const unsigned char swift_layout[] = {
#embed "../SDUICollectionView/Native/ScreenEnvironment.swift" suffix(, )
#embed "../SDUICollectionView/Native/AppVersion.swift" suffix(, )
#embed "../SDUICollectionView/Native/ContentArea.swift" suffix(, )
#embed "../SDUICollectionView/Native/EqualColumns.swift" suffix(, )
#embed "../SDUICollectionView/Native/PlacedRows.swift" suffix(, )
#embed "../SDUICollectionView/Native/RowItem.swift" suffix(, )
#embed "../SDUICollectionView/Native/StripItem.swift" suffix(, )
#embed "../SDUICollectionView/Native/SectionParts.swift" suffix(, )
#embed "../SDUICollectionView/Native/SnapshotIdentities.swift" suffix(, )
#embed "../SDUICollectionView/Native/ScreenSnapshot.swift" suffix(, 0)
};
const unsigned char *embedded_swift_layout_runtime(void) { return swift_layout; }
