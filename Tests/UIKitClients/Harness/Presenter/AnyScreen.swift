/// A screen that has no checks of its own.
@MainActor func checkScreen(_ run: PresenterRun, _ pages: [GeneratedResponse]) {}
