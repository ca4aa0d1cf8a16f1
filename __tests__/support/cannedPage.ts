import { act } from '@testing-library/react';
import { authStateFor } from '../../src/areas/auth/authSlice';
import { storedToken } from '../../src/areas/auth/sessionListeners';
import type { Extra } from '../../src/contract/extras';
import { makeStore } from '../../src/app/store';
import { createSecretVault } from '../../src/state/thunkExtra';
import { locationCommitted, pageStarted } from '../../src/state/locationSlice';
import { cannedFetch, type Canned, type Sent } from './cannedFetch';
import { recordingBrowser } from './testStore';

export type { Canned, Sent };

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

/** Never responds; the caller's timeout ends it. */
export const silence = () => new Promise<never>(() => undefined);

export interface PageOptions {
  stored?: Record<string, string>;
  tabStored?: Record<string, string>;
  answers?: Record<string, Canned>;
  path?: string;
  /** What the backend offers beyond the portal itself. */
  extras?: Extra[];
}

/** A page of the portal without screens: real store, clients and listeners, mock responses, a recording browser. */
export function openPage({
  stored = {},
  tabStored = {},
  answers = {},
  path = '/index',
  extras = [],
}: PageOptions = {}) {
  const { port, record } = recordingBrowser(stored, tabStored);
  record.navigated.push(path);
  const all = { ...healthy, ...answers };
  const { fetch, sent } = cannedFetch(all);
  globalThis.fetch = fetch;
  const actions: unknown[] = [];
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
    /** The router committed a navigation. */
    arrive: (to: string) => {
      record.navigated.push(to);
      store.dispatch(locationCommitted(to));
    },
    state: () => store.getState(),
  };
}

// Saved before any test installs a fake clock.
const laterForReal = globalThis.setTimeout;

/** Runs everything that does not wait for timers: promises, and the reading of bodies. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => laterForReal(resolve, 0));
}

/** Responses that are held back until they are released. */
export function gate() {
  const waiting: (() => void)[] = [];
  return {
    hold: <Answer>(answer: Answer) => new Promise<Answer>((resolve) => waiting.push(() => resolve(answer))),
    open: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go();
        await settle();
      }),
  };
}

/** Holds back the responses to some calls of the page from now on. */
export function holdAnswersTo(isHeld: (url: URL) => boolean) {
  const answers = gate();
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    return isHeld(new URL(input instanceof Request ? input.url : String(input))) ? answers.hold(answer) : answer;
  });
  return answers;
}
