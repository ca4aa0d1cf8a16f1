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

type Settle = { resolve: (result: never) => void; reject: (error: Error) => void };

/** Calls of a protocol by numbered messages of JSON, as DevTools and WebDriver BiDi have them. @param write sends one */
export function numberedCalls(write: (message: string) => void) {
  const waiting = new Map<number, Settle>();
  let last = 0;
  return {
    call: <Result>(method: string, params: object = {}, more: object = {}): Promise<Result> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        write(JSON.stringify({ id: last, method, params, ...more }));
      }),
    /** Takes a message that has come. */
    take(text: string) {
      const { id, type, result, error, message } = JSON.parse(text);
      const settle = waiting.get(id);
      waiting.delete(id);
      if (error) settle?.reject(new Error(type === 'error' ? message : error.message));
      else settle?.resolve(result as never);
    },
    end(reason: Error) {
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}
