// What an app or a server imports. The modules below it are targets of their own, so that each names what it needs.
@_exported import SDUIContract
@_exported import SDUIIR
@_exported import SDUIJSON
@_exported import SDUILayout
