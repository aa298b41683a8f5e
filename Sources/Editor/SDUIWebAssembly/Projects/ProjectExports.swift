// The functions that a host calls in the module of the compiler alone.
#if arch(wasm32)
  @_cdecl("project_open")
  func exportProjectOpen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openProject) }

  @_cdecl("project_write")
  func exportProjectWrite(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, writeFile) }

  @_cdecl("project_remove")
  func exportProjectRemove(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, removeFile) }

  @_cdecl("project_check")
  func exportProjectCheck(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, checkFile) }

  @_cdecl("project_compile")
  func exportProjectCompile(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, compileFile) }

  @_cdecl("project_screen")
  func exportProjectScreen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openScreenOfFile) }

  @_cdecl("project_format")
  func exportProjectFormat(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, formatFile) }

  @_cdecl("project_prove")
  func exportProjectProve(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, proveFile) }

  @_cdecl("project_preview")
  func exportProjectPreview(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, previewFile) }

  @_cdecl("project_fixtures")
  func exportProjectFixtures(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, makeFixtures) }

  @_cdecl("server_open")
  func exportServerOpen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openServer) }

  @_cdecl("server_send")
  func exportServerSend(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, sendToServer) }

  @_cdecl("project_close")
  func exportProjectClose(_ handle: Int32) { projects.close(handle) }

  @_cdecl("server_close")
  func exportServerClose(_ handle: Int32) { servers.close(handle) }
#endif
