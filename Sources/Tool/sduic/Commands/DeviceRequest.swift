import SDUIIR
import SDUISyntax

/// The value of `--device` and `--devices`.
enum DeviceRequest {
  static let options = [
    Option(name: "--device", value: "DEVICE,…", summary: "devices in place of widths, as iphone-15 landscape"),
    Option(name: "--devices", summary: "list the devices, each as --device takes it"),
  ]

  /// The devices that are named; none without `--device`.
  static func devices(_ arguments: Arguments) throws(UsageError) -> [DeviceContainer] {
    guard let text = arguments["--device"] else { return [] }
    for option in ["--width", "--height"] where arguments.has(option) {
      throw UsageError(message: "`--device` and `\(option)` exclude each other: a device has its own size")
    }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map { part throws(UsageError) in
      do throws(DeviceProblem) {
        return try DeviceContainer(reading: String(part))
      } catch {
        let near = NearestName.of(error.written, among: error.names)
        throw UsageError(message: "\(error.message); " + (near?.question ?? error.remedy))
      }
    }
  }

  /// Nothing is laid out where devices are listed, so there must be nothing to lay out.
  static func checkListStandsAlone(_ arguments: Arguments) throws(UsageError) {
    let others = LayoutCommand.options.map { $0.name }.filter { $0 != "--devices" && arguments.has($0) }
    guard let other = arguments.operands.first ?? others.first else { return }
    throw UsageError(message: "`--devices` lists devices and lays nothing out, so `\(other)` has no meaning beside it")
  }
}

// MARK: - The list

extension DeviceRequest {
  /// Every device with all that an app can have of it.
  static var list: String {
    var lines = [line(["", "width", "height", "insets", "horizontal", "vertical", "scale"])]
    for device in Device.all {
      guard let name = device.names.first else { continue }
      lines += ["", device.names.joined(separator: ", ")]
      for container in device.containers(named: name) {
        let part = container.split.map { " " + $0.rawValue } ?? ""
        let insets = container.insets
        lines.append(
          line([
            "  " + container.orientation.rawValue + part, container.width.text, container.height.text,
            // As `--env insets=` takes them.
            [insets.top, insets.left, insets.bottom, insets.right].map { $0.text }.joined(separator: ":"),
            container.horizontal.rawValue, container.vertical.rawValue, container.scale.text,
          ]))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Widths and heights are right-aligned in their columns, everything else is left-aligned.
  private static func line(_ cells: [String]) -> String {
    let widths = [22, 5, 6, 10, 10, 8, 5]
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      if column == cells.count - 1 { return cell.0 }
      return column == 1 || column == 2 ? blanks + cell.0 : cell.0 + blanks
    }
    return padded.joined(separator: "  ")
  }
}
