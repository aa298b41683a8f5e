/// A call of the host: a handle, options, and bytes.
struct Call {
  /// The handle of the subject of the call; 0 where nothing is open yet.
  let handle: Int32
  let options: Options
  let data: [UInt8]
}

/// The result of a call: JSON or another text, and what was opened.
struct Answer {
  /// 0 where nothing was opened.
  var handle: Int32 = 0
  var bytes: [UInt8]

  init(_ bytes: [UInt8], opening handle: Int32 = 0) { (self.handle, self.bytes) = (handle, bytes) }

  /// Nothing.
  static var empty: Answer { Answer([]) }
}

/// Runs a call whose arguments are in the memory of the module, and writes its answer there.
///
/// - Returns: The answer, which the host releases: the status (0 for a result, 1 for a failure), the handle, the number of
///   bytes, each of 32 bits, and the bytes.
func answer(
  _ handle: Int32, _ options: UnsafeRawPointer?, _ optionCount: Int32, _ data: UnsafeRawPointer?, _ dataCount: Int32,
  _ body: (Call) throws(Failure) -> Answer
) -> UnsafeMutableRawPointer {
  do throws(Failure) {
    let call = Call(
      handle: handle, options: try Options(bytes(options, optionCount)), data: bytes(data, dataCount))
    return written(try body(call), status: 0)
  } catch {
    return written(Answer(error.bytes), status: 1)
  }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int32) -> [UInt8] {
  Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
}

private func written(_ answer: Answer, status: Int32) -> UnsafeMutableRawPointer {
  let header = 3 * MemoryLayout<Int32>.size
  let result = UnsafeMutableRawPointer.allocate(byteCount: header + answer.bytes.count, alignment: 16)
  result.storeBytes(of: status, as: Int32.self)
  result.storeBytes(of: answer.handle, toByteOffset: 4, as: Int32.self)
  result.storeBytes(of: Int32(answer.bytes.count), toByteOffset: 8, as: Int32.self)
  answer.bytes.withUnsafeBytes { bytes in
    UnsafeMutableRawBufferPointer(start: result + header, count: bytes.count).copyMemory(from: bytes)
  }
  return result
}
