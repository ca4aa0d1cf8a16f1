import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../db/schema';
import { hashToken } from '../lib/hashToken';

/** The account behind a token. */
export interface Account {
  fdId: string;
  username: string;
  avatar: string | null;
  fdComId: string | null;
  fdComName: string | null;
  /** '1' customer, '0' back office. */
  isCust: string;
  /** Of a back-office account, as it is stored: one of `staffRoles`, or null. */
  role: string | null;
  displayName: string | null;
  /** Whether its login asks for a code as well. */
  secondFactor: boolean;
  /** Whether it came with the demo: everybody knows its password. */
  demo: boolean;
  /** Hash of the token it came with. */
  tokenHash: string;
}

/** A token's life without use, and altogether. */
interface Lifetime {
  idleMs: number;
  longestMs: number;
}

/** Times in ms, as `accountLimits` has them. */
interface SessionLimits {
  session: Lifetime;
  rememberedSession: Lifetime;
  /** Of the back office; it is never remembered. */
  staffSession: Lifetime;
  clocksDifferMs: number;
}

/** What kind of login a token is handed out for. */
export type SessionKind = 'session' | 'rememberedSession' | 'staffSession';

/** A use is written down at most this often, ms: not every read should cost a write. */
const noteEvery = 60_000;

/** Opaque tokens of 256 bits; only their hashes are kept. They end when unused for a while, and in any case in time. */
export class Sessions {
  /** @param demo whether tokens of the demo accounts, whose passwords are public, are good. */
  constructor(
    private readonly db: Store,
    private readonly limits: SessionLimits,
    private readonly now: () => number,
    private readonly demo: boolean,
  ) {}

  /**
   * Hands out a new token.
   * @param checked what password and code were checked against; null is the answer when the account has others by now, a
   *   second step that it had not, or is blocked: whoever did that wanted every session to end.
   * @param device browser and system, for the owner's list of sessions.
   */
  async create(
    { fdId: accountId, passwordHash, totpSecret }: { fdId: string; passwordHash: string; totpSecret: string | null },
    kind: SessionKind,
    device: string | null,
  ): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    const { idleMs, longestMs } = this.limits[kind];
    return this.db.transaction().execute(async (trx) => {
      // Holds the account's row, on either engine: whoever changes the password or blocks it now comes before or after.
      const same = await trx
        .updateTable('account')
        .set({ passwordHash })
        .where('fdId', '=', accountId)
        .where('passwordHash', '=', passwordHash)
        .where('totpSecret', totpSecret === null ? 'is' : '=', totpSecret)
        .where('status', '=', '0')
        .executeTakeFirstOrThrow();
      if (Number(same.numUpdatedRows) === 0) return null;
      await trx
        .insertInto('session')
        .values({
          tokenHash: hashToken(token),
          accountId,
          createdAt: now,
          usedAt: now,
          idleMs,
          expiresAt: now + longestMs,
          device,
        })
        .execute();
      return token;
    });
  }

  /** The account of a token that is still good, else null; keeps the token from resting. */
  async find(token: string): Promise<Account | null> {
    const tokenHash = hashToken(token);
    const now = this.now();
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.fdId', 'session.accountId')
      .select(['account.fdId', 'username', 'avatar', 'fdComId', 'fdComName', 'isCust', 'role', 'displayName'])
      .select(['usedAt', 'idleMs', 'expiresAt', 'totpSecret', 'account.demo as demo'])
      .where('tokenHash', '=', tokenHash)
      .where('status', '=', '0')
      .where('account.demo', 'in', this.demo ? ['0', '1'] : ['0'])
      .executeTakeFirst();
    if (!row) return null;
    const { usedAt, idleMs, expiresAt, totpSecret, demo, ...account } = row;
    if (now >= Number(expiresAt) || now - Number(usedAt) >= Number(idleMs)) return null;
    if (now - Number(usedAt) >= noteEvery) {
      await this.db.updateTable('session').set({ usedAt: now }).where('tokenHash', '=', tokenHash).execute();
    }
    return { ...account, tokenHash, secondFactor: totpSecret !== null, demo: demo === '1' };
  }

  /** Revokes a token; an unknown one is not an error. */
  async revoke(token: string): Promise<void> {
    await this.db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute();
  }

  /** Removes tokens that are over. Those of a clock that was ahead, which would never be, begin to count now. */
  async purge(): Promise<void> {
    const now = this.now();
    const ahead = now + this.limits.clocksDifferMs;
    await this.db
      .updateTable('session')
      .set({ createdAt: now, expiresAt: sql<number>`${sql.ref('expiresAt')} - ${sql.ref('createdAt')} + ${now}` })
      .where('createdAt', '>', ahead)
      .execute();
    await this.db.updateTable('session').set({ usedAt: now }).where('usedAt', '>', ahead).execute();
    await this.db
      .deleteFrom('session')
      .where((row) => row.or([row('expiresAt', '<=', now), row(row('usedAt', '+', row.ref('idleMs')), '<=', now)]))
      .execute();
  }
}
