/** A browser, driven by whatever protocol it knows: what the tests of old browsers need of one, and no more. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Gives files to the first file field that is selected. */
  upload(selector: string, files: string[]): Promise<void>;
  /** Makes the window's inside so wide; a browser may have a narrowest width of its own. */
  resize(width: number, height: number): Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A function and its arguments as one expression for the page. */
export const callOf = (work: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${work})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
