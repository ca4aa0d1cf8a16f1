import type { FastifyRequest } from 'fastify';
import { telephoneDigits } from '../../src/contract/typedNumbers';
import { writeAuditLog } from '../db/auditLog';
import type { EphemeralStore } from '../db/ephemeralStore';
import type { Store } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import type { Limit } from '../http/rateLimit';
import { messages } from '../lib/messages';

interface TrailServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordAttempts: Limit; oneTimeCodes: Limit };
  now: () => number;
}

type LoginEvent = 'login' | 'login:failed' | 'login:locked';

interface LoginAnswer {
  code?: unknown;
  msg?: unknown;
  token?: unknown;
}

const routes = ['/login', '/login/code'];

/** Parses a response; anything unreadable is an empty answer. */
function readAnswer(payload: string): LoginAnswer {
  try {
    return JSON.parse(payload) as LoginAnswer;
  } catch {
    return {};
  }
}

/** Responses to a failed password or code; others, such as a wrong captcha, endanger no account. */
const failures: readonly string[] = [messages.blocked, messages.wrongCode];

/** The event that a login response stands for; null: nothing to record. */
function eventOf({ code, msg, token }: LoginAnswer): LoginEvent | null {
  if (code === 0 && typeof token === 'string') return 'login';
  if (typeof msg !== 'string') return null;
  if (msg === messages.locked || msg === messages.codesLocked) return 'login:locked';
  return msg.startsWith(messages.wrongLogin) || failures.includes(msg) ? 'login:failed' : null;
}

const columns = ['fdId', 'username', 'displayName', 'isCust'] as const;

/**
 * Records logins, failures and lockouts: in the log, which names accounts by id only, and for back-office accounts in
 * the audit log, where a lockout is recorded once. It is written after the response, so that timing does not reveal
 * which names exist.
 * @returns a function that names the account of a request which does not name one itself
 */
export function loginTrail(app: PortalApp, { db, ephemeralStore, limits, now }: TrailServices) {
  const concerned = new WeakMap<FastifyRequest, string>();
  const due = new WeakMap<FastifyRequest, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();

  /** The account of a login, or of an attempt. */
  function accountOf(request: FastifyRequest) {
    const { username = '' } = (request.body ?? {}) as { username?: string };
    const accounts = db.selectFrom('account').select(columns);
    const fdId = concerned.get(request);
    return fdId === undefined
      ? accounts.where('username', '=', telephoneDigits(username)).executeTakeFirst()
      : accounts.where('fdId', '=', fdId).executeTakeFirst();
  }

  /** Whether the current lockout has been recorded. */
  async function isNoted(fdId: string, { msg }: LoginAnswer): Promise<boolean> {
    const [name, { withinMs }] =
      msg === messages.codesLocked
        ? [`trail:codes:${fdId}`, limits.oneTimeCodes]
        : [`trail:${fdId}`, limits.passwordAttempts];
    return (await ephemeralStore.increment(name, withinMs)) > 1;
  }

  async function note(request: FastifyRequest, answer: LoginAnswer, event: LoginEvent): Promise<void> {
    const account = await accountOf(request);
    const line = { event, account: account?.fdId ?? null, address: request.ip };
    if (event === 'login') request.log.info(line, 'logged in');
    else request.log.warn(line, event === 'login:locked' ? 'login locked' : 'login failed');
    if (account?.isCust !== '0') return;
    const { fdId, username, displayName } = account;
    if (event === 'login:locked' && (await isNoted(fdId, answer))) return;
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

  app.addHook('onSend', async (request, reply, payload) => {
    if (!routes.includes(request.routeOptions.url ?? '') || typeof payload !== 'string') return payload;
    const answer = readAnswer(payload);
    const event = eventOf(answer);
    if (event === null) return payload;
    due.set(request, () => note(request, answer, event));
    // Clients that disconnect before the response are recorded, too.
    if (reply.raw.destroyed) void keep(request);
    else reply.raw.once('close', () => void keep(request));
    return payload;
  });
  app.addHook('onResponse', keep);
  app.addHook('onClose', () => Promise.all(underWay));

  return { concerns: (request: FastifyRequest, accountId: string) => void concerned.set(request, accountId) };
}
