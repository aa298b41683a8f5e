// The functions that a host calls in both modules, besides `sdui_allocate` and `sdui_release`. `Call.swift` describes how they
// take and give bytes. Only WebAssembly exports them.
#if arch(wasm32)
  /// Gives room for bytes that the host passes. `sdui_release` takes it back.
  @_cdecl("sdui_allocate")
  func exportAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
  }

  /// Takes back what `sdui_allocate` or a call gave.
  @_cdecl("sdui_release")
  func exportRelease(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

  @_cdecl("screen_open")
  func exportScreenOpen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openScreen) }

  @_cdecl("screen_resolve")
  func exportScreenResolve(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, resolveScreen) }

  @_cdecl("screen_layout")
  func exportScreenLayout(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, layScreenOut) }

  @_cdecl("screen_render")
  func exportScreenRender(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, renderScreen) }

  @_cdecl("response_open")
  func exportResponseOpen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openResponse) }

  @_cdecl("response_layout")
  func exportResponseLayout(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, layResponseOut) }

  @_cdecl("response_content")
  func exportResponseContent(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, contentOfResponse) }

  @_cdecl("response_changes")
  func exportResponseChanges(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, changesOfResponse) }

  @_cdecl("layout_items")
  func exportLayoutItems(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, itemsOfLayout) }

  @_cdecl("layout_pinned")
  func exportLayoutPinned(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, pinnedPartsOfLayout) }

  @_cdecl("layout_rest_offset")
  func exportLayoutRestOffset(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, restOffsetOfLayout) }

  @_cdecl("pages_open")
  func exportPagesOpen(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, openPages) }

  @_cdecl("pages_insert")
  func exportPagesInsert(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, insertPage) }

  @_cdecl("pages_remove")
  func exportPagesRemove(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, removePage) }

  @_cdecl("pages_join")
  func exportPagesJoin(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, joinPages) }

  @_cdecl("pages_text")
  func exportPagesText(
    _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32
  ) -> UnsafeMutableRawPointer { answer(handle, options, optionCount, data, dataCount, textOfPages) }

  @_cdecl("screen_close")
  func exportScreenClose(_ handle: Int32) { screens.close(handle) }

  @_cdecl("response_close")
  func exportResponseClose(_ handle: Int32) { responses.close(handle) }

  @_cdecl("layout_close")
  func exportLayoutClose(_ handle: Int32) { layouts.close(handle) }

  @_cdecl("pages_close")
  func exportPagesClose(_ handle: Int32) { pages.close(handle) }
#endif
