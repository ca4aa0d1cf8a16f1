import { authStateFor } from '../../src/areas/auth/authSlice';
import { storedToken } from '../../src/areas/auth/tokenListeners';
import type { Extra } from '../../src/contract/extras';
import { makeStore } from '../../src/app/store';
import { createSecretVault } from '../../src/state/thunkExtra';
import { locationCommitted } from '../../src/state/locationSlice';
import { pageStarted } from '../../src/state/pageStarted';
import { recordingBrowser } from './testStore';

/** A request as the backend would meet it. */
export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  form: URLSearchParams;
}

/** An answer: a JSON body for HTTP 200, or the whole response; a rejection stands for a broken connection. */
export type Canned = unknown | ((sent: Sent) => unknown);

export type CannedPage = ReturnType<typeof openPage>;

const picture = () => new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png' } });
const user = { username: '13800000001', avatar: null, fdComId: 'com-1', fdComName: '澄木家居' };

const healthy: Record<string, Canned> = {
  '/captcha/captchaImage': picture,
  '/api/user/info': { code: 0, msg: null, data: user },
  '/api/system/getHttpPath': { code: 0, msg: 'https://office.example/', data: null },
  '/login': { code: 0, msg: null, token: 'token-1', is_cust: '1' },
  '/logout': { code: 0, msg: null },
  '/register/add': { code: 0, msg: null },
};

/** Never answers; the caller's time limit ends it. */
export const silence = () => new Promise<never>(() => undefined);

/** A page of the portal without its screens: the real store, clients and listeners, canned answers, a recorded browser. */
export function openPage({
  stored = {},
  tabStored = {},
  answers = {},
  path = '/index',
  extras = [],
}: {
  stored?: Record<string, string>;
  tabStored?: Record<string, string>;
  answers?: Record<string, Canned>;
  path?: string;
  /** What the backend offers beyond the portal itself. */
  extras?: Extra[];
} = {}) {
  const { port, record } = recordingBrowser(stored, tabStored);
  record.navigated.push(path);
  const all = { ...healthy, ...answers };
  const sent: Sent[] = [];
  const actions: unknown[] = [];
  globalThis.fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const body = String(init.body ?? '');
    const call: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: (init.headers ?? {}) as Record<string, string>,
      body,
      form: new URLSearchParams(body),
    };
    sent.push(call);
    const canned = all[url.pathname];
    const given = typeof canned === 'function' ? canned(call) : canned;
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    const answer: unknown = await Promise.race([Promise.resolve(given), aborted]);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer ?? { code: 500, msg: null }));
  };
  const secrets = createSecretVault();
  const store = makeStore({
    extra: { secrets, browser: port },
    preloadedState: { auth: authStateFor(storedToken(port.storage)), extras },
    replay: {
      middleware: () => (next) => (action) => {
        actions.push(action);
        return next(action);
      },
    },
  });
  store.dispatch(pageStarted());
  store.dispatch(locationCommitted(path));
  return {
    store,
    browser: record,
    secrets,
    sent,
    actions,
    answers: all,
    /** Requests to one path. */
    calls: (to: string) => sent.filter((call) => call.path === to),
    /** The router arrived somewhere. */
    arrive: (to: string) => {
      record.navigated.push(to);
      store.dispatch(locationCommitted(to));
    },
    state: () => store.getState(),
  };
}

// Taken before any test replaces the clock.
const laterForReal = globalThis.setTimeout;

/** Lets everything run that waits for no clock: promises, and the reading of bodies. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => laterForReal(resolve, 0));
}
