/// Turns tokens into nodes by recursive descent, one file for each construct.
///
/// The parser sees balanced brackets: if the file's are not, `repairs` replace the missing ones and hide the surplus
/// ones. So a mistake inside a bracket never reaches beyond it.
struct Parser {
  /// The maximum depth of brackets, operators and types. Every phase that recurses over a tree relies on it.
  static let maximumDepth = 128

  let text: TokenText
  let repairs: [BracketRepair]
  /// The next repair, and the token that it precedes.
  private var nextRepair = 0
  private(set) var repairToken = Int.max
  /// The current token.
  private(set) var cursor = 0
  /// The current token's kind after repairs.
  private(set) var current: TokenKind
  /// The nodes so far, in pre-order.
  var nodes: TableWriter<Node>
  var depth = 0
  var findings = Findings()
  /// The token that an error was last reported at: a second one there would be caused by the first.
  var lastErrorToken = -1
  var hasReportedDepth = false
  /// The context, since a name before `{` or `:` has another meaning in conditions.
  var condition = ConditionContext.none
  /// The operator at the top of the expression read last, and how tightly it binds.
  var topPrecedence = Precedence.none
  var topOperator = 0
  /// The place of the last report of a mixture of `and` and `or`.
  var lastMixture: UInt32 = 0
  /// The depth of the deepest element of the innermost bracket.
  var elementHeight = 0

  init(text: TokenText, repairs: [BracketRepair], nodes: TableWriter<Node>) {
    self.text = text
    self.repairs = repairs
    self.nodes = nodes
    current = .endOfFile
    repairToken = repairs.first?.token ?? Int.max
    refresh()
  }

  /// Goes on to the next token; a bracket that a repair replaces becomes a `missing` node.
  @inline(__always)
  mutating func take() {
    if cursor == repairToken { return takeRepair() }
    guard current != .endOfFile else { return }
    cursor &+= 1
    current = text.tokens[cursor].kind
    if cursor == repairToken { current = repairs[nextRepair].seenKind }
  }

  @inline(never)
  private mutating func takeRepair() {
    if repairs[nextRepair].isSurplus {
      cursor += 1
    } else {
      missing()
    }
    nextRepair += 1
    repairToken = nextRepair < repairs.count ? repairs[nextRepair].token : Int.max
    refresh()
  }

  private mutating func refresh() {
    current = cursor == repairToken ? repairs[nextRepair].seenKind : text.tokens[cursor].kind
  }

  /// The kind of the token after the current one.
  @inline(__always)
  var following: TokenKind {
    let index = cursor &+ 1
    if index == repairToken { return repairs[nextRepair].seenKind }
    return text.kind(at: index)
  }

  /// The keyword that the current token spells.
  @inline(__always)
  var keyword: Keyword { current == .name ? Keyword(text.bytes, text.tokens[cursor]) : .none }
}

/// The place of the condition that is being read.
enum ConditionContext {
  case none
  /// After `require`: `NAME {` is no record.
  case require
  /// After `when`: in addition a `:` may follow.
  case when
}

extension Parser {
  /// Begins a node at the current token.
  @inline(__always)
  mutating func open(_ kind: NodeKind) -> Int {
    let token = UInt32(truncatingIfNeeded: cursor)
    nodes.append(Node(kind: kind, firstToken: token, endToken: token, size: 1))
    return nodes.count &- 1
  }

  /// Ends a node before the current token.
  @inline(__always)
  mutating func close(_ mark: Int) {
    nodes[mark].endToken = UInt32(truncatingIfNeeded: cursor)
    nodes[mark].size = UInt32(truncatingIfNeeded: nodes.count &- mark)
  }

  /// Adds a node of the current token alone.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    let token = UInt32(truncatingIfNeeded: cursor)
    nodes.append(Node(kind: kind, firstToken: token, endToken: token &+ 1, size: 1))
    take()
  }

  /// Begins a node around what has been read since `mark`.
  @inline(__always)
  mutating func wrap(_ mark: Int, _ kind: NodeKind) {
    nodes.insert(Node(kind: kind, firstToken: nodes[mark].firstToken, endToken: 0, size: 1), at: mark)
  }

  /// Adds a node for a required piece that is not there.
  mutating func missing() {
    let mark = open(.missing)
    close(mark)
  }
}
