import { couldBePassword } from '../../src/contract/accountForms';
import { codeNeeded } from '../../src/contract/auth';
import type { Store } from '../db/schema';
import { BusinessError } from '../lib/errors';
import type { EphemeralStore } from '../db/ephemeralStore';
import { hashToken } from '../lib/hashToken';
import { rateLimit, type Limit } from '../http/rateLimit';
import { messages } from '../lib/messages';
import { networkOf } from './networkOf';
import { checkPassword } from './passwords';
import { countTry } from './passwordTries';
import type { Sessions, SessionKind } from './sessions';
import { keepWaitingLogin } from './waitingLogin';

/** The services that a login passes through. */
interface LoginServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordTries: Limit; staffPasswordTries: Limit; passwordChecks: Limit; codeWaitMs: number };
  sessions: Sessions;
  now: () => number;
}

/** Where a login comes from. */
export interface LoginPlace {
  address: string;
  /** Browser and system. */
  device: string | null;
  /** The visitor's session, which the captcha was bound to. */
  visitor: string | undefined;
  /** Id of the browser, if it has logged in under a name before. */
  browserOf: (username: string) => Promise<string | null>;
}

/** A login that succeeded. */
export interface LoggedIn {
  token: string;
  is_cust: string;
  username: string;
}

/** What a login sends; every field may be missing. */
export interface LoginFields {
  username?: string;
  password?: string;
  rememberMe?: string;
}

const flags: Record<string, boolean> = {
  true: true,
  on: true,
  yes: true,
  1: true,
  false: false,
  off: false,
  no: false,
  0: false,
};

function readFlag(value: string | undefined): boolean {
  // Backends of this kind fail without a message when the flag is missing.
  if (value === undefined || value === '') throw new BusinessError(null);
  const name = value.toLowerCase();
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined) throw new BusinessError(messages.wrongFlag(value));
  return flag;
}

/** Names and passwords of other lengths, or with control characters, cannot exist; they cost no check. */
function couldExist({ username = '', password = '' }: LoginFields): boolean {
  return /^\P{Cc}{2,20}$/u.test(username) && couldBePassword(password);
}

/** What kind of session a right password opens. */
function sessionKind(isCust: string, remember: boolean): SessionKind {
  if (isCust === '0') return 'staffSession';
  return remember ? 'rememberedSession' : 'session';
}

/**
 * Checks a login whose captcha was right, in the order of backends of this kind. Unknown names are counted, locked and
 * checked like known ones: neither text nor time tells them apart. A name of the back office takes fewer tries in a
 * longer time, and what is over them is answered like a wrong password: whoever guesses learns nothing by it. A browser
 * that has logged in before has tries of its own, so that nobody can lock an account's owner out. Where it has an
 * authenticator, its code is asked for next.
 * @param demo whether the demo accounts, whose passwords are public, may log in.
 * @returns the new token, `is_cust`, and whose it is.
 * @throws BusinessError with the text for the user; its code is `codeNeeded` where the password was right.
 */
export async function logIn(
  { db, ephemeralStore, limits, sessions, now }: LoginServices,
  fields: LoginFields,
  { address, device, visitor, browserOf }: LoginPlace,
  demo: boolean,
): Promise<LoggedIn> {
  const remember = readFlag(fields.rememberMe);
  if (!couldExist(fields)) throw new BusinessError(messages.wrongLogin);
  const { username = '', password = '' } = fields;
  await rateLimit(ephemeralStore, 'password', networkOf(address), limits.passwordChecks);
  const browser = await browserOf(username);
  const who = hashToken(browser === null ? username : `${browser} ${username}`);
  const tries = `tries:${who}`;
  const left = await countTry(ephemeralStore, tries, limits.passwordTries);
  const longTries = `tries:hour:${who}`;
  const longCount = await ephemeralStore.increment(longTries, limits.staffPasswordTries.withinMs);
  const account = await db
    .selectFrom('account')
    .select(['fdId', 'passwordHash', 'isCust', 'status', 'demo', 'totpSecret'])
    .where('username', '=', username)
    .executeTakeFirst();
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  const right = isRight && (account?.isCust !== '0' || longCount <= limits.staffPasswordTries.times);
  // Unknown names have as many tries: the count tells nothing about them.
  if (!account || !right) throw new BusinessError(messages.wrongLoginLeft(left));
  if (account.status !== '0' || (account.demo === '1' && !demo)) throw new BusinessError(messages.blocked);
  if (account.totpSecret !== null) {
    if (visitor === undefined) throw new BusinessError(messages.loginExpired);
    const until = now() + limits.codeWaitMs;
    const waiting = { accountId: account.fdId, password: hashToken(account.passwordHash), until };
    await keepWaitingLogin(ephemeralStore, visitor, waiting, now());
    await Promise.all([ephemeralStore.delete(tries), ephemeralStore.delete(longTries)]);
    throw new BusinessError(messages.codeNeeded, codeNeeded);
  }
  const token = await sessions.create(account, sessionKind(account.isCust, remember), device);
  if (token === null) throw new BusinessError(messages.wrongLogin);
  await Promise.all([ephemeralStore.delete(tries), ephemeralStore.delete(longTries)]);
  return { token, is_cust: account.isCust, username };
}
