/** A browser, driven by any protocol: the interface that the tests of old browsers need. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it may use its arguments only. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Sets the files of the first matching file input. */
  upload(selector: string, files: string[]): Promise<void>;
  /** Sets the viewport width; a browser may have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A call of a function with its arguments, as an expression for the page. */
export const callOf = (work: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${work})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
