// Calls that are wrong, and what a host gets for them.
//
//     node bad.mjs FOLDER
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { load, Screen, Project, SDUIError } = await import(pathToFileURL(`${folder}/sdui.js`).href);
const runtime = await WebAssembly.compile(readFileSync(`${folder}/sdui.wasm`));
const compiler = await WebAssembly.compile(readFileSync(`${folder}/sdui-compiler.wasm`));

const source = `component Card { id: ID, title: Text }
screen Home { section cards: grid { columns: 2, spacing: 8, unit Card { height: 100 } } }
`;
const response = (...ids) => JSON.stringify({
  sdui: "1.0", screen: "Home",
  sectionList: [{
    section: "cards", sectionId: "cards",
    units: ids.map((id) => ({ unitType: "Card", data: { id, title: id } })),
  }],
});

function fails(code, words, body) {
  assert.throws(body, (error) => {
    assert.ok(error instanceof SDUIError, `${error}`);
    assert.equal(error.code, code, error.message);
    assert.match(error.message, words);
    return true;
  });
}

// Nothing works before a module is loaded.
fails("options", /not loaded/, () => Screen.open("{}"));

// The host chooses the seed of hash tables, anew for each module.
const seeds = [];
const random = crypto;
const recorded = (numbers) => {
  seeds.push([...random.getRandomValues(numbers)]);
  return numbers;
};
Object.defineProperty(globalThis, "crypto", { configurable: true, value: { getRandomValues: recorded } });
await load(runtime);
await load(runtime);
assert.equal(seeds.length, 2);
assert.ok(seeds.every((seed) => seed.length === 4) && `${seeds[0]}` !== `${seeds[1]}`);
Object.defineProperty(globalThis, "crypto", { configurable: true, value: random });

await load(compiler);
const project = Project.open({ "home.sdui": source });
const document = project.compile("home.sdui");

// Missing files, text with errors, wrong options.
fails("file", /no file `other\.sdui`/, () => project.check("other.sdui"));
project.write("broken.sdui", "screen {");
assert.ok(project.check("broken.sdui").length > 0);
assert.throws(() => project.compile("broken.sdui"), (error) => error.code === "findings" && error.findings.length > 0);
fails("options", /`path` is missing/, () => project.handle.call("project_check", {}));
fails("options", /above 0/, () => project.preview("home.sdui", { widths: [-1] }));

// Two screens at once do not meet.
const screen = Screen.open(document);
const other = project.screen("home.sdui");
const [narrow, wide] = [screen.layout({ width: 320 }), other.layout({ width: 768 })];
assert.equal(narrow.frames.contentSize.width, 320);
assert.equal(wide.frames.contentSize.width, 768);
other.close();
assert.equal(screen.name, "Home");
fails("closed", /the screen was closed/, () => other.layout());
other.close();

// Handles after closing.
narrow.close();
fails("closed", /the layout was closed/, () => narrow.items({ x: 0, y: 0, width: 10, height: 10 }));
assert.equal(wide.items({ x: 0, y: 0, width: 768, height: 50 }).length, 2);

// Options of containers.
fails("options", /`width` takes numbers above 0/, () => screen.layout({ width: 0 }));
fails("options", /`width` must be a number/, () => screen.layout({ width: "390" }));
fails("options", /`direction` is one of `ltr`, `rtl`/, () => screen.layout({ direction: "down" }));
fails("options", /exclude each other/, () => screen.layout({ device: "iphone-15", width: 390 }));
fails("options", /no flag/, () => screen.resolved({ flags: { none: "one" } }));
fails("options", /no client/, () => screen.resolved({ client: "toaster@1" }));
fails("options", /scrolls sideways/, () => wide.restOffset(0, 10));

// Documents and responses that are none.
fails("document", /no screen/, () => Screen.open("[]"));
fails("document", /no JSON/, () => screen.response("{"));
fails("document", /./, () => screen.response("[".repeat(1_000_000)));
assert.throws(() => screen.response(7), SDUIError);
const faulty = screen.response(response("a", "a"), { content: true });
assert.equal(faulty.isValid, false);
assert.equal(faulty.faults[0].code, "response-duplicate-identity");

// Contents and changes.
const [first, second] = [["a", "b", "c"], ["c", "a", "d"]].map((ids) => screen.response(response(...ids), { content: true }));
assert.deepEqual(first.faults, []);
const changes = first.changes(second);
assert.deepEqual([changes.deletedItems, changes.insertedItems, changes.movedItems.length], [[[0, 1]], [[0, 2]], 1]);
assert.equal(second.content().sections[0].items[0].data.title, "c");

// Hostile text stays text.
project.write("hostile.sdui", `/// </script><script>alert(1)</script>\n${source}`);
const page = project.preview("hostile.sdui");
assert.ok(!page.includes("<script>alert(1)"));

// A text of 10 MB has an answer: it is short, since one place is broken again and again.
const started = performance.now();
project.write("large.sdui", "component A { id: ID }\n".repeat(450_000));
assert.ok(project.check("large.sdui").length > 0);
console.log(`10 MB checked in ${Math.round(performance.now() - started)} ms`);

// Memory runs out: one failure, then the same for everything else, then a new module.
await load(compiler, { maximumMemory: 48 << 20 });
const small = Project.open({ "home.sdui": source });
fails("memory", /memory ran out/, () => small.write("large.sdui", "x".repeat(60 << 20)));
fails("memory", /memory ran out/, () => small.check("home.sdui"));
small.close();
await load(runtime);
assert.equal(Screen.open(document).layout().frames.contentSize.width, 390);

// Objects of the module before are still what they were.
assert.equal(project.check("home.sdui").length, 0);

// The runtime has no compiler.
fails("options", /does not compile/, () => Project.open());
