import type { FastifyRequest } from 'fastify';
import { recordDeskAct } from '../db/recordDeskAct';
import type { EphemeralStore } from '../db/ephemeralStore';
import type { Store } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import type { Limit } from '../http/rateLimit';
import { messages } from '../lib/messages';

/** The services that the trail of logins is kept with. */
interface TrailServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordTries: Limit; oneTimeCodes: Limit };
  now: () => number;
}

type LoginEvent = 'login' | 'login:failed' | 'login:locked';

interface LoginAnswer {
  code?: unknown;
  msg?: unknown;
  token?: unknown;
}

const routes = ['/login', '/login/code'];

/** An answer as it is sent; what is none says nothing. */
function readAnswer(payload: string): LoginAnswer {
  try {
    return JSON.parse(payload) as LoginAnswer;
  } catch {
    return {};
  }
}

/** Answers to a password or a code that was tried; of others, such as a wrong captcha, no account is in danger. */
const failures: readonly string[] = [messages.blocked, messages.wrongCode];

/** What an answer of the login says has happened; null: nothing of note. */
function eventOf({ code, msg, token }: LoginAnswer): LoginEvent | null {
  if (code === 0 && typeof token === 'string') return 'login';
  if (typeof msg !== 'string') return null;
  if (msg === messages.locked || msg === messages.codesLocked) return 'login:locked';
  return msg.startsWith(messages.wrongLogin) || failures.includes(msg) ? 'login:failed' : null;
}

const columns = ['fdId', 'username', 'displayName', 'isCust'] as const;

/**
 * Leaves a trail of logins, failures and locks: in the log, which names accounts by their ids alone, and those of the
 * back office among the desk's records, a lock once as long as it lasts. It is kept once the answer has gone: how long
 * that takes must not tell which names there are.
 * @returns tells the trail which account a request is about that does not name one
 */
export function loginTrail(app: PortalApp, { db, ephemeralStore, limits, now }: TrailServices) {
  const concerned = new WeakMap<FastifyRequest, string>();
  const due = new WeakMap<FastifyRequest, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();

  /** The account that a login is of, or is tried for. */
  function accountOf(request: FastifyRequest) {
    const { username = '' } = (request.body ?? {}) as { username?: string };
    const accounts = db.selectFrom('account').select(columns);
    const fdId = concerned.get(request);
    return fdId === undefined
      ? accounts.where('username', '=', username).executeTakeFirst()
      : accounts.where('fdId', '=', fdId).executeTakeFirst();
  }

  /** Whether a lock was noted before, as long as it lasts. */
  async function isNoted(fdId: string, { msg }: LoginAnswer): Promise<boolean> {
    const [name, { withinMs }] =
      msg === messages.codesLocked
        ? [`trail:codes:${fdId}`, limits.oneTimeCodes]
        : [`trail:${fdId}`, limits.passwordTries];
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
    await db.transaction().execute((trx) => recordDeskAct(trx, by, act, now()));
  }

  /** Keeps what is due of a request, once. */
  async function keep(request: FastifyRequest): Promise<void> {
    const noting = due.get(request);
    if (!due.delete(request) || !noting) return;
    const work = noting().catch((error: unknown) => {
      // Nobody stays outside because of it.
      request.log.error({ err: error }, 'the trail of a login was not kept');
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
    // Whoever leaves without their answer leaves a trail, too.
    if (reply.raw.destroyed) void keep(request);
    else reply.raw.once('close', () => void keep(request));
    return payload;
  });
  app.addHook('onResponse', keep);
  app.addHook('onClose', () => Promise.all(underWay));

  return { concerns: (request: FastifyRequest, accountId: string) => void concerned.set(request, accountId) };
}
