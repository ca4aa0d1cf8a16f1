/** Reads that may take long and run at the same time; below the number of connections, so that short ones find one. */
const atOnce = 2;

/** Lets few long reads run at a time, on either engine; the others wait here, beside the short ones. */
export class LongReads {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  async run<Result>(read: () => Promise<Result>): Promise<Result> {
    if (this.#running === atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await read();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
