import { monitorEventLoopDelay } from 'node:perf_hooks';

const limits = {
  /** Time over which the delay is measured, ms: one long task is not an overload. */
  everyMs: 2_000,
  /** Median delay that is too long, ms: a request passes through the event loop many times. */
  longMs: 250,
};

/** Watches whether requests come faster than the event loop can answer them. */
export class LoopDelay {
  readonly #delays = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #isLong = false;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      // In nanoseconds.
      this.#isLong = this.#delays.percentile(50) > limits.longMs * 1e6;
      this.#delays.reset();
    }, limits.everyMs).unref();
  }

  get isLong(): boolean {
    return this.#isLong;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }
}
