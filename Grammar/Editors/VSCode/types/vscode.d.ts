// What the extension uses of the interface of VS Code, so that it is checked without any package.

declare module "vscode" {
  interface Disposable {
    dispose(): unknown;
  }

  type Event<Value> = (listener: (value: Value) => unknown) => Disposable;

  class Uri {
    static parse(text: string): Uri;
    readonly path: string;
    readonly fsPath: string;
    toString(): string;
  }

  interface Memento {
    get(key: string): unknown;
    update(key: string, value: unknown): Promise<void>;
  }

  interface ExtensionContext {
    readonly subscriptions: Disposable[];
    readonly workspaceState: Memento;
  }

  class Position {
    constructor(line: number, character: number);
  }

  class Range {
    constructor(start: Position, end: Position);
  }

  class Location {
    constructor(uri: Uri, place: Range | Position);
  }

  interface Command {
    title: string;
    command: string;
    arguments?: unknown[];
  }

  enum LanguageStatusSeverity {
    Information = 0,
    Warning = 1,
    Error = 2,
  }

  interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    text: string;
    detail: string | undefined;
    severity: LanguageStatusSeverity;
    command: Command | undefined;
    busy: boolean;
  }

  interface CancellationToken {
    readonly isCancellationRequested: boolean;
  }

  namespace languages {
    function createLanguageStatusItem(id: string, selector: { language: string }): LanguageStatusItem;
  }

  interface TestItem {
    readonly id: string;
    readonly uri: Uri | undefined;
    readonly children: TestItemCollection;
    range: Range | undefined;
    description?: string;
  }

  interface TestItemCollection {
    get(id: string): TestItem | undefined;
    add(item: TestItem): void;
    replace(items: readonly TestItem[]): void;
    delete(id: string): void;
    forEach(callback: (item: TestItem) => unknown): void;
  }

  class TestMessage {
    location?: Location;
    constructor(message: string);
  }

  interface TestRunRequest {
    readonly include: readonly TestItem[] | undefined;
    readonly exclude: readonly TestItem[] | undefined;
  }

  interface TestRun {
    started(test: TestItem): void;
    skipped(test: TestItem): void;
    passed(test: TestItem): void;
    failed(test: TestItem, messages: TestMessage[]): void;
    errored(test: TestItem, message: TestMessage): void;
    end(): void;
  }

  enum TestRunProfileKind {
    Run = 1,
  }

  interface TestController extends Disposable {
    readonly items: TestItemCollection;
    createTestItem(id: string, label: string, uri?: Uri): TestItem;
    createRunProfile(
      label: string,
      kind: TestRunProfileKind,
      run: (request: TestRunRequest, token: CancellationToken) => unknown,
      isDefault?: boolean,
    ): unknown;
    createTestRun(request: TestRunRequest): TestRun;
  }

  namespace tests {
    function createTestController(id: string, label: string): TestController;
  }

  interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly isClosed: boolean;
  }

  interface TextDocumentChangeEvent {
    readonly document: TextDocument;
  }

  interface TextEditor {
    readonly document: TextDocument;
  }

  interface FileSystemWatcher extends Disposable {
    readonly onDidChange: Event<Uri>;
    readonly onDidCreate: Event<Uri>;
    readonly onDidDelete: Event<Uri>;
  }

  interface WorkspaceFolder {
    readonly uri: Uri;
    readonly name: string;
  }

  interface ConfigurationChangeEvent {
    affectsConfiguration(section: string): boolean;
  }

  interface WorkspaceConfiguration {
    get<Value>(section: string, defaultValue: Value): Value;
  }

  enum ViewColumn {
    Beside = -2,
  }

  interface Webview {
    html: string;
  }

  interface WebviewPanel extends Disposable {
    readonly webview: Webview;
    title: string;
    readonly onDidDispose: Event<void>;
    reveal(viewColumn?: ViewColumn, preserveFocus?: boolean): void;
  }

  class ProcessExecution {
    constructor(process: string, args: string[]);
  }

  enum TaskScope {
    Global = 1,
    Workspace = 2,
  }

  interface TaskDefinition {
    readonly type: string;
    readonly command: string;
    readonly path?: string;
  }

  class Task {
    readonly definition: TaskDefinition;
    readonly scope?: WorkspaceFolder | TaskScope;
    constructor(
      definition: TaskDefinition,
      scope: WorkspaceFolder | TaskScope,
      name: string,
      source: string,
      execution: ProcessExecution,
      problemMatchers: string | string[],
    );
  }

  namespace commands {
    function registerCommand(command: string, callback: (...args: unknown[]) => unknown): Disposable;
    function executeCommand(command: string, ...args: unknown[]): Promise<unknown>;
  }

  interface TaskProvider {
    provideTasks(): Task[];
    resolveTask(task: Task): Task;
  }

  namespace tasks {
    function registerTaskProvider(type: string, provider: TaskProvider): Disposable;
    function executeTask(task: Task): Promise<unknown>;
  }

  namespace window {
    const activeTextEditor: TextEditor | undefined;
    function showErrorMessage(message: string): Promise<unknown>;
    function showQuickPick(items: string[], options: { placeHolder: string }): Promise<string | undefined>;
    function createWebviewPanel(
      viewType: string,
      title: string,
      showOptions: { viewColumn: ViewColumn; preserveFocus?: boolean },
      options: { enableScripts?: boolean },
    ): WebviewPanel;
  }

  namespace workspace {
    const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    const textDocuments: readonly TextDocument[];
    const onDidOpenTextDocument: Event<TextDocument>;
    const onDidCloseTextDocument: Event<TextDocument>;
    const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    const onDidChangeConfiguration: Event<ConfigurationChangeEvent>;
    function createFileSystemWatcher(globPattern: string): FileSystemWatcher;
    function getConfiguration(section: string): WorkspaceConfiguration;
    function getWorkspaceFolder(uri: Uri): WorkspaceFolder | undefined;
  }
}
