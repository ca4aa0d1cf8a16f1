import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { authStateFor } from '../../src/areas/auth/authSlice';
import { storedToken } from '../../src/areas/auth/sessionListeners';
import type { StaffMember } from '../../src/contract/desk';
import { deskRoutes } from '../../src/desk/DeskApp';
import { makeDeskStore } from '../../src/desk/deskStore';
import { pageStarted } from '../../src/state/locationSlice';
import { createSecretVault } from '../../src/state/thunkExtra';
import { cannedFetch, type Canned, type Sent } from './cannedFetch';
import { endWithTest } from './endWithTest';
import { memoryRouter, renderRoutes } from './renderApp';
import { recordingBrowser } from './testStore';

export const administrator: StaffMember = {
  username: '13800000002',
  displayName: '顾青',
  role: 'administrator',
  secondFactor: false,
};

const healthy: Record<string, Canned> = {
  '/api/user/info': { code: 0, data: { username: '13800000002', avatar: null, fdComId: null, fdComName: null } },
  '/api/desk/me': { code: 0, data: administrator },
  '/api/desk/counts': {
    code: 0,
    data: { submissions: { application: { submitted: 18 }, intention: {}, entry: {} }, openReports: 2 },
  },
  '/api/desk/handlers': { code: 0, data: [] },
  '/api/desk/content': { code: 0, total: 0, rows: [] },
  '/api/desk/content/counts': { code: 0, data: {} },
  '/api/desk/content/categories': { code: 0, data: [] },
  '/api/desk/factor': { code: 0, data: { on: false, recoveryCodes: 0 } },
  '/api/desk/submissions': { code: 0, total: 0, rows: [] },
  '/api/desk/content/draft': ({ method }: Sent) =>
    method === 'GET' ? { code: 0, data: { draft: null, versions: [] } } : null,
  '/logout': { code: 0 },
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

// React passes a form to FormData on submit, but Node's FormData does not accept jsdom's forms.
beforeEach(
  () =>
    void jest
      .spyOn(globalThis, 'FormData')
      .mockImplementation(() => ({ append: () => undefined }) as unknown as FormData),
);

/** The whole desk at one address, with mock responses: the real store, listeners, clients and screens. */
export function renderDesk(
  path: string,
  answers: Record<string, Canned> = {},
  stored: Record<string, string> = { authToken: 'token-1' },
) {
  const all: Record<string, Canned> = { ...healthy, ...answers };
  const { fetch, sent } = cannedFetch(all);
  globalThis.fetch = fetch;
  const { port, record } = recordingBrowser(stored);
  const router = memoryRouter(deskRoutes, path);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  record.router = { navigate: () => undefined, path: address };
  const store = makeDeskStore({
    extra: { secrets: createSecretVault(), browser: port },
    preloadedState: { auth: authStateFor(storedToken(port.storage)) },
  });
  endWithTest(store);
  const view = renderRoutes(store, router, '/backend');
  store.dispatch(pageStarted());
  return {
    ...view,
    store,
    browser: record,
    answers: all,
    sent,
    /** Requests to one path. */
    calls: (to: string) => sent.filter((call) => call.path === to),
    address,
    /** Goes back in the browser history. */
    back: () => act(() => router.navigate(-1)),
    user: userEvent.setup(),
  };
}

/** Fills in the form that changes the user's own password. */
export async function typePasswords(user: UserEvent, old: string, next: string, again = next): Promise<void> {
  for (const [label, word] of [
    ['原密码*', old],
    ['新密码*', next],
    ['确认新密码*', again],
  ] as const)
    await user.type(await screen.findByLabelText(label), word);
}
