import { serviceUnavailable, TooManyRequests } from './errors';

interface QueueLimits {
  /** Tasks at a time. */
  running: number;
  /** Queue length. */
  waiting: number;
  /** Waiting time, ms: clients have given up by then. */
  waitMs: number;
  /** What a task is refused with; 503 unless given. */
  refusal?: () => Error;
}

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}

/** Runs few tasks at a time. The queue is bounded, and fair: clients take turns, however many tasks each requests. */
export class FairQueue {
  #running = 0;
  readonly #refusal: () => Error;
  /** Queued tasks by client, in order of their turns. */
  readonly #lines = new Map<string, Waiting[]>();

  /** @param now monotonic clock, in ms */
  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#refusal = limits.refusal ?? serviceUnavailable;
  }

  /**
   * Runs a task when its turn comes.
   * @param isGone whether the client has disconnected
   * @param who client key; unknown clients share one
   * @throws the refusal if the queue is full, the wait was too long, or the client is gone
   */
  async run<Result>(task: () => Promise<Result>, isGone: () => boolean = () => false, who = ''): Promise<Result> {
    const arrivedAt = this.now();
    if (this.#running < this.limits.running) this.#running += 1;
    else await this.#wait(who);
    try {
      if (this.now() - arrivedAt > this.limits.waitMs || isGone()) throw this.#refusal();
      return await task();
    } finally {
      const next = this.#next();
      // It takes this place, so that a newcomer cannot overtake it.
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  /** Number of queued tasks. */
  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  #wait(who: string): Promise<void> {
    const lines = [...this.#lines.values()];
    const own = this.#lines.get(who) ?? [];
    if (this.waiting >= this.limits.waiting) {
      const longest = lines.reduce((one, other) => (other.length > one.length ? other : one));
      // The client with the most queued tasks makes room.
      if (own.length + 1 >= longest.length) throw this.#refusal();
      longest.pop()?.refuse(this.#refusal());
    }
    this.#lines.set(who, own);
    return new Promise((begin, refuse) => own.push({ begin, refuse }));
  }

  #next(): Waiting | undefined {
    for (const [who, line] of this.#lines) {
      this.#lines.delete(who);
      const next = line.shift();
      if (line.length > 0) this.#lines.set(who, line);
      if (next) return next;
    }
    return undefined;
  }
}

/** Retry-After, in s. */
const retryAfter = 5;

/**
 * Limits concurrency; further tasks queue in order.
 * @throws TooManyRequests if the queue is full
 */
export function limitConcurrency(running: number, waiting: number) {
  const queue = new FairQueue({ running, waiting, waitMs: Infinity, refusal: () => new TooManyRequests(retryAfter) });
  return <Result>(task: () => Promise<Result>): Promise<Result> => queue.run(task);
}

/** Below the number of connections, so that short reads find one. */
const defaultConcurrency = 2;

/** A queue for long reads, on either engine, so that they do not block short ones. */
export class LongReads extends FairQueue {
  constructor(concurrency = defaultConcurrency, now?: () => number) {
    super({ running: concurrency, waiting: 50, waitMs: 30_000 }, now);
  }
}

/** Yields to the event loop. */
export const yieldToEventLoop = () => new Promise<void>(setImmediate);

/** Time slice for steps of varying duration, ms: a new connection is accepted once between two of them. */
const sliceMs = 2;

/** Maps items in time slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - began < sliceMs) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
  return results;
}

/** Where promises are kept by their keys. */
interface Kept<Key, Result> {
  get(key: Key): Promise<Result> | undefined;
  set(key: Key, result: Promise<Result>): unknown;
  delete(key: Key): unknown;
}

/** What is kept under a key, or else is made now; a failure is not kept. */
export function keptOrMade<Key, Result>(
  kept: Kept<Key, Result>,
  key: Key,
  make: () => Promise<Result>,
): Promise<Result> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.get(key) === made && kept.delete(key));
  return made;
}

type IsGone = () => boolean;

/** Work that is under way, by key: whoever wants the same meanwhile shares it. */
export class SharedWork<Result> {
  readonly #running = new Map<string, { result: Promise<Result>; waiting: IsGone[] }>();

  /**
   * @param isGone whether the client has disconnected
   * @param begin may check whether all clients that wait have
   */
  run(key: string, isGone: IsGone, begin: (areGone: IsGone) => Promise<Result>): Promise<Result> {
    const running = this.#running.get(key);
    if (running) {
      running.waiting.push(isGone);
      return running.result;
    }
    const waiting = [isGone];
    const result = begin(() => waiting.every((one) => one())).finally(() => this.#running.delete(key));
    this.#running.set(key, { result, waiting });
    return result;
  }
}

/** @throws Error with this reason if the task takes longer; the task continues, and its result is ignored */
export async function withTimeout<Result>(ms: number, reason: string, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}
