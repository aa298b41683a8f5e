// What the extension uses of the package vscode-languageclient.

declare module "vscode-languageclient/node" {
  interface Executable {
    command: string;
    args?: string[];
  }

  interface LanguageClientOptions {
    documentSelector?: { language: string; scheme?: string }[];
    initializationOptions?: unknown;
    synchronize?: { configurationSection?: string | string[] };
    middleware?: Middleware;
  }

  interface WorkDoneProgress {
    kind: "begin" | "report" | "end";
    message?: string;
  }

  type ProgressHandler = (token: string | number, progress: WorkDoneProgress) => void;

  interface Middleware {
    handleWorkDoneProgress?: (token: string | number, progress: WorkDoneProgress, next: ProgressHandler) => void;
  }

  enum State {
    Stopped = 1,
    Running = 2,
    Starting = 3,
  }

  class LanguageClient {
    constructor(id: string, name: string, serverOptions: Executable, clientOptions: LanguageClientOptions);
    start(): Promise<void>;
    stop(timeout?: number): Promise<void>;
    readonly initializeResult: { serverInfo?: { name: string; version?: string } } | undefined;
    readonly state: State;
    onDidChangeState(listener: (event: { oldState: State; newState: State }) => unknown): unknown;
    sendRequest(method: string, parameters: unknown): Promise<unknown>;
    // An absent token would travel as a second parameter.
    sendRequest(method: string, parameters: unknown, token: import("vscode").CancellationToken): Promise<unknown>;
  }
}
