import { screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import userEvent from '@testing-library/user-event';
import type { Extra } from '../../src/contract/extras';
import { authStateFor } from '../../src/areas/auth/authSlice';
import { loadAllAreas } from '../../src/areas/loadAllAreas';
import { zhReplay } from '../../src/i18n/zhReplay';
import { settings } from '../../src/lib/settings';
import { prepareReplay } from '../../src/app/replay/prepareReplay';
import { PageRoutes } from '../../src/app/PageRoutes';
import { makeRoutes } from '../../src/app/routes';
import { makeStore } from '../../src/app/store';
import { createSecretVault } from '../../src/state/thunkExtra';
import { pageStarted } from '../../src/state/locationSlice';
import { memoryRouter } from './renderApp';
import { recordingBrowser } from './testStore';
import { eventually } from './eventually';

beforeAll(loadAllAreas);

/**
 * The portal as a QA build starts it, at one address, with a recording browser. It renders asynchronously, as in a
 * browser: tests wait for what they look for.
 */
interface QaPageOptions {
  origin: string;
  token?: string | null;
  /** What the backend offers beyond the portal. */
  extras?: Extra[];
}

export function openQaPage(path: string, { origin, token = null, extras = [] }: QaPageOptions) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  settings.apiHost = origin;
  const { port, record } = recordingBrowser(token ? { authToken: token } : {});
  const replay = prepareReplay(port);
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: replay.browser },
    preloadedState: { extras, auth: authStateFor(token) },
    replay,
  });
  const router = memoryRouter(makeRoutes(), path);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let isOpen = true;
  const render = (key: number) =>
    isOpen &&
    root.render(
      <Provider store={store}>
        <PageRoutes key={key} router={router} />
      </Provider>,
    );
  replay.attach({ router, render });
  store.dispatch(pageStarted());
  render(0);
  return {
    store,
    record,
    element,
    text: () => element.textContent,
    goTo: (to: string) => void router.navigate(to),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** The step whose screen is shown; empty during the session. */
    shownStep: () => document.getElementById('portal-replay')?.dataset.step,
    /** Ends the page; an ongoing replay would block later pages. */
    close() {
      screen.queryByRole('button', { name: zhReplay.resume, hidden: true })?.click();
      isOpen = false;
      root.unmount();
      document.body.replaceChildren();
    },
  };
}

type QaPage = ReturnType<typeof openQaPage>;

const { fetch } = globalThis;
/** Addresses of all calls of the pages of a test. */
export const sent: string[] = [];
const pages: QaPage[] = [];

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (...args) => {
    sent.push(String(args[0]));
    return fetch(...args);
  };
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(() => void (globalThis.fetch = fetch));

/** Waits until all calls have settled and are rendered. */
export async function atRest({ store, text }: QaPage): Promise<void> {
  let before: string | null = null;
  await eventually(() => {
    const queries = Object.values(store.getState().portalApi.queries);
    expect(queries.filter((query) => query?.status === 'pending')).toEqual([]);
    const was = before;
    before = text();
    expect(before).not.toBe('');
    expect(before).toBe(was);
    expect(before).not.toContain('加载中');
  });
}

/** Opens a page of a QA build in place of the one before, and waits until it is at rest. */
export async function openSession(...of: Parameters<typeof openQaPage>): Promise<QaPage> {
  for (const page of pages.splice(0)) page.close();
  const page = openQaPage(...of);
  pages.push(page);
  await screen.findAllByRole('heading', { level: 1 });
  await atRest(page);
  return page;
}

/** Opens the panel of the recordings, and a file in it. */
export async function openRecording(text?: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(zhReplay.open) }));
  if (text !== undefined) await userEvent.upload(screen.getByLabelText(zhReplay.load), new File([text], 'scene.json'));
}
