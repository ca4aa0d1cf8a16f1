import type { FastifyReply, FastifyRequest } from 'fastify';
import { couldBePassword } from '../../src/contract/accountForms';
import { codeNeeded } from '../../src/contract/auth';
import { telephoneDigits } from '../../src/contract/typedNumbers';
import { updateRows } from '../db/queries';
import { BusinessError } from '../lib/errors';
import type { EphemeralStore } from '../db/ephemeralStore';
import { hashToken } from '../lib/secrets';
import { rateLimit } from '../http/rateLimit';
import { messages } from '../lib/messages';
import { networkOf } from '../lib/addresses';
import { checkPassword, hashPassword, isOutdated } from './passwords';
import { countAttempt } from './confirmPassword';
import type { SessionKind } from './sessions';
import { consumeCode, type AuthServices } from './secondFactor';
import { writeAuditLog } from '../db/auditLog';
import type { PortalApp } from '../http/portalApp';

/** A login whose password was correct and that waits for its code. */
interface PendingLogin {
  accountId: string;
  /** Hash of the password hash: a password change invalidates it. */
  password: string;
  /** Expiry time, ms. */
  until: number;
}

const nameOf = (visitor: string) => `login:${hashToken(visitor)}`;

/** Stores it for the visitor's session, replacing an earlier one. */
const savePendingLogin = (store: EphemeralStore, visitor: string, login: PendingLogin, now: number): Promise<void> =>
  store.set(nameOf(visitor), JSON.stringify(login), login.until - now);

/** Removes and returns it: of concurrent codes only one is checked. */
async function takePendingLogin(
  store: EphemeralStore,
  visitor: string | undefined,
  now: number,
): Promise<PendingLogin | null> {
  const stored = visitor === undefined ? null : await store.getAndDelete(nameOf(visitor));
  if (stored === null) return null;
  const login = JSON.parse(stored) as PendingLogin;
  return login.until > now ? login : null;
}

/** Where a login comes from. */
interface LoginPlace {
  address: string;
  /** Browser and operating system. */
  device: string | null;
  /** The visitor session that the captcha is bound to. */
  visitor: string | undefined;
  /** Id of the browser, if it has logged in with a username before. */
  browserOf: (username: string) => Promise<string | null>;
}

/** A successful login. */
export interface LoggedIn {
  token: string;
  is_cust: string;
  username: string;
}

const flags = { true: ['true', 'on', 'yes', '1'], false: ['false', 'off', 'no', '0'] };

function readFlag(value: string | undefined): boolean {
  // RuoYi fails without a message if the flag is missing.
  if (value === undefined || value === '') throw new BusinessError(null);
  const isOn = flags.true.includes(value.toLowerCase());
  if (!isOn && !flags.false.includes(value.toLowerCase())) throw new BusinessError(messages.wrongFlag(value));
  return isOn;
}

/** Names and passwords of impossible length or with control characters cannot exist; they are not hashed. */
function couldExist(username: string, password: string): boolean {
  return /^\P{Cc}{2,20}$/u.test(username) && couldBePassword(password);
}

/** Type of the session to create. */
function sessionKind(isCust: string, remember: boolean): SessionKind {
  if (isCust === '0') return 'staffSession';
  return remember ? 'rememberedSession' : 'session';
}

/** Hashes a password anew if its cost has changed since; under load at a later login. @returns the stored hash */
async function renewHash(
  { db, passwordCost }: AuthServices,
  { fdId, passwordHash }: { fdId: string; passwordHash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(passwordHash, passwordCost)) return passwordHash;
  const renewed = await hashPassword(password, passwordCost).catch(() => null);
  if (renewed === null) return passwordHash;
  if ((await updateRows(db, 'account', { fdId, passwordHash }, { passwordHash: renewed })) > 0) return renewed;
  // Another login was faster, or the password has just been changed: then this one is no longer right.
  const present = await db.selectFrom('account').select('passwordHash').where('fdId', '=', fdId).executeTakeFirst();
  return present && (await checkPassword(present.passwordHash, password)) ? present.passwordHash : passwordHash;
}

/**
 * Verifies a login whose captcha was correct, in RuoYi's order of checks. Unknown names are counted, locked and hashed
 * like existing ones, so that neither message nor timing reveals which exist. Back-office names have fewer attempts
 * over a longer time, and beyond them the answer is the same as for a wrong password. A known browser has its own
 * counter, so that nobody can lock the owner out. With an authenticator, its code is requested next.
 * @param demo whether the demo accounts, whose passwords are public, may log in
 * @returns the new token, `is_cust`, and the account
 * @throws BusinessError with the message for the user; its code is `codeNeeded` if the password was correct
 */
export async function logIn(
  services: AuthServices,
  fields: { username?: string; password?: string; rememberMe?: string },
  { address, device, visitor, browserOf }: LoginPlace,
  demo: boolean,
): Promise<LoggedIn> {
  const { db, ephemeralStore, limits, sessions, now } = services;
  const remember = readFlag(fields.rememberMe);
  const { password = '' } = fields;
  const username = telephoneDigits(fields.username ?? '');
  if (!couldExist(username, password)) throw new BusinessError(messages.wrongLogin);
  await rateLimit(ephemeralStore, 'password', networkOf(address), limits.passwordChecks);
  const browser = await browserOf(username);
  const who = hashToken(browser === null ? username : `${browser} ${username}`);
  const counter = `tries:${who}`;
  const left = await countAttempt(ephemeralStore, counter, limits.passwordAttempts);
  const longCounter = `tries:hour:${who}`;
  const longCount = await ephemeralStore.increment(longCounter, limits.staffPasswordAttempts.withinMs);
  const account = await db
    .selectFrom('account')
    .select(['fdId', 'passwordHash', 'isCust', 'status', 'demo', 'totpSecret'])
    .where('username', '=', username)
    .executeTakeFirst();
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  const right = isRight && (account?.isCust !== '0' || longCount <= limits.staffPasswordAttempts.times);
  // Unknown names have the same number of attempts, so the count reveals nothing.
  if (!account || !right) throw new BusinessError(messages.wrongLoginLeft(left));
  if (account.status !== '0' || (account.demo === '1' && !demo)) throw new BusinessError(messages.blocked);
  account.passwordHash = await renewHash(services, account, password);
  if (account.totpSecret !== null) {
    if (visitor === undefined) throw new BusinessError(messages.loginExpired);
    const until = now() + limits.codeWaitMs;
    const waiting = { accountId: account.fdId, password: hashToken(account.passwordHash), until };
    await savePendingLogin(ephemeralStore, visitor, waiting, now());
    await Promise.all([ephemeralStore.delete(counter), ephemeralStore.delete(longCounter)]);
    throw new BusinessError(messages.codeNeeded, codeNeeded);
  }
  const token = await sessions.create(account, sessionKind(account.isCust, remember), device);
  if (token === null) throw new BusinessError(messages.wrongLogin);
  await Promise.all([ephemeralStore.delete(counter), ephemeralStore.delete(longCounter)]);
  return { token, is_cust: account.isCust, username };
}

interface CodePlace extends Pick<LoginPlace, 'visitor' | 'device'> {
  /** Called with the account before its code is checked, since the code itself names nobody. */
  onAccount: (accountId: string) => void;
}

/**
 * The second step of a staff login: an authenticator code or a recovery code.
 * @returns the new token, `is_cust`, and the account
 * @throws BusinessError with `codeNeeded` while another code may be tried; otherwise the login starts again
 */
export async function logInWithCode(
  services: AuthServices,
  code: string,
  { visitor, device, onAccount }: CodePlace,
): Promise<LoggedIn> {
  const { db, ephemeralStore, sessions, now } = services;
  const waiting = await takePendingLogin(ephemeralStore, visitor, now());
  if (!waiting || visitor === undefined) throw new BusinessError(messages.loginExpired);
  onAccount(waiting.accountId);
  const account = await db
    .selectFrom('account')
    .select(['fdId', 'username', 'passwordHash', 'isCust', 'totpSecret'])
    .where('fdId', '=', waiting.accountId)
    .where('status', '=', '0')
    .executeTakeFirst();
  if (!account?.totpSecret || hashToken(account.passwordHash) !== waiting.password) {
    throw new BusinessError(messages.loginExpired);
  }
  const { fdId, username, isCust, totpSecret } = account;
  if (!(await consumeCode(services, { fdId, totpSecret }, code))) {
    await savePendingLogin(ephemeralStore, visitor, waiting, now());
    throw new BusinessError(messages.wrongCode, codeNeeded);
  }
  const token = await sessions.create({ ...account, totpSecret }, 'staffSession', device);
  if (token === null) throw new BusinessError(messages.loginExpired);
  return { token, is_cust: isCust, username };
}

type LoginEvent = 'login' | 'login:failed' | 'login:locked';

/** The event that a refusal stands for; null: others, such as of a wrong captcha, endanger no account. */
function eventOf(error: unknown): LoginEvent | null {
  const msg = (error instanceof BusinessError && error.msg) || '';
  if (msg === messages.locked || msg === messages.codesLocked) return 'login:locked';
  const isFailure = msg.startsWith(messages.wrongLogin) || msg === messages.blocked || msg === messages.wrongCode;
  return isFailure ? 'login:failed' : null;
}

const columns = ['fdId', 'username', 'displayName', 'isCust'] as const;

/**
 * Records logins, failures and lockouts: in the log, which names accounts by id only, and for back-office accounts in
 * the audit log, where a lockout is recorded once. It is written after the response, so that timing does not reveal
 * which names exist.
 * @returns runs the handler of a login; a request that names no account itself names it by `concerns`
 */
export function loginTrail(app: PortalApp, { db, ephemeralStore, limits, now }: AuthServices) {
  const due = new WeakMap<FastifyRequest, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();

  /** Whether the current lockout, of passwords or of an account's codes, has been recorded. */
  async function isNoted(fdId: string, isByCode: boolean): Promise<boolean> {
    const [name, { withinMs }] = isByCode
      ? [`trail:codes:${fdId}`, limits.oneTimeCodes]
      : [`trail:${fdId}`, limits.passwordAttempts];
    return (await ephemeralStore.increment(name, withinMs)) > 1;
  }

  async function note(request: FastifyRequest, event: LoginEvent, concerned: string | null): Promise<void> {
    const { username: typed = '' } = request.body as { username?: string };
    const accounts = db.selectFrom('account').select(columns);
    const account = await (
      concerned === null
        ? accounts.where('username', '=', telephoneDigits(typed))
        : accounts.where('fdId', '=', concerned)
    ).executeTakeFirst();
    const line = { event, account: account?.fdId ?? null, address: request.ip };
    if (event === 'login') request.log.info(line, 'logged in');
    else request.log.warn(line, event === 'login:locked' ? 'login locked' : 'login failed');
    if (account?.isCust !== '0') return;
    const { fdId, username, displayName } = account;
    if (event === 'login:locked' && (await isNoted(fdId, concerned !== null))) return;
    const by = { accountId: fdId, name: event === 'login' ? displayName || username : messages.stranger };
    const act = { action: event, target: fdId, title: username, note: request.ip };
    await db.transaction().execute((trx) => writeAuditLog(trx, by, act, now()));
  }

  /** Records a request once. */
  async function keep(request: FastifyRequest): Promise<void> {
    const noting = due.get(request);
    if (!due.delete(request) || !noting) return;
    const work = noting().catch((error: unknown) => {
      // A failure here must not stop anybody from logging in.
      request.log.error({ err: error }, 'a login could not be recorded');
    });
    underWay.add(work);
    await work;
    underWay.delete(work);
  }

  app.addHook('onResponse', keep);
  app.addHook('onClose', () => Promise.all(underWay));

  return async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    handle: (concerns: (accountId: string) => void) => Promise<Answer>,
  ): Promise<Answer> => {
    let concerned: string | null = null;
    let event: LoginEvent | null = null;
    try {
      const answer = await handle((accountId) => (concerned = accountId));
      event = 'login';
      return answer;
    } catch (error) {
      event = eventOf(error);
      throw error;
    } finally {
      const happened = event;
      if (happened) due.set(request, () => note(request, happened, concerned));
      // Clients that disconnect before the response are recorded, too.
      if (reply.raw.destroyed) void keep(request);
      else reply.raw.once('close', () => void keep(request));
    }
  };
}
