import type { SessionLine } from '../../src/contract/account';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { hashToken } from '../lib/hashToken';
import { replacedTokenMs, type Account } from './sessions';

type Own = Pick<Account, 'fdId' | 'tokenHash'>;

/** Identifies a session to its owner without revealing the token or its hash. */
const sessionId = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 32);

async function goodSessions(db: Store, accountId: string, now: number) {
  const rows = await db
    .selectFrom('session')
    .select(['tokenHash', 'device', 'createdAt', 'usedAt', 'idleMs', 'expiresAt'])
    .where('accountId', '=', accountId)
    .orderBy('usedAt', 'desc')
    .execute();
  return rows.filter(
    ({ expiresAt, usedAt, idleMs }) =>
      Number(expiresAt) > now && Number(usedAt) + Number(idleMs) > now && Number(idleMs) !== replacedTokenMs,
  );
}

/** An account's valid sessions, the current one first, then by last use. */
export async function listSessions(db: Store, { fdId, tokenHash }: Own, now: number): Promise<SessionLine[]> {
  const rows = await goodSessions(db, fdId, now);
  const lines = rows.map((row) => ({
    sessionId: sessionId(row.tokenHash),
    device: row.device,
    createdAt: chinaTime(Number(row.createdAt)),
    usedAt: chinaTime(Number(row.usedAt)),
    current: row.tokenHash === tokenHash,
  }));
  return [...lines.filter(({ current }) => current), ...lines.filter(({ current }) => !current)];
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
