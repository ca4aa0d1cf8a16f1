import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hashToken } from '../lib/hashToken';
import { messages } from '../lib/messages';
import type { Store, StoreTransaction } from '../db/schema';
import { StatusError, StoreAwayError } from '../lib/errors';

/** A write as its key sees it. */
export interface IdempotentWrite {
  /** null: the client gave none, and every call is a new write. */
  key: string | null;
  /** Whose key: keys of two accounts or two kinds of write never meet. */
  scope: string;
  /** What was sent; the same key with other content is refused. */
  content: string;
}

/** Times in ms, as `accountLimits` has them. */
interface IdempotencyLimits {
  idempotencyMs: number;
  clocksDifferMs: number;
}

/** What a write does inside its transaction; returns the answer. */
type Save<Answer> = (trx: StoreTransaction) => Promise<Answer>;

/** Before a transaction whose connection was lost is run again, in ms: the store may only just be starting. */
const pauses = [50, 500];

/**
 * Gives a repeated write the answer of the first one (docs/decisions/004-idempotency.md). The key is kept in the
 * transaction of the write itself: after a crash either both are there or neither. What was refused is not kept.
 */
export class IdempotentWrites {
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Store,
    private readonly limits: IdempotencyLimits,
    private readonly now: () => number,
  ) {}

  /**
   * @param prepare checks and works that need no transaction; not called for a repeated write.
   * @throws StatusError 422 for a key that came with other content.
   */
  async run<Answer extends object>(write: IdempotentWrite, prepare: () => Promise<Save<Answer>>): Promise<Answer> {
    const { key } = write;
    if (key === null) return this.db.transaction().execute(await prepare());
    const keyHash = hashToken(`${write.scope}\n${key}`);
    // A browser resends at once what it takes for lost: the second waits and finds the first one's answer.
    while (this.#running.has(keyHash)) await this.#running.get(keyHash);
    const turn = this.#runKeyed(keyHash, this.#fingerprint(key, write.content), prepare);
    const settled = turn.then(
      () => this.#running.delete(keyHash),
      () => this.#running.delete(keyHash),
    );
    this.#running.set(keyHash, settled);
    return turn;
  }

  /** Forgets keys whose time is over. Those of a clock that was ahead are good still, but count from now on. */
  async purge(): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable('idempotency')
      .set({ createdAt: now })
      .where('createdAt', '>', now + this.limits.clocksDifferMs)
      .execute();
    await this.db.deleteFrom('idempotency').where('createdAt', '<=', this.#oldest()).execute();
  }

  async #runKeyed<Answer extends object>(keyHash: string, fingerprint: string, prepare: () => Promise<Save<Answer>>) {
    const known = await this.#recall<Answer>(this.db, keyHash, fingerprint);
    if (known) return known;
    const save = await prepare();
    return this.#findOut(async (trx) => {
      const claimed = await this.#claim(trx, keyHash, fingerprint);
      // Another server was faster.
      if (!claimed) return (await this.#recall<Answer>(trx, keyHash, fingerprint))!;
      const answer = await save(trx);
      await trx
        .updateTable('idempotency')
        .set({ answer: JSON.stringify(answer) })
        .where('keyHash', '=', keyHash)
        .execute();
      return answer;
    });
  }

  /**
   * Runs a keyed transaction. A connection that is lost at its end says nothing of the outcome: run again, it finds the
   * first answer if that was committed (the claim waits for one that is still under way), or else does its work now.
   */
  async #findOut<Answer>(work: (trx: StoreTransaction) => Promise<Answer>): Promise<Answer> {
    for (const pause of pauses) {
      try {
        return await this.db.transaction().execute(work);
      } catch (error) {
        if (!(error instanceof StoreAwayError)) throw error;
      }
      await wait(pause);
    }
    return this.db.transaction().execute(work);
  }

  async #claim(trx: StoreTransaction, keyHash: string, fingerprint: string): Promise<boolean> {
    await trx
      .deleteFrom('idempotency')
      .where('keyHash', '=', keyHash)
      .where('createdAt', '<=', this.#oldest())
      .execute();
    const row = await trx
      .insertInto('idempotency')
      .values({ keyHash, fingerprint, answer: null, createdAt: this.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('keyHash')
      .executeTakeFirst();
    return row !== undefined;
  }

  async #recall<Answer>(db: Store | StoreTransaction, keyHash: string, fingerprint: string): Promise<Answer | null> {
    const row = await db
      .selectFrom('idempotency')
      .select(['fingerprint', 'answer'])
      .where('keyHash', '=', keyHash)
      .where('createdAt', '>', this.#oldest())
      .executeTakeFirst();
    if (!row?.answer) return null;
    if (row.fingerprint !== fingerprint) throw new StatusError(422, messages.keyReused);
    return JSON.parse(row.answer) as Answer;
  }

  /** The key, which is not kept, seals the content: a password in it cannot be guessed from what is. */
  #fingerprint = (key: string, content: string) => createHmac('sha256', key).update(content).digest('hex');

  #oldest = () => this.now() - this.limits.idempotencyMs;
}
