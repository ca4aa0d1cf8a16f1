import type { EphemeralStore } from '../db/ephemeralStore';
import { hashToken } from '../lib/hashToken';

/** A login whose password was correct and that waits for its code. */
export interface PendingLogin {
  accountId: string;
  /** Hash of the password hash: a password change invalidates it. */
  password: string;
  /** Expiry time, ms. */
  until: number;
}

const nameOf = (visitor: string) => `login:${hashToken(visitor)}`;

/** Stores it for the visitor's session, replacing an earlier one. */
export const savePendingLogin = (
  store: EphemeralStore,
  visitor: string,
  login: PendingLogin,
  now: number,
): Promise<void> => store.set(nameOf(visitor), JSON.stringify(login), login.until - now);

/** Removes and returns it: of concurrent codes only one is checked. */
export async function takePendingLogin(
  store: EphemeralStore,
  visitor: string | undefined,
  now: number,
): Promise<PendingLogin | null> {
  const kept = visitor === undefined ? null : await store.getAndDelete(nameOf(visitor));
  if (kept === null) return null;
  const login = JSON.parse(kept) as PendingLogin;
  return login.until > now ? login : null;
}
