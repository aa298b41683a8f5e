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

  interface ExtensionContext {
    readonly subscriptions: Disposable[];
  }

  interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
  }

  interface TextDocumentChangeEvent {
    readonly document: TextDocument;
  }

  interface TextEditor {
    readonly document: TextDocument;
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
    function createWebviewPanel(
      viewType: string,
      title: string,
      showOptions: { viewColumn: ViewColumn; preserveFocus?: boolean },
      options: { enableScripts?: boolean },
    ): WebviewPanel;
  }

  namespace workspace {
    const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    const onDidChangeConfiguration: Event<ConfigurationChangeEvent>;
    function getConfiguration(section: string): WorkspaceConfiguration;
    function getWorkspaceFolder(uri: Uri): WorkspaceFolder | undefined;
  }
}
