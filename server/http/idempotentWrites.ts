import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '../lib/messages';
import { StatusError, StoreUnavailableError } from '../lib/errors';
import type { AccountLimits } from '../accountLimits';
import { hashToken } from '../lib/secrets';
import { updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';

/** A request's write, under its key and for its route. */
export const writeOf = (request: FastifyRequest, accountId: string, content: string): IdempotentWrite => ({
  key: idempotencyKey(request),
  scope: `${request.routeOptions.url} ${accountId}`,
  content,
});

/**
 * The idempotency key of a request, or null.
 * @throws StatusError 400 for an invalid key
 */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new StatusError(400, messages.badKey);
  return key;
}

/** A write with its idempotency key. */
interface IdempotentWrite {
  /** null: no key, so every call is a new write. */
  key: string | null;
  /** Namespace of the key: an account and a kind of write. */
  scope: string;
  /** The request's content; reusing the key with other content is rejected. */
  content: string;
}

/** The write inside its transaction; returns the response. */
type Save<Answer> = (trx: StoreTransaction) => Promise<Answer>;

/** Keys that one statement deletes. */
const purgedAtOnce = 2000;

/** Delays in ms before a transaction whose connection was lost is retried: the store may be restarting. */
const pauses = [50, 500];

/**
 * Answers a repeated write with the first response (docs/decisions/004-idempotency.md). The key is stored in the
 *   transaction of the write, so that a crash leaves both or neither. Rejected writes are not stored.
 */
export class IdempotentWrites {
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Store,
    private readonly limits: Pick<AccountLimits, 'idempotencyMs' | 'clocksDifferMs'>,
    private readonly now: () => number,
  ) {}

  /**
   * @param prepare checks and work outside the transaction; not called for a repeated write
   * @throws StatusError 422 for a key used with other content
   */
  async run<Answer extends object>(write: IdempotentWrite, prepare: () => Promise<Save<Answer>>): Promise<Answer> {
    const { key } = write;
    if (key === null) return this.db.transaction().execute(await prepare());
    const keyHash = hashToken(`${write.scope}\n${key}`);
    // Browsers resend at once what they consider lost: the second waits for the first one's response.
    while (this.#running.has(keyHash)) await this.#running.get(keyHash);
    const running = this.#runKeyed(keyHash, this.#fingerprint(key, write.content), prepare);
    const settled = running.then(
      () => this.#running.delete(keyHash),
      () => this.#running.delete(keyHash),
    );
    this.#running.set(keyHash, settled);
    return running;
  }

  /** Deletes expired keys. Timestamps from a clock that was ahead are reset to now. */
  async purge(): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable('idempotency')
      .set({ createdAt: now })
      .where('createdAt', '>', now + this.limits.clocksDifferMs)
      .execute();
    const old = this.db.selectFrom('idempotency').select('keyHash').where('createdAt', '<=', this.#oldest());
    // In parts, since other writes wait: a day's million at once would take the embedded store half a minute.
    let deleted: bigint;
    do {
      const some = this.db.deleteFrom('idempotency').where('keyHash', 'in', old.limit(purgedAtOnce));
      deleted = (await some.executeTakeFirstOrThrow()).numDeletedRows;
    } while (deleted > 0n);
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
      await updateRows(trx, 'idempotency', { keyHash }, { answer: JSON.stringify(answer) });
      return answer;
    });
  }

  /**
   * Runs a transaction with a key. If the connection is lost at the commit, the outcome is unknown: the retry finds the
   * first response if that was committed (the claim waits for a transaction in progress), or else does the work now.
   */
  async #findOut<Answer>(work: (trx: StoreTransaction) => Promise<Answer>): Promise<Answer> {
    for (const pause of pauses) {
      try {
        return await this.db.transaction().execute(work);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
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

  /** HMAC of the content with the unstored key, so that a password in it cannot be guessed from the hash. */
  // eslint-disable-next-line no-restricted-syntax -- signs only, nothing is compared
  #fingerprint = (key: string, content: string) => createHmac('sha256', key).update(content).digest('hex');

  #oldest = () => this.now() - this.limits.idempotencyMs;
}
