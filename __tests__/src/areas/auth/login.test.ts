import Cookies from 'js-cookie';
import { logIn, type LoginFields } from '../../../../src/areas/auth/accountForms';
import { authApi } from '../../../../src/areas/auth/authApi';
import { tokenChangedElsewhere } from '../../../../src/areas/auth/authSlice';
import { openPage, settle, gate, type PageOptions } from '../../../support/cannedPage';

/** Login: docs/behaviour/accounts.md. */

const fields: LoginFields = {
  username: ' 13800000001 ',
  password: ' pass word',
  validateCode: ' 12 ',
  rememberMe: true,
};

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Cookies.set('captchaIssuedAt', String(Date.now()));
});
afterEach(() => void Cookies.remove('captchaIssuedAt'));

/** A login page with a picture on it. */
async function loginPage(answers: PageOptions['answers'] = {}, path = '/homeLogin') {
  const page = openPage({ answers, path });
  void page.store.dispatch(authApi.endpoints.getCaptcha.initiate());
  await settle();
  return page;
}

/** A login with a redirect. */
async function logInWith(redirect: string, answers: PageOptions['answers'] = {}) {
  const page = await loginPage(answers, `/homeLogin?redirect=${encodeURIComponent(redirect)}`);
  await page.store.dispatch(logIn(fields, redirect));
  await settle();
  return page.browser;
}
const staff = { '/login': { code: 0, token: 'token-1', is_cust: '0' } };

test.each([true, false])(
  'a login goes out form-encoded, blanks taken off all but the password; rememberMe %p',
  async (rememberMe) => {
    const page = await loginPage();
    await page.store.dispatch(logIn({ ...fields, rememberMe }, null));
    const [call] = page.calls('/login');
    expect(call.headers['Content-Type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(call.form)).toEqual({
      username: '13800000001',
      password: ' pass word',
      rememberMe: String(rememberMe),
      validateCode: '12',
    });
  },
);

test.each([
  ['/policy/detail/p1?page=2', '/policy/detail/p1?page=2'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a b', '/'],
])('after the login the redirect %s goes to %s', async (redirect, to) => {
  expect((await logInWith(redirect)).navigated.at(-1)).toBe(to);
});

test('a login in another tab leads to a redirect whose query was typed as it is', async () => {
  const page = await loginPage({}, '/homeLogin?redirect=/policy?page=2');
  page.store.dispatch(tokenChangedElsewhere({ token: 'token-2' }));
  await settle();
  expect(page.browser.navigated.at(-1)).toBe('/policy?page=2');
});

test('after the login a file is left for, and the home page stays behind it', async () => {
  const { navigated, left } = await logInWith('/profile/a.zip', { '/profile/a.zip': new Response('PK') });
  expect([navigated.at(-1), left]).toEqual(['/', ['/profile/a.zip']]);
});

test('a visitor who goes on while the file is asked for is left alone', async () => {
  let answer: (file: Response) => void = () => undefined;
  const file = new Promise<Response>((resolve) => (answer = resolve));
  const page = await loginPage({ '/profile/a.zip': () => file });
  await page.store.dispatch(logIn(fields, '/profile/a.zip'));
  await settle();
  page.arrive('/policy');
  answer(new Response('PK'));
  await settle();
  expect(page.browser.left).toEqual([]);
});

test('a file that leads to the login after a login, too, is not asked for again, and the page says so', async () => {
  const login = Object.defineProperty(new Response(), 'url', { value: 'http://localhost/homeLogin?redirect=1' });
  const page = await loginPage({ '/profile/a.zip': login });
  await page.store.dispatch(logIn(fields, '/profile/a.zip'));
  await settle();
  expect(page.browser.left).toEqual([]);
  expect(page.state().notices.error).toBe('已登录，但文件无法打开，请联系我们');
});

test.each([
  ['0', true],
  [0, true],
  ['1', false],
  [undefined, false],
])('is_cust %p means that the user belongs to the back office: %p', async (isCust, leaves) => {
  const page = await loginPage({ '/login': { code: 0, token: 'token-1', is_cust: isCust } });
  await page.store.dispatch(logIn(fields, null));
  await settle();
  expect(page.browser.left).toEqual(leaves ? ['https://office.example/index'] : []);
  expect(page.browser.stored.get('authToken')).toBe('token-1');
});

test('a token inside data counts', async () => {
  const page = await loginPage({ '/login': { code: 0, data: { token: 'token-1', is_cust: '0' } } });
  await page.store.dispatch(logIn(fields, null));
  await settle();
  expect(page.browser.stored.get('authToken')).toBe('token-1');
  expect(page.browser.left).toEqual(['https://office.example/index']);
});

const office = 'https://office.example/index';

test.each([
  ['goes back there', '/backend', '/backend'],
  ['goes back to its screen', '/backend/inbox/application?page=2', '/backend/inbox/application?page=2'],
  ['goes to the back office', '/policy', office],
  ['goes to the back office', '//evil.example/backend', office],
  ['goes to the back office', '/backendless', office],
  ['goes to the back office', 'https://evil.example/backend', office],
])('a back-office user %s with the redirect %s', async (_where, redirect, to) => {
  expect((await logInWith(redirect, staff)).left).toEqual([to]);
});

test('a company that came from the desk goes back there by leaving the portal’s page', async () => {
  expect((await logInWith('/backend/inbox')).left).toEqual(['/backend/inbox']);
});

test('a code that is no number is a failure, whatever comes with it', async () => {
  const page = await loginPage({ '/login': { code: true, token: 't' } });
  await page.store.dispatch(logIn(fields, '/policy'));
  expect(page.state().accountForms).toMatchObject({ message: '登录失败', busy: false });
  expect(page.browser.stored.has('authToken')).toBe(false);
});

test.each([
  ['its cookie has gone', () => Cookies.remove('captchaIssuedAt')],
  ['it is older than five minutes', () => Cookies.set('captchaIssuedAt', String(Date.now() - 300_001))],
])('a captcha is replaced instead of sent when %s, and the page says so', async (_name, age) => {
  const page = await loginPage();
  age();
  expect(await page.store.dispatch(logIn(fields, null))).toBe(true);
  await settle();
  expect(page.state().accountForms.message).toContain('验证码已过期');
  expect(page.calls('/login')).toHaveLength(0);
  expect(page.calls('/captcha/captchaImage')).toHaveLength(2);
});

test('the captcha is fetched with type=math and the time, read as a data URL, and its age kept in a cookie', async () => {
  Cookies.remove('captchaIssuedAt');
  const page = await loginPage();
  const { query } = page.calls('/captcha/captchaImage')[0];
  expect(query.get('type')).toBe('math');
  expect(Number(query.get('t'))).toBeGreaterThan(0);
  const { data } = authApi.endpoints.getCaptcha.select()(page.state() as never);
  expect(data?.picture).toMatch(/^data:image\/png;base64,/);
  expect(Number(Cookies.get('captchaIssuedAt'))).toBeGreaterThan(0);
});

test('password and captcha code never reach an action, the store, or the log', async () => {
  const page = await loginPage({ '/login': { code: 500, msg: '验证码错误' } });
  await page.store.dispatch(logIn({ ...fields, password: 'p4ss-secret', validateCode: '4711' }, null));
  await settle();
  const seen = JSON.stringify([page.actions, page.state(), log.mock.calls]);
  expect(seen).not.toContain('p4ss-secret');
  expect(seen).not.toContain('4711');
});

describe('a login with a late response', () => {
  const afterwards = async (leaveTo: (page: Awaited<ReturnType<typeof loginPage>>) => void, isCust = '1') => {
    const slow = gate();
    const answer = { code: 0, token: 'token-1', is_cust: isCust };
    const page = await loginPage({ '/login': () => slow.hold(answer) }, '/homeLogin?redirect=%2Fpolicy');
    const sent = page.store.dispatch(logIn(fields, '/policy'));
    leaveTo(page);
    await settle();
    await slow.open();
    await sent;
    await settle();
    expect(page.state().auth).toMatchObject({ token: 'token-1', user: { username: '13800000001' } });
    return page.browser;
  };

  it.each(['1', '0'])('does not redirect a visitor who has left the login page (is_cust %s)', async (isCust) => {
    const browser = await afterwards((page) => page.arrive('/contactUs'), isCust);
    expect(browser.navigated.at(-1)).toBe('/contactUs');
    expect(browser.left).toEqual([]);
  });

  it('does not redirect a visitor during another navigation', async () => {
    const browser = await afterwards((page) => {
      page.browser.pending = '/contactUs';
    });
    expect(browser.navigated.at(-1)).toBe('/homeLogin?redirect=%2Fpolicy');
  });
});
