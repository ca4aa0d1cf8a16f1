import { act, within } from '@testing-library/react';
import { createBrowserPort } from '../../src/app/browserPort';
import { makeRoutes } from '../../src/app/routes';
import { makeStore } from '../../src/app/store';
import { syncTabs } from '../../src/app/syncTabs';
import { authStateFor, selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { storedToken } from '../../src/areas/auth/sessionListeners';
import { zh } from '../../src/i18n/zh';
import { settings } from '../../src/lib/settings';
import { draftChanged, selectDraft } from '../../src/state/draftsSlice';
import { pageStarted } from '../../src/state/locationSlice';
import { createSecretVault } from '../../src/state/thunkExtra';
import { archive, choose, fillForm, fillLogin, openForm, press, valueOf } from './fillForms';
import { holds, idle, settle, stillWorks } from './runFaultCase';
import { company, useWriteEnvironment } from './writeEnvironment';
import { keptText } from './sites';
import { endWithTest } from '../support/endWithTest';
import { memoryRouter, renderRoutes } from '../support/renderApp';

/** A page as `main.tsx` starts it, over the document's real storage; closing it closes its tab. */
function openPortal(path: string, origin: string) {
  settings.apiHost = origin;
  const port = createBrowserPort();
  const router = memoryRouter(makeRoutes(), path);
  port.setNavigate((to, options) => void router.navigate(to, options));
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const page = { reloads: 0 };
  const browser = {
    ...port,
    currentPath: address,
    pendingPath: address,
    leave: () => undefined,
    reload: () => void (page.reloads += 1),
  };
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser },
    preloadedState: { auth: authStateFor(storedToken(port.storage)) },
  });
  endWithTest(store);
  const stopWatching = syncTabs(store, port.storage);
  const view = renderRoutes(store, router);
  act(() => void store.dispatch(pageStarted()));
  const close = () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    stopWatching();
    view.unmount();
  };
  return Object.assign(page, { store, address, close, container: view.container, inside: within(view.container) });
}

type PortalPage = ReturnType<typeof openPortal>;

/** A storage event from another tab; null: it was cleared. */
const hearStorage = (key: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

const bench = useWriteEnvironment();

const open = (path: string) => openPortal(path, bench.faulty.url);
const shows = (text: string) => settle(() => expect(document.body).toHaveTextContent(text));
const named = (page: PortalPage) => settle(() => expect(page.inside.getByText(company.userName)).toBeVisible());
const anonymous = (page: PortalPage) => {
  expect(selectToken(page.store.getState())).toBeNull();
  expect(page.inside.queryByText(company.userName)).toBeNull();
  expect(page.inside.getByText(zh.account.logIn)).toBeVisible();
};

async function openLoggedIn(path: string): Promise<PortalPage> {
  localStorage.setItem('authToken', await bench.logIn());
  const page = open(path);
  await named(page);
  return page;
}

async function project(): Promise<string> {
  return `/project/detail/${(await bench.firstOf('/api/project/list')).fdId}`;
}

const network = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

/** The flows of docs/behaviour/fault-cases.md. */
const flows: Record<string, () => Promise<void>> = {
  'keeps the form when the network goes during an upload and comes back': async () => {
    const page = await openLoggedIn(await project());
    await openForm(page, bench, 'Project application');
    await fillForm('Project application');
    bench.faulty.arm({ method: 'POST', path: '/components/sysAttMain/upload' }, 'F15');
    await network(false);
    await choose(archive('甲.zip'));
    await shows(zh.errors.requestFailed);
    expect(document.body).toHaveTextContent(zh.site.offline);
    bench.faulty.disarm();
    await network(true);
    expect(document.body).not.toHaveTextContent(zh.site.offline);
    expect(valueOf(zh.form.contact)).toBe(keptText);
    await press(zh.form.retryUpload('甲.zip'));
    await shows(zh.form.fileUploaded);
    const { drafts } = page.store.getState();
    expect(selectDraft({ drafts }, Object.keys(drafts.byForm)[0]).attachments).toHaveLength(1);
    await press(zh.form.submit);
    await shows(zh.states.submitted);
    page.close();
  },

  'stores one row when the tab is closed during a submission and it is sent again': async () => {
    const path = '/supply_demand/supply';
    const total = async () =>
      ((await (await fetch(`${bench.url}/api/getbuginess/list?type=2`)).json()) as { total: number }).total;
    const before = await total();
    const closed = await openLoggedIn(path);
    await openForm(closed, bench, 'Supply/demand publish');
    await fillForm('Supply/demand publish');
    bench.faulty.arm({ method: 'POST', path: '/api/getbuginess/add' }, 'F01', 'submit');
    await press(zh.form.publish);
    await settle(() => expect(bench.faulty.met()).toBe(1));
    closed.close();
    bench.faulty.disarm();
    const page = open(path);
    await named(page);
    await openForm(page, bench, 'Supply/demand publish');
    expect(document.body).toHaveTextContent(zh.form.restored);
    expect(valueOf(zh.form.contact)).toBe(keptText);
    await press(zh.form.publish);
    await shows(zh.states.submitted);
    expect(bench.faulty.keys.at(-1)).toBe(bench.faulty.keys.at(-2));
    expect(await total()).toBe(before + 1);
    page.close();
  },

  'has nothing, when the browser shows a cached page, of a draft that was sent meanwhile': async () => {
    const page = await openLoggedIn('/contactUs');
    const drafted = () => selectDraft(page.store.getState(), 'publish:1').fields;
    act(() => void page.store.dispatch(draftChanged({ id: 'publish:1', fields: { fdArea: keptText } })));
    await settle(() => expect(localStorage.getItem(`draft:publish:${company.userName}:1`)).toContain(keptText));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    localStorage.removeItem(`draft:publish:${company.userName}:1`);
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle(() => expect(drafted()).toEqual({}));
    page.close();
  },

  'fetches a new captcha when the clock has moved by a day': async () => {
    const page = open('/account/login');
    await fillLogin(bench);
    const sent = bench.faulty.keys.length;
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    await press(zh.auth.login);
    await shows(zh.auth.captchaExpired);
    await idle(bench.faulty);
    expect(bench.faulty.keys).toHaveLength(sent);
    expect(valueOf(zh.auth.username)).toBe(company.userName);
    await fillLogin(bench);
    await press(zh.auth.login);
    await settle(() => expect(page.address()).toBe('/index'));
    page.close();
  },

  'logs out both tabs when one logs out': async () => {
    const other = await openLoggedIn('/policy');
    const page = open('/contactUs');
    await named(page);
    await act(async () => page.inside.getByText(zh.account.logOut).click());
    await press(zh.site.confirm);
    await hearStorage('authToken');
    anonymous(page);
    anonymous(other);
    other.close();
    page.close();
  },
};

describe('flow', () => {
  it.each(Object.entries(flows))('%s', async (_name, flow) => {
    await holds(flow);
  });
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refuseWrite = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** The storage failure. */
const mishaps = {
  'throws on read': async () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  'throws on write (quota)': async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseWrite);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuseWrite);
  },
  'cleared by another tab': async () => {
    localStorage.clear();
    await hearStorage(null);
  },
};
type Mishap = keyof typeof mishaps;

const keep = (token: string) => localStorage.setItem('authToken', token);
const userInfo = { method: 'GET', path: '/api/user/info' };

/** Waits for the user-info response with the failure in between. */
async function startWith(token: string, mishap: Mishap): Promise<PortalPage> {
  keep(token);
  bench.faulty.arm(userInfo, 'F13');
  const page = open('/contactUs');
  await settle(() => expect(bench.faulty.met()).toBe(1));
  await mishaps[mishap]();
  void bench.faulty.release();
  bench.faulty.disarm();
  return page;
}

/** What happens during the failure. */
const moments: Record<string, (mishap: Mishap) => Promise<PortalPage>> = {
  start: async (mishap) => {
    if (mishap === 'cleared by another tab') return startWith(await bench.logIn(), mishap);
    keep(await bench.logIn());
    await mishaps[mishap]();
    return open('/contactUs');
  },
  login: async (mishap) => {
    const page = open('/account/login');
    await fillLogin(bench);
    if (mishap !== 'cleared by another tab') await mishaps[mishap]();
    await press(zh.auth.login);
    if (mishap === 'cleared by another tab') await mishaps[mishap]();
    await settle(() => expect(page.address()).toBe('/index'));
    return page;
  },
  'log out': async (mishap) => {
    keep(await bench.logIn());
    const page = open('/contactUs');
    await settle(() => expect(page.inside.getByText(company.userName)).toBeVisible());
    await press(zh.account.logOut);
    await mishaps[mishap]();
    await press(zh.site.confirm);
    return page;
  },
  '401': (mishap) => startWith('not-a-real-token', mishap),
};

/** Whether the user is logged in afterwards, and the number of reloads. */
const ends: Record<string, Record<Mishap, [loggedIn: boolean, reloads: number]>> = {
  start: { 'throws on read': [false, 0], 'throws on write (quota)': [true, 0], 'cleared by another tab': [false, 0] },
  login: { 'throws on read': [true, 0], 'throws on write (quota)': [true, 0], 'cleared by another tab': [true, 0] },
  'log out': {
    'throws on read': [false, 0],
    'throws on write (quota)': [false, 0],
    'cleared by another tab': [false, 0],
  },
  // A token that cannot be removed must not cause a reload loop.
  '401': { 'throws on read': [false, 1], 'throws on write (quota)': [false, 0], 'cleared by another tab': [false, 0] },
};

const cases = Object.keys(moments).flatMap((moment) =>
  Object.keys(mishaps).map((mishap) => [moment, mishap as Mishap] as const),
);

describe('storage', () => {
  it.each(cases)('keeps the page working at %s when storage %s', async (moment, mishap) => {
    await holds(async () => {
      const page = await moments[moment](mishap);
      await idle(bench.faulty);
      const [loggedIn, reloads] = ends[moment][mishap];
      await settle(() => {
        expect(selectUser(page.store.getState())?.fdComName).toBe(loggedIn ? company.fdComName : undefined);
        expect(selectToken(page.store.getState()) !== null).toBe(loggedIn);
        // The header agrees with the store.
        expect(page.inside.queryAllByText(loggedIn ? company.userName : zh.account.logIn).length).toBeGreaterThan(0);
        expect(document.body).not.toHaveTextContent(zh.site.loading);
      });
      expect(page.reloads).toBe(reloads);
      expect(document.body).not.toHaveTextContent(zh.site.screenFailed);
      await stillWorks(page);
      page.close();
    });
  });
});
