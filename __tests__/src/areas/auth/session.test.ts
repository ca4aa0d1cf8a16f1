import { tokenRenewed } from '../../../../src/api/portalApi';
import { loggedOut, tokenChangedElsewhere } from '../../../../src/areas/auth/authSlice';
import { askLogOut } from '../../../../src/state/draftStorage';
import { formOpened } from '../../../../src/state/dialogsSlice';
import { openPage, settle } from '../../../support/cannedPage';

/** Sessions: docs/behaviour/accounts.md. */

let logs: jest.SpyInstance[];

beforeEach(() => {
  jest.useFakeTimers();
  logs = (['error', 'warn'] as const).map((way) => jest.spyOn(console, way).mockImplementation(() => undefined));
});

const withToken = { stored: { authToken: 'token-1' } };
const loggedInPage = async (more: Parameters<typeof openPage>[0] = {}) => {
  const page = openPage({ ...withToken, ...more });
  await settle();
  return page;
};

test('with a token, the app fetches the user info on start; on success the user is logged in', async () => {
  const page = openPage(withToken);
  expect(page.state().auth.settled).toBe(false);
  await settle();
  expect(page.calls('/api/user/info')[0].headers.Authorization).toBe('Bearer token-1');
  expect(page.state().auth).toMatchObject({ settled: true, user: { username: '13800000001', fdComName: '澄木家居' } });
});

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
