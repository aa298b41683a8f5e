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
  }

  class LanguageClient {
    constructor(id: string, name: string, serverOptions: Executable, clientOptions: LanguageClientOptions);
    start(): Promise<void>;
    stop(timeout?: number): Promise<void>;
    readonly initializeResult: { serverInfo?: { name: string; version?: string } } | undefined;
    sendRequest(method: string, parameters: unknown): Promise<unknown>;
  }
}
