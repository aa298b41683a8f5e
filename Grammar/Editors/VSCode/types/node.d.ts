// What the extension uses of Node.

interface Timeout {
  readonly kind: "timeout";
}

declare function setTimeout(callback: () => void, milliseconds: number): Timeout;
declare function clearTimeout(timeout: Timeout): void;
