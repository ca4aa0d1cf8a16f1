import { sessionRefused, tokenRenewed } from '../../../../src/api/portalApi';
import { getbuginessApi } from '../../../../src/areas/getbuginess/getbuginessApi';
import { loggedIn, loggedOut, tokenChangedElsewhere } from '../../../../src/areas/auth/authSlice';
import { askLogOut } from '../../../../src/state/draftStorage';
import { formOpened } from '../../../../src/state/dialogsSlice';
import { openPage, settle, silence, type Canned, type Sent, type PageOptions } from '../../../support/cannedPage';

/** Sessions: docs/behaviour/accounts.md. */

let logs: jest.SpyInstance[];

beforeEach(() => {
  jest.useFakeTimers();
  logs = (['error', 'warn'] as const).map((way) => jest.spyOn(console, way).mockImplementation(() => undefined));
});

const withToken = { stored: { authToken: 'token-1' } };
const loggedInPage = async (more: PageOptions = {}) => {
  const page = openPage({ ...withToken, ...more });
  await settle();
  return page;
};

test('log-out removes the token, clears the user, shows the notice, does not reload, and tells the backend', async () => {
  const page = await loggedInPage();
  page.store.dispatch(askLogOut());
  expect(page.state().dialogs.question).toBe('logOut');
  page.store.dispatch(loggedOut());
  expect(page.state().auth).toEqual({ token: null, user: null, settled: true });
  expect(page.browser.stored.has('authToken')).toBe(false);
  expect(page.state().notices.success).toBe('退出登录成功！');
  expect(page.browser.reloads).toBe(0);
  await settle();
  expect(page.calls('/logout').map(({ method, headers }) => [method, headers.Authorization])).toEqual([
    ['POST', 'Bearer token-1'],
  ]);
});

test('a backend that fails at the log-out changes nothing about it', async () => {
  const page = await loggedInPage({ answers: { '/logout': () => Promise.reject(new TypeError('reset')) } });
  page.store.dispatch(loggedOut());
  await settle();
  expect(page.state().notices).toMatchObject({ success: '退出登录成功！', error: null });
});

test('logging out in one tab logs out the other, without a notice', async () => {
  const page = await loggedInPage();
  page.store.dispatch(tokenChangedElsewhere({ token: null }));
  expect(page.state().auth).toEqual({ token: null, user: null, settled: true });
  expect(page.state().notices.success).toBeNull();
  expect(page.calls('/logout')).toHaveLength(0);
});

test('a login in another tab makes this one fetch the user, its screen untouched, what is open stays open', async () => {
  const page = openPage();
  page.store.dispatch(formOpened({ kind: 'expertContact', fdId: 'e1', title: '专家' }));
  page.store.dispatch(tokenChangedElsewhere({ token: 'token-2' }));
  expect(page.state().auth.settled).toBe(true);
  await settle();
  expect(page.calls('/api/user/info')[0].headers.Authorization).toBe('Bearer token-2');
  expect(page.state().auth.user?.username).toBe('13800000001');
  expect(page.state().dialogs.form?.kind).toBe('expertContact');
});

test('a user-info response after log-out is ignored', async () => {
  const page = openPage(withToken);
  page.store.dispatch(loggedOut());
  await settle();
  expect(page.state().auth.user).toBeNull();
});

test('a renewed token replaces the one it was made for, and none after a log-out or another login', async () => {
  const page = await loggedInPage();
  page.store.dispatch(tokenRenewed({ oldToken: 'token-1', token: 'token-2' }));
  expect(page.state().auth).toMatchObject({ token: 'token-2', settled: true, user: { username: '13800000001' } });
  expect(page.browser.stored.get('authToken')).toBe('token-2');
  page.store.dispatch(tokenRenewed({ oldToken: 'token-1', token: 'token-3' }));
  expect([page.state().auth.token, page.browser.stored.get('authToken')]).toEqual(['token-2', 'token-2']);
  page.store.dispatch(loggedOut());
  page.store.dispatch(tokenRenewed({ oldToken: 'token-2', token: 'token-3' }));
  expect([page.state().auth.token, page.browser.stored.has('authToken')]).toEqual([null, false]);
});

test.each(['/homeLogin?redirect=/policy', '/homeRegister', '/account/login', '/account/register'])(
  '%s redirects to / when a token is stored',
  async (path) => {
    const page = await loggedInPage({ path });
    expect(page.browser.navigated.at(-1)).toBe('/');
  },
);

test('the token never reaches a request address, an action or the log', async () => {
  const page = await loggedInPage();
  expect(JSON.stringify([page.actions, Object.keys(page.state().portalApi.queries)])).not.toContain('token-1');
  page.store.dispatch(loggedOut());
  await settle();
  expect(page.sent.some(({ query, body }) => `${query}${body}`.includes('token-1'))).toBe(false);
  const logged = logs.flatMap((log) => log.mock.calls.flat()).join(' ');
  expect(logged).not.toContain('token-1');
});

/** User info counts only for its own token: docs/behaviour/accounts.md#session. */

const userInfo = '/api/user/info';
const users: Record<string, object> = {
  'token-1': { username: '13800000001', fdComId: 'com-1', fdComName: '澄木家居' },
  'token-2': { username: '13900000002', fdComId: 'com-2', fdComName: '榫合智造' },
};
const tokenOf = ({ headers }: Sent) => headers.Authorization?.replace('Bearer ', '');
const known = (sent: Sent) => ({ code: 0, data: users[tokenOf(sent) ?? ''] });
const refusal = () => new Response('{"code":401}', { status: 401 });
const brokenOff = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page whose visitor has logged in. */
const pageOf = (answer: Canned, options: PageOptions = {}) =>
  openPage({ stored: { authToken: 'token-1' }, answers: { [userInfo]: answer }, ...options });

/** The response to the page's token is under the test's control; any other's is immediate. */
function latePage() {
  let answer!: (response: unknown) => void;
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  return { answer, page: pageOf((sent: Sent) => (tokenOf(sent) === 'token-1' ? late : known(sent))) };
}

describe('a user-info response counts only for its own token', () => {
  it('shows the account of the newest token when another tab logs in while user info is loading', async () => {
    const { answer, page } = latePage();
    page.store.dispatch(tokenChangedElsewhere({ token: 'token-2' }));
    await settle();
    answer({ code: 0, data: users['token-1'] });
    await settle();
    expect(page.calls(userInfo).map(tokenOf)).toEqual(['token-1', 'token-2']);
    expect(page.state().auth.user).toMatchObject({ username: '13900000002', fdComName: '榫合智造' });
  });

  it('keeps a new session when the previous token is rejected late', async () => {
    const { answer, page } = latePage();
    page.store.dispatch(loggedIn({ token: 'token-2' }));
    answer(refusal());
    await settle();
    expect(page.state().auth).toMatchObject({ token: 'token-2', settled: true, user: { username: '13900000002' } });
    expect(page.browser.stored.get('authToken')).toBe('token-2');
    expect(page.browser.reloads).toBe(0);
  });

  it('stops fetching the user of a replaced token', async () => {
    const page = pageOf(silence);
    page.store.dispatch(tokenChangedElsewhere({ token: null }));
    await settle();
    const running = Object.values(page.state().portalApi.queries).filter((query) => query?.status === 'pending');
    expect(running.map((query) => query?.endpointName)).not.toContain('getUserInfo');
  });
});

describe('a call cut off by leaving the page', () => {
  it('is asked again when the page is still there', async () => {
    const page = pageOf(brokenOff);
    page.browser.leaving = true;
    await settle();
    page.browser.leaving = false;
    page.answers[userInfo] = known;
    await jest.advanceTimersByTimeAsync(5000);
    await settle();
    expect(page.state().auth).toMatchObject({ settled: true, user: { username: '13800000001' } });
  });
});

describe('a real failure of the user info', () => {
  it('reloads once, even when something puts the token back each time', async () => {
    let reloads = 0;
    let tabStored: Record<string, string> = {};
    for (let load = 0; load < 6; load += 1) {
      const page = pageOf({ code: 500, msg: null }, { tabStored });
      await settle();
      expect(page.browser.stored.has('authToken')).toBe(false);
      expect(page.state().auth).toMatchObject({ token: null, settled: true });
      tabStored = Object.fromEntries(page.browser.tabStored);
      reloads += page.browser.reloads;
    }
    expect(reloads).toBe(1);
  });

  it('does not reload where the tab cannot remember that it did', async () => {
    const page = pageOf(refusal);
    page.browser.tabStored.set = () => page.browser.tabStored;
    await settle();
    expect(page.browser.reloads).toBe(0);
    expect(page.state().auth).toMatchObject({ token: null, settled: true });
  });

  it('may reload again after a user was known in between', async () => {
    const page = pageOf(known, { tabStored: { userInfoReloaded: '1' } });
    await settle();
    page.answers[userInfo] = refusal;
    page.store.dispatch(tokenChangedElsewhere({ token: 'token-2' }));
    page.browser.stored.set('authToken', 'token-2');
    await settle();
    expect(page.browser.reloads).toBe(1);
  });
});

describe('a rejected token', () => {
  it('keeps another tab’s newer token in storage, and adopts it', async () => {
    const { answer, page } = latePage();
    page.browser.stored.set('authToken', 'token-2');
    answer(refusal());
    await settle();
    expect(page.browser.stored.get('authToken')).toBe('token-2');
    expect(page.state().auth).toMatchObject({ token: 'token-2', user: { username: '13900000002' } });
    expect(page.browser.reloads).toBe(0);
  });

  it('keeps a newer token on a public query, too', async () => {
    const page = pageOf(known);
    page.answers['/api/getbuginess/categories'] = (sent: Sent) => (tokenOf(sent) ? refusal() : { code: 0, data: [] });
    await settle();
    page.browser.stored.set('authToken', 'token-2');
    await page.store.dispatch(getbuginessApi.endpoints.listGetbuginessCategories.initiate(undefined));
    await settle();
    expect(page.browser.stored.get('authToken')).toBe('token-2');
    expect(page.state().auth).toMatchObject({ token: 'token-2', user: { username: '13900000002' } });
  });

  it('does not send a form to the login page when another tab has logged in meanwhile', async () => {
    const page = pageOf(known, { path: '/shopping_mall' });
    await settle();
    page.browser.stored.set('authToken', 'token-2');
    page.store.dispatch(sessionRefused({ client: 'secondary' }));
    await settle();
    expect(page.browser.navigated).toEqual(['/shopping_mall']);
    expect(page.state().auth.token).toBe('token-2');
  });

  it('that is already gone takes nothing from storage', async () => {
    const page = openPage();
    page.browser.stored.set('authToken', 'token-2');
    page.store.dispatch(sessionRefused({ client: 'main' }));
    expect(page.browser.stored.get('authToken')).toBe('token-2');
  });
});

test.each<Record<string, string>>([{}, { authToken: '' }, { authToken: '  ' }])(
  'without a token (%p) the user is anonymous at once',
  async (stored) => {
    const page = openPage({ stored });
    expect(page.state().auth).toMatchObject({ token: null, user: null, settled: true });
    await settle();
    expect(page.calls(userInfo)).toHaveLength(0);
  },
);

test('a visitor whose user info timed out can open the login page and log in again', async () => {
  const page = pageOf(silence);
  await jest.advanceTimersByTimeAsync(30_001);
  await settle();
  page.arrive('/homeLogin');
  expect(page.browser.navigated.at(-1)).toBe('/homeLogin');
  page.answers[userInfo] = known;
  page.store.dispatch(loggedIn({ token: 'token-2' }));
  await settle();
  expect(page.state().auth.user).toMatchObject({ username: '13900000002' });
});
