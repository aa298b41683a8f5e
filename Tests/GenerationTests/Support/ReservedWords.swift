import SDUIGeneration
import SDUIIR
import TestSupport

/// The words that languages reserve, from their specifications, also those that are reserved in some places only, and names that
/// their standard types have.
enum ReservedWords {
  private static let swift = """
    _ actor any Any as associatedtype associativity async await borrowing break case catch class consume consuming continue
    convenience copy default defer deinit didSet discard do dynamic each else enum extension fallthrough false fileprivate final
    for func get guard if import in indirect infix init inout internal is isolated lazy left let macro mutating nil none
    nonisolated nonmutating open operator optional override package postfix precedence precedencegroup prefix private protocol
    Protocol public repeat required rethrows return right self Self sending set some static struct subscript super switch throw
    throws true try Type typealias unowned unsafe var weak where while willSet
    """
  private static let kotlin = """
    abstract actual annotation as break by catch class companion const constructor continue crossinline data delegate do dynamic
    else enum expect external false field file final finally for fun get if import in infix init inline inner interface internal
    is it lateinit noinline null object open operator out override package param private property protected public receiver
    reified return sealed set setparam super suspend tailrec this throw true try typealias typeof val value var vararg when where
    while yield
    """
  private static let typescript = """
    abstract accessor any arguments as asserts async await bigint boolean break case catch class const constructor continue
    debugger declare default delete do else enum eval export extends false finally for from function get global if implements
    import in infer instanceof interface intrinsic is keyof let module namespace never new null number object of out override
    package private protected public readonly require return satisfies set static string super switch symbol this throw true try
    type typeof undefined unique unknown using var void while with yield NaN Infinity __proto__ prototype hasOwnProperty toString
    valueOf
    """
  private static let java = """
    abstract assert boolean break byte case catch char class const continue default do double else enum exports extends false
    final finally float for goto if implements import instanceof int interface long module native new null opens package permits
    private protected provides public record requires return sealed short static strictfp super switch synchronized this throw
    throws to transient transitive true try uses var void volatile when while with yield hashCode getClass notify wait
    """
  private static let python = """
    False None True and as assert async await break case class continue def del elif else except finally for from global if
    import in is lambda match nonlocal not or pass raise return self try type while with yield
    """
  private static let c = """
    alignas alignof asm auto bool break case char const constexpr continue default do double else enum errno extern false float
    for goto if inline int long nullptr register restrict return short signed sizeof static static_assert struct switch
    thread_local true typedef typeof typeof_unqual union unsigned void volatile while _Alignas _Alignof _Atomic _Bool _Complex
    _Generic _Imaginary _Noreturn _Static_assert _Thread_local
    """

  /// All words, or a sample of them, in which each language has some.
  static let words: [String] = {
    let lists = [swift, kotlin, typescript, java, python, c].map { list in
      list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }
    let sample = lists.map { words in words.indices.filter { $0 % 9 == 0 }.map { words[$0] } }
    let chosen = Repository.isExhaustive ? lists : sample
    return Set(chosen.joined() + ["yield", "class", "self", "constructor", "default"]).sorted()
  }()

  /// A program for each kind of name, in which each word is such a name.
  static func programs() throws -> [(kind: String, program: ClientProgram)] {
    try kinds.map { kind, text in
      (kind, try ClientProgram([ClientScreen(Programs.screen(text), fileName: "\(kind).sdui")]))
    }
  }

  private static let kinds: [(String, String)] = [
    ("fields", fields), ("records", types("record", "{ value: Text }")), ("enums", types("enum", "{ one, two }")),
    ("actions", actions), ("components", components), ("cases", cases), ("sections", sections), ("screens", screens),
  ]

  /// Words that begin a statement where the name of a component or an action would be.
  private static let statements: Set<String> = ["not", "require", "when", "with"]

  private static var typeNames: [String] { words.filter { !statements.contains($0) } }

  /// Lines in groups, so that no type has more fields than a class of the JVM may have.
  private static func groups(_ words: [String], _ line: (Int, String) -> String) -> [String] {
    stride(from: 0, to: words.count, by: 50).map { start in
      words[start..<min(start + 50, words.count)].enumerated().map { line($0, $1) }.joined(separator: "\n")
    }
  }

  /// A screen with the components `Card0`, `Card1` and so on.
  private static func screen(_ count: Int) -> String {
    let units = (0..<count).map { "unit Card\($0) { height: 44 }" }.joined(separator: "\n")
    return "screen Home { section all: list {\n\(units)\n} }"
  }

  private static var fields: String {
    let groups = groups(words) { "  \($1): Text" }
    let optional = Self.groups(words) { "  \($1): Int?" }
    var lines: [String] = []
    for index in groups.indices {
      lines.append("record Holder\(index) {\n\(optional[index])\n}\naction Act\(index) {\n\(groups[index])\n}")
      lines.append("component Card\(index) { id as \"ID\": ID, holder\(index): Holder\(index)\n\(groups[index])\n}")
    }
    return (lines + [screen(groups.count)]).joined(separator: "\n")
  }

  private static func types(_ keyword: String, _ body: String) -> String {
    let groups = groups(typeNames) { "  f\($0): \($1)" }
    let cards = groups.enumerated().map { "component Card\($0) { id: ID\n\($1)\n}" }
    let types = typeNames.map { "\(keyword) \($0) \(body)" }
    return (types + cards + [screen(groups.count)]).joined(separator: "\n")
  }

  private static var actions: String {
    let groups = groups(typeNames) { "  f\($0): Action(\($1))\n  on \($1).tap: \($1) { value: id }" }
    let cards = groups.enumerated().map { "component Card\($0) { id: ID\n\($1)\n}" }
    return (typeNames.map { "action \($0) { value: Text }" } + cards + [screen(groups.count)]).joined(separator: "\n")
  }

  private static var components: String {
    let declarations = typeNames.map { "component \($0) { id: ID }" }.joined(separator: "\n")
    let sections = typeNames.map { "section s\($0): list { unit \($0) { height: 44 } }" }.joined(separator: "\n")
    let units = typeNames.map { "unit \($0) { height: 44 }" }.joined(separator: "\n")
    return "\(declarations)\nscreen Home {\n\(sections)\nsection all: list {\n\(units)\n} }"
  }

  private static var cases: String {
    let names = words.joined(separator: ", ")
    let loaded = words.map { "\($0): Text" }.joined(separator: ", ")
    return """
      enum Plain { \(names) }
      open enum Loose { \(names) }
      enum Loaded { \(loaded) }
      open enum Mixed { first, \(loaded) }
      component Card0 { id: ID, a: Plain, b: Loose?, c: Loaded, d: Mixed? }
      \(screen(1))
      """
  }

  private static var sections: String {
    let sections = words.map { "section \($0): list { unit Card0 { height: 44 } }" }.joined(separator: "\n")
    return "component Card0 { id: ID }\nscreen Home {\n\(sections)\n}"
  }

  /// One name of a screen, which is in the names of all its types.
  private static var screens: String {
    "component Card0 { id: ID }\nscreen class { section self: stack { section default: list { unit Card0 { height: 44 } } } }"
  }
}
