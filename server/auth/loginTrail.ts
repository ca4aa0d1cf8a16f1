import type { FastifyRequest } from 'fastify';
import { recordDeskAct } from '../db/recordDeskAct';
import type { EphemeralStore } from '../db/ephemeralStore';
import type { Store } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import type { Limit } from '../http/rateLimit';
import { messages } from '../lib/messages';
import type { Sessions } from './sessions';

/** The services that the trail of logins is kept with. */
interface TrailServices {
  db: Store;
  ephemeralStore: EphemeralStore;
  limits: { passwordTries: Limit };
  sessions: Sessions;
  now: () => number;
}

type LoginEvent = 'login' | 'login:failed' | 'login:locked';

interface LoginAnswer {
  code?: unknown;
  msg?: unknown;
  token?: unknown;
}

const routes = ['/login', '/login/code'];

/** Answers to a password or a code that was tried; of others, such as a wrong captcha, no account is in danger. */
const failures: readonly string[] = [messages.blocked, messages.wrongCode, messages.codesLocked];

/** What an answer of the login says has happened; null: nothing of note. */
function eventOf({ code, msg, token }: LoginAnswer): LoginEvent | null {
  if (code === 0 && typeof token === 'string') return 'login';
  if (typeof msg !== 'string') return null;
  if (msg === messages.locked) return 'login:locked';
  return msg.startsWith(messages.wrongLogin) || failures.includes(msg) ? 'login:failed' : null;
}

const columns = ['fdId', 'username', 'displayName', 'isCust'] as const;

/**
 * Leaves a trail of logins, failures and locks: in the log, which names accounts by their ids alone, and those of the
 * back office among the desk's records, a lock once as long as it lasts.
 */
export function loginTrail(app: PortalApp, { db, ephemeralStore, limits, sessions, now }: TrailServices): void {
  /** The account that a login is of, or is tried for. */
  async function accountOf(request: FastifyRequest, { token }: LoginAnswer) {
    const { username = '' } = (request.body ?? {}) as { username?: string };
    const accounts = db.selectFrom('account').select(columns);
    if (typeof token !== 'string') return accounts.where('username', '=', username).executeTakeFirst();
    const fdId = (await sessions.find(token))?.fdId ?? '';
    return accounts.where('fdId', '=', fdId).executeTakeFirst();
  }

  async function note(request: FastifyRequest, answer: LoginAnswer, event: LoginEvent): Promise<void> {
    const account = await accountOf(request, answer);
    const line = { event, account: account?.fdId ?? null, address: request.ip };
    if (event === 'login') request.log.info(line, 'logged in');
    else request.log.warn(line, event === 'login:locked' ? 'login locked' : 'login failed');
    if (account?.isCust !== '0') return;
    const { fdId, username, displayName } = account;
    const { withinMs } = limits.passwordTries;
    if (event === 'login:locked' && (await ephemeralStore.increment(`trail:${fdId}`, withinMs)) > 1) return;
    const by = { accountId: fdId, name: event === 'login' ? displayName || username : messages.stranger };
    const act = { action: event, target: fdId, title: username, note: request.ip };
    await db.transaction().execute((trx) => recordDeskAct(trx, by, act, now()));
  }

  app.addHook('onSend', async (request, _reply, payload) => {
    if (!routes.includes(request.routeOptions.url ?? '') || typeof payload !== 'string') return payload;
    try {
      const answer = JSON.parse(payload) as LoginAnswer;
      const event = eventOf(answer);
      if (event) await note(request, answer, event);
    } catch (error) {
      // Nobody stays outside because of it.
      request.log.error({ err: error }, 'the trail of a login was not kept');
    }
    return payload;
  });
}
