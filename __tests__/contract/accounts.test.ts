import { portalApi } from '../../src/api/portalApi';
import { authApi } from '../../src/areas/auth/authApi';
import { keepCookies } from '../support/cookieJar';
import { eventually } from '../support/eventually';
import { startTestServer, type TestServer } from '../support/server';
import { makeTestStore } from '../support/testStore';

const { getCaptcha, getUserInfo, login, register } = authApi.endpoints;
const company = { fdComName: '契约家居有限公司', userName: '13900000009' };
const password = 'Contract-9';

let server: TestServer;
let answer = '';
let cookies: ReturnType<typeof keepCookies>;
let bench: ReturnType<typeof makeTestStore>;

/** From here on another browser: the previous one is closed. */
function openBrowser(token: string | null = null) {
  bench?.store.dispatch(portalApi.util.resetApiState());
  bench = makeTestStore(server.url, token);
}

beforeAll(async () => {
  server = await startTestServer({
    deps: {
      onCaptcha: (_session, newest) => {
        answer = newest;
      },
    },
  });
  cookies = keepCookies();
});
afterAll(async () => {
  cookies.restore();
  await server.close();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  openBrowser();
});
afterEach(() => {
  bench.store.dispatch(portalApi.util.resetApiState());
  jest.restoreAllMocks();
});

const newCaptcha = () => bench.store.dispatch(getCaptcha.initiate(undefined, { forceRefetch: true }));

async function registerCompany(code = answer, idempotencyKey = `key-${Math.random()}`) {
  const secrets = bench.secrets.put({ password, confirmPassword: password, validateCode: code });
  return bench.store.dispatch(register.initiate({ ...company, secrets, idempotencyKey }, { track: false }));
}

async function logIn(given = password) {
  await newCaptcha();
  const secrets = bench.secrets.put({ password: given, validateCode: answer });
  const args = { username: company.userName, rememberMe: false, redirect: null, secrets };
  return bench.store.dispatch(login.initiate(args, { track: false }));
}

describe('accounts, against the real server', () => {
  it('returns a new captcha each time', async () => {
    const first = await newCaptcha();
    const second = await newCaptcha();
    expect(first.data?.picture).toMatch(/^data:image\/(?:png|jpeg);base64,[\w+/=]{400,}$/);
    expect(second.data?.picture).not.toBe(first.data?.picture);
  });

  it('rejects a registration with a wrong captcha with the server’s message', async () => {
    await newCaptcha();
    const { error } = await registerCompany('wrong');
    expect(error).toMatchObject({ kind: 'business', msg: '验证码错误' });
  });

  it('lets a company register, log in and fetch its user info by token', async () => {
    await newCaptcha();
    expect(await registerCompany()).toEqual({ data: null });
    const { data } = await logIn();
    expect(data).toMatchObject({ backOffice: false });
    await eventually(() => expect(bench.browser.stored.get('authToken')).toMatch(/^\S{22,}$/));
    const token = bench.browser.stored.get('authToken')!;

    openBrowser(token);
    const user = await bench.store.dispatch(getUserInfo.initiate());
    expect(user.data).toMatchObject({ username: company.userName, fdComName: company.fdComName });
  });

  it('refuses a name that is taken', async () => {
    await newCaptcha();
    const { error } = await registerCompany();
    expect(error).toMatchObject({ msg: `保存用户'${company.userName}'失败，注册账号已存在` });
  });

  it('responds to a wrong password with a message and no token', async () => {
    const { data, error } = await logIn('not-the-password');
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: 'business', msg: expect.stringMatching(/\S/) });
  });

  it('rejects a token that was never issued', async () => {
    openBrowser('made-up');
    const { error } = await bench.store.dispatch(getUserInfo.initiate());
    expect(error).toMatchObject({ kind: 'auth', code: 401 });
  });

  it('keeps passwords out of the Redux store and the log', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await logIn('a-secret-that-fails');
    await logIn();
    const everything = JSON.stringify(bench.store.getState()) + JSON.stringify(logged.mock.calls);
    for (const secret of ['a-secret-that-fails', password]) expect(everything).not.toContain(secret);
  });
});
