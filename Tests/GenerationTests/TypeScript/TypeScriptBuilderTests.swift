import SDUIContract
import SDUIGeneration
import TestSupport
import Testing

/// The builders of generated TypeScript: what they make, and which mistakes their types refuse.
@Suite struct TypeScriptBuilderTests {
  private static let source = """
    action Open { target: ID, times: Int = 1 }
    action Dismiss { message: ID }
    enum Tone { calm, loud as "LOUD" }
    open enum State { fresh, old }
    enum Media { none, video: URL }
    record Price { amount: Decimal, currency: Text = "EUR" }
    component Title { text: Text = "Deals" }
    component Note as "NOTE" {
      id: ID
      text: Text
      page: URL?
      on tap: Open { target: id }
      on closeButton.tap: Dismiss { message: id }
    }
    component Card {
      id as "cardId": ID
      name: Text
      price: Price
      tone: Tone = calm
      state: State?
      media: Media?
      link: Action(Open)
      on tap: link
    }
    screen Home {
      section deals: list { header Title { height: 44 } unit Card { height: 88 } }
      section edition: stack { section notes as "NOTES": list { unit Note { height: 44 } } }
      repeated section more: grid { columns: 2, fromServer: (columns: 1...4), unit Note { height: 44 } }
    }
    """

  /// The mistakes, each on one line, and the correct code that they differ from.
  private static let mistakes: [(mistake: String, wrong: String, right: String)] = [
    ("a field that is missing", "makeCard({ id: \"a\", price, link });", "makeCard(card);"),
    ("a field of another type", "makePrice({ amount: 9.5 });", "makePrice({ amount: \"9.5\" });"),
    (
      "a case that a closed enumeration does not have", "makeCard({ ...card, tone: \"shrill\" });",
      "makeCard({ ...card, tone: \"loud\" });"
    ),
    (
      "a field that the contract does not have", "makePrice({ amount: \"1\", tax: \"0.2\" });",
      "makePrice({ amount: \"1\", currency: \"GBP\" });"
    ),
    (
      "null for a field with a default", "makeCard({ ...card, tone: null });",
      "makeCard({ ...card, tone: undefined });"
    ),
    (
      "an action that the field does not take", "makeCard({ ...card, link: makeDismiss({ message: \"m\" }) });",
      "makeCard({ ...card, link: makeOpen({ target: \"t\" }) });"
    ),
    ("a payload without one of its fields", "makeOpen({ times: 2 });", "makeOpen({ target: \"t\", times: 2 });"),
    (
      "a unit that the section does not accept", "makeHomeDealsSection({ units: [makeNote(note)] });",
      "makeHomeDealsSection({ units: [makeCard(card)] });"
    ),
    ("a unit without its id", "makeNote({ text: \"Hello\" });", "makeNote({ id: \"n\", text: \"Hello\" });"),
    (
      "a header of another component", "makeHomeDealsSection({ header: makeNote(note), units: [] });",
      "makeHomeDealsSection({ header: makeTitle({ text: \"Offers\" }), units: [] });"
    ),
    (
      "items in a stack", "makeHomeEditionSection({ sections: [makeNote(note)] });",
      "makeHomeEditionSection({ sections: [makeHomeNotesSection({ units: [makeNote(note)] })] });"
    ),
    (
      "a section that the screen does not have",
      "makeHomeResponse({ layoutId, sections: [{ section: \"other\", units: [], isFailed: false }] });",
      "makeHomeResponse({ layoutId, sections: [makeHomeDealsSection({ units: [] })] });"
    ),
  ]

  private static let head = """
    import * as sdui from "./app/Support.js";
    import * as components from "./app/Components.js";
    import * as home from "./app/HomeResponse.js";
    declare const console: { log(value: unknown): void };
    const { makeCard, makeDismiss, makeNote, makeOpen, makePrice, makeTitle } = components;
    const { makeHomeDealsSection, makeHomeEditionSection, makeHomeNotesSection, makeHomeResponse } = home;
    const layoutId = "\(String(repeating: "0", count: 64))";
    const price = makePrice({ amount: "9.50" });
    const link = makeOpen({ target: "t" });
    const card = { id: "a", name: "Shoes", price, link } as const;
    const note = { id: "n", text: "Hello" };

    """

  private static func project() throws -> TypeScriptProject? {
    let program = try ClientProgram([ClientScreen(try Programs.screen(source), fileName: "home.sdui")])
    return try TypeScriptProject([("app", program)])
  }

  private func lines(_ code: [String]) -> String {
    let used =
      "console.log([sdui, makeCard, makeDismiss, makeNote, makeOpen, makePrice, makeTitle, price, link, card,\n"
      + "  note, layoutId, makeHomeDealsSection, makeHomeEditionSection, makeHomeNotesSection, makeHomeResponse]);\n"
    return Self.head + used + code.joined(separator: "\n") + "\n"
  }

  @Test func typesRefuseTwelveMistakes() throws {
    guard let project = try Self.project() else { return }
    let wrong = Self.mistakes.map { $0.wrong }
    #expect(wrong.count == 12)
    try project.write("right.ts", lines(Self.mistakes.map { $0.right }))
    try project.write("expected.ts", lines(wrong.map { "// @ts-expect-error\n" + $0 }))
    #expect(try project.compile() == "")
    // Without the directive, each line is refused.
    try project.write("expected.ts", lines(wrong))
    let first = lines([]).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let found = try project.compile().split(separator: "\n").filter { $0.hasPrefix("expected.ts(") }
    for (index, mistake) in Self.mistakes.enumerated() {
      #expect(found.contains { $0.hasPrefix("expected.ts(\(first + index),") }, "\(mistake.mistake): \(found)")
    }
  }

  /// Changes are those of data: not of places, and not of what is new or gone.
  @Test func changesAreThoseOfTheData() throws {
    guard let project = try Self.project() else { return }
    try project.write(
      "changes.ts",
      lines([]).replacing("console.log([", with: "void ([")
        + """
        const cards = (names: string[]) => names.map((name) => makeCard({ ...card, id: name[0] ?? "", name }));
        const notes = (texts: string[]) => texts.map((text) => makeNote({ id: text[0] ?? "", text }));
        const response = (title: string, names: string[], inner: string[], more: string[]) =>
          makeHomeResponse({ layoutId, sections: [
            home.makeHomeMoreSection({ units: notes(more) }),
            makeHomeDealsSection({ header: makeTitle({ text: title }), units: cards(names) }),
            makeHomeEditionSection({ sections: [makeHomeNotesSection({ units: notes(inner) })] }),
            home.makeHomeMoreSection({ sectionId: "x", units: notes(more) }),
          ] });
        const first = response("A", ["a1", "b1", "c1"], ["d1"], ["e1", "f1"]);
        const moved = { ...first, sections: [...first.sections].reverse() };
        for (const later of [
          first, moved, response("B", ["a1", "b1", "c1"], ["d1"], ["e1", "f1"]),
          response("A", ["c1", "b2", "a1", "n1"], ["d2"], ["f2"]),
        ]) console.log(JSON.stringify(home.changesOfHomeResponse(first, later)));
        """)
    #expect(try project.compile() == "")
    let found = try project.run("changes.js").split(separator: "\n")
    let none = #"{"units":[],"headers":[],"footers":[]}"#
    #expect(found.count == 4 && found[0] == none, "\(found)")
    // Sections without an identity are those of the same number.
    #expect(found[1] == none, "\(found)")
    #expect(found[2] == #"{"units":[],"headers":[1],"footers":[]}"#, "\(found)")
    let places = [
      #"{"section":0,"unit":0}"#, #"{"section":1,"unit":1}"#, #"{"section":2,"inner":0,"unit":0}"#,
      #"{"section":3,"unit":0}"#,
    ]
    #expect(found[3] == #"{"units":[\#(places.joined(separator: ","))],"headers":[],"footers":[]}"#, "\(found)")
  }

  @Test func whatBuildersMakeKeepsTheContract() throws {
    guard let project = try Self.project() else { return }
    let more = "{ sectionId: \"x\", columns: 3, isFailed: true, units: [makeNote({ ...note, page: undefined })] }"
    try project.write(
      "main.ts",
      lines([]).replacing("console.log([", with: "void ([")
        + """
        const media = { $type: "video", payload: "a:b" } as const;
        const deals = makeHomeDealsSection({ units: [makeCard({ ...card, media })] });
        const edition = makeHomeEditionSection({ sections: [makeHomeNotesSection({ units: [makeNote(note)] })] });
        const more = home.makeHomeMoreSection(\(more));
        const response = makeHomeResponse({ layoutId, sections: [deals, edition, more] });
        const json = JSON.stringify(home.writeHomeResponse(response));
        const { response: read, faults } = home.readHomeResponse(JSON.parse(json));
        if (faults.length > 0 || !read || JSON.stringify(home.writeHomeResponse(read)) !== json) throw json;
        console.log(json);
        """)
    #expect(try project.compile() == "")
    let contract = ResponseContract(try Programs.screen(Self.source))
    let content = try ExpectedReading.content(of: Array(try project.run("main.js").utf8), contract)
    #expect(
      content == [
        "page 0", "section deals \"deals\"", "  header Title", "    text: \"Deals\"", "  unit Card",
        "    cardId: \"a\"", "    name: \"Shoes\"", "    price: {amount: 9.5, currency: \"EUR\"}", "    tone: \"calm\"",
        "    state: nothing", "    media: video(\"a:b\")", "    link: Open{target: \"t\", times: 1}",
        "section edition \"edition\"", "inner section NOTES \"NOTES\"", "  unit NOTE", "    id: \"n\"",
        "    text: \"Hello\"", "    page: nothing", "section more \"x\" failed",
        "  columns: columns(SDUIIR.Columns.fixed(3))",
        "  unit NOTE", "    id: \"n\"", "    text: \"Hello\"", "    page: nothing",
      ])
  }

  @Test func guardsNarrowAndEventsGiveActions() throws {
    guard let project = try Self.project() else { return }
    try project.write(
      "main.ts",
      lines([]).replacing("console.log([", with: "void ([")
        + """
        const state: components.State = { $type: "$unknown", name: "later" };
        const cards: components.Card[] = [makeCard({ ...card, state }), makeCard(card)];
        const sections: home.HomeSection[] = [
          makeHomeDealsSection({ units: cards }),
          home.makeHomeMoreSection({ units: [makeNote(note)] }),
        ];
        for (const section of sections) {
          if (home.isHomeDealsSection(section)) {
            for (const unit of section.units) {
              const { state, tone } = unit;
              const action: components.ScreenAction = components.actionsOfCard(unit).onTap;
              const target: string = components.isOpen(action) ? action.target : "none";
              const name = state === undefined ? "none" : sdui.isUnknownCase(state) ? state.name : state;
              console.log([components.isCard(unit), tone, name, target].join(" "));
            }
          } else if (section.section === "more") {
            const unit: components.Note | undefined = section.units[0];
            console.log(unit && components.actionsOfNote(unit).onCloseButtonTap.message);
          }
        }
        """)
    #expect(try project.compile() == "")
    #expect(try project.run("main.js") == "true calm later t\ntrue calm none t\nn\n")
  }
}
