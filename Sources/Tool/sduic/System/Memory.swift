#if canImport(Glibc)
  import CAllocator
  import Glibc
#endif

/// Memory for large files.
///
/// The kernel gives memory out when it is first touched, 4 KB at a time, and that was a fifth of what compiling 10,000
/// sections took. Here it is asked beforehand for pages of 2 MB. On systems other than Linux with glibc nothing is done.
enum Memory {
  /// Files below this size need too little for it to matter.
  private static let smallestByteCount = 1 << 20
  /// The number of bytes per byte of source, measured: 20, with its tree, its screen twice and the document.
  private static let bytesPerByte = 24

  /// Gets ready for a file of so many bytes. This is a wish: where it is not granted all goes on as before.
  static func expect(fileOf byteCount: Int) {
    #if canImport(Glibc)
      guard byteCount >= smallestByteCount else { return }
      // All from the heap, which is one area that can be advised on, and nothing given back before the end.
      mallopt(M_MMAP_MAX, 0)
      mallopt(M_TRIM_THRESHOLD, .max)
      let room = min(byteCount * bytesPerByte, 1 << 30)
      mallopt(M_TOP_PAD, Int32(room))
      let start = sbrk(0)
      // More than is left, so that the heap grows, and by the room as well. That its size is asked for keeps the
      // compiler from leaving out what is not used.
      let block = malloc(1 << 20)
      if malloc_usable_size(block) > 0, let start, let end = sbrk(0), end - start >= room {
        madvise(start, end - start, MADV_HUGEPAGE)
      }
      free(block)
      mallopt(M_TOP_PAD, 1 << 24)
    #endif
  }

  /// Keeps a value until the process ends, for commands that end when they have written: to give a large screen back
  /// piece by piece would be a twentieth of their time.
  static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

  private final class Kept<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
