import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports

/// The request of `sduic layout --sweep`: all widths of a range instead of some.
struct SweepRequest {
  static let option = Option(
    name: "--sweep", value: "W...W", summary: "print sizes as functions of the width instead of frames")

  /// In points.
  let widths: ClosedRange<Rational>

  /// `nil` where no sweep is asked for.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments["--sweep"] else { return nil }
    for option in ["--width", "--device", "--scale", "--rounding", "--exact"] where arguments.has(option) {
      throw UsageError(message: "`--sweep` and `\(option)` exclude each other: a sweep shows all widths, and is exact")
    }
    let ends = text.split(separator: "...", omittingEmptySubsequences: false)
      .map { Rational(decimal: $0).flatMap { $0 > .zero && $0 <= Rational(1_000_000_000) ? $0 : nil } }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
      throw UsageError(message: "`--sweep` takes widths from the least to the greatest, as 320...1366, not `\(text)`")
    }
    widths = first...last
  }

  /// Sweeps a screen in the rest of the environment that was asked for.
  func report(on screen: Screen, showing samples: SampleItems, _ request: LayoutRequest) throws -> SweepReport {
    guard let place = try request.places(for: screen, standard: [widths.lowerBound]).first else {
      throw UsageError(message: "`--sweep` needs a container")
    }
    let (known, traits) = (place.environment, request.container(place).traits)
    for width in [widths.lowerBound, widths.upperBound] {
      var end = known
      end.width = width
      try request.check(end, for: screen)
    }
    let environment = { (width: Rational) in
      var environment = known
      environment.width = width
      environment.horizontal = traits.horizontal ?? SizeClass(width: width)
      return environment
    }
    let sweep = try Sweep(screen, widths: widths, showing: samples, in: environment)
    return SweepReport(sweep, widths: widths, environment: known)
  }
}

extension LayoutCommand {
  /// Writes a sweep. It fails where something on the way cannot be laid out; the rest is shown all the same.
  static func sweep(
    _ sweep: SweepRequest, _ input: Inputs.Input, _ samples: SampleItems, _ request: LayoutRequest,
    _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitStatus {
    let report: SweepReport
    do { report = try sweep.report(on: input.screen, showing: samples, request) } catch let error as SweepError {
      throw UsageError(
        message: "the section `\(error.sectionName)` has over \(error.limit) stretches; sweep fewer widths at once")
    }
    if request.writesJSON {
      let style = try JSONStyle(arguments, isTerminal: output.isTerminal)
      output.write(style.format(SweepJSON.encode(report, of: input.screen)))
    } else {
      output.write(SweepTable.text(report, of: input.screen))
    }
    // What comes first of each section; the table has the rest.
    let errors = report.sweep.sections.filter { $0.path.inner == nil }.compactMap { section in
      section.stretches.lazy.compactMap { if case .failure(let error) = $0.result { error } else { nil } }.first
    }
    if errors.isEmpty { return .success }
    LayoutFindings.report(errors, height: report.environment.height, input, &output)
    return .failure
  }
}
