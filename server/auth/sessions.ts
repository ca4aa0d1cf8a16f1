import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountLimits } from '../accountLimits';
import { updateRows } from '../db/queries';
import type { Row, Store, StoreTransaction } from '../db/schema';
import { hashToken } from '../lib/secrets';
import type { SessionLine } from '../../src/contract/auth';
import { chinaTime } from '../lib/chinaTime';

type AccountRow = Pick<
  Row<'account'>,
  'fdId' | 'username' | 'avatar' | 'fdComId' | 'fdComName' | 'isCust' | 'role' | 'displayName'
>;

/** The account of a token. */
export interface Account extends AccountRow {
  /** Whether login requires a code as well. */
  secondFactor: boolean;
  /** Whether it is a demo account, whose password is public. */
  demo: boolean;
  /** Whether staff generated the password, so that its owner has to choose another one. */
  generatedPassword: boolean;
  /** Hash of the request's token. */
  tokenHash: string;
}

/** Type of session, which decides its lifetime. */
export type SessionKind = 'session' | 'rememberedSession' | 'staffSession';

/**
 * How long a replaced token is still accepted, ms: by calls that were under way, and by a retry whose first response was
 * lost. No other session has an idle timeout as short.
 */
const replacedTokenMs = 60_000;

/** Minimum time between updates of the last use, ms: not every read should cost a write. */
const minUpdateMs = 60_000;

/** Opaque tokens of 256 bits; only their hashes are stored. They expire when idle, and after an absolute lifetime. */
export class Sessions {
  /** @param demo whether tokens of the demo accounts, whose passwords are public, are valid */
  constructor(
    private readonly db: Store,
    private readonly limits: Pick<AccountLimits, SessionKind | 'clocksDifferMs'>,
    private readonly now: () => number,
    private readonly demo: boolean,
  ) {}

  /**
   * Creates a new token.
   * @param checked what password and code were checked against; the result is null if the account has changed since
   *   (other password, second factor enabled, blocked), because that change was to end all sessions
   * @param device browser and operating system, for the owner's list of sessions
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
      // Locks the account's row on either engine: a concurrent password change or block comes before or after.
      const same = await trx
        .updateTable('account')
        .set({ passwordHash })
        .where('fdId', '=', accountId)
        .where('passwordHash', '=', passwordHash)
        .where('totpSecret', totpSecret === null ? 'is' : '=', totpSecret)
        .where('status', '=', '0')
        .executeTakeFirstOrThrow();
      if (Number(same.numUpdatedRows) === 0) return null;
      const lifetime = { createdAt: now, usedAt: now, idleMs, expiresAt: now + longestMs };
      await trx
        .insertInto('session')
        .values({ tokenHash: hashToken(token), accountId, device, ...lifetime })
        .execute();
      return token;
    });
  }

  /**
   * The account of a valid token, else null; updates the last use.
   * @param isAttended whether somebody is there: a page that polls by itself does not keep a session alive
   */
  async find(token: string, isAttended = true): Promise<Account | null> {
    const tokenHash = hashToken(token);
    const now = this.now();
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.fdId', 'session.accountId')
      .select(['account.fdId', 'username', 'avatar', 'fdComId', 'fdComName', 'isCust', 'role', 'displayName'])
      .select(['usedAt', 'idleMs', 'expiresAt', 'totpSecret', 'generatedPassword', 'account.demo as demo'])
      .where('tokenHash', '=', tokenHash)
      .where('status', '=', '0')
      .where('account.demo', 'in', this.demo ? ['0', '1'] : ['0'])
      .executeTakeFirst();
    if (!row) return null;
    const { usedAt, idleMs, expiresAt, totpSecret, generatedPassword, demo, ...account } = row;
    if (now >= Number(expiresAt) || now - Number(usedAt) >= Number(idleMs)) return null;
    if (isAttended && now - Number(usedAt) >= minUpdateMs) {
      const used = this.db.updateTable('session').set({ usedAt: now }).where('tokenHash', '=', tokenHash);
      // A store that can only be read still says who is logged in; without an answer browsers drop their token.
      await used.execute().catch(() => undefined);
    }
    return {
      ...account,
      tokenHash,
      secondFactor: totpSecret !== null,
      generatedPassword: generatedPassword === '1',
      demo: demo === '1',
    };
  }

  /**
   * Replaces a token by a new one with the same lifetime, and ends all other sessions of its account.
   * @returns null for an unknown token
   */
  async renew({ fdId: accountId, tokenHash }: Pick<Account, 'fdId' | 'tokenHash'>): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const usedAt = this.now();
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx.selectFrom('session').selectAll().where('accountId', '=', accountId).execute();
      const old = rows.find((row) => row.tokenHash === tokenHash);
      if (!old) return null;
      const isRetry = Number(old.idleMs) === replacedTokenMs;
      // What the first response brought, and nobody received.
      const replaced = rows.find((row) => row !== old);
      await trx.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '!=', tokenHash).execute();
      if (!isRetry) await updateRows(trx, 'session', { tokenHash }, { usedAt, idleMs: replacedTokenMs });
      const { createdAt, idleMs, expiresAt, device } = isRetry && replaced ? replaced : old;
      const lifetime = { createdAt: Number(createdAt), idleMs: Number(idleMs), expiresAt: Number(expiresAt) };
      await trx
        .insertInto('session')
        .values({ tokenHash: hashToken(token), accountId, usedAt, device, ...lifetime })
        .execute();
      return token;
    });
  }

  /** Revokes a token; an unknown one is not an error. */
  async revoke(token: string): Promise<void> {
    await this.db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute();
  }

  /** Deletes expired tokens. Timestamps from a clock that was ahead would never expire and are reset to now. */
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

type Own = Pick<Account, 'fdId' | 'tokenHash'>;

/** Identifies a session to its owner without revealing the token or its hash. */
const sessionId = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 32);

/** An account's valid sessions, the current one first, then by last use. */
export async function listSessions(db: Store, { fdId, tokenHash }: Own, now: number): Promise<SessionLine[]> {
  const rows = await db
    .selectFrom('session')
    .select(['tokenHash', 'device', 'createdAt', 'usedAt', 'idleMs', 'expiresAt'])
    .where('accountId', '=', fdId)
    .orderBy('usedAt', 'desc')
    .execute();
  const isValid = ({ expiresAt, usedAt, idleMs }: (typeof rows)[number]) =>
    Number(expiresAt) > now && Number(usedAt) + Number(idleMs) > now && Number(idleMs) !== replacedTokenMs;
  const lines = rows.filter(isValid).map((row) => ({
    sessionId: sessionId(row.tokenHash),
    device: row.device,
    createdAt: chinaTime(Number(row.createdAt)),
    usedAt: chinaTime(Number(row.usedAt)),
    current: row.tokenHash === tokenHash,
  }));
  return [...lines.filter(({ current }) => current), ...lines.filter(({ current }) => !current)];
}

/** Ends all sessions of an account. @returns how many */
export async function endAllSessions(trx: StoreTransaction, accountId: string): Promise<number> {
  const ended = await trx.deleteFrom('session').where('accountId', '=', accountId).executeTakeFirstOrThrow();
  return Number(ended.numDeletedRows);
}

/** Ends one session of an account, or all but the current one. @returns how many */
export async function endSessions(
  db: Store,
  { fdId, tokenHash }: Own,
  which: { sessionId: string } | 'others',
): Promise<number> {
  const rows = await db.selectFrom('session').select('tokenHash').where('accountId', '=', fdId).execute();
  const hashes = rows
    .map((row) => row.tokenHash)
    .filter((hash) => (which === 'others' ? hash !== tokenHash : sessionId(hash) === which.sessionId));
  if (hashes.length === 0) return 0;
  await db.deleteFrom('session').where('accountId', '=', fdId).where('tokenHash', 'in', hashes).execute();
  return hashes.length;
}
