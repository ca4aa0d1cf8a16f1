import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import LoginRoute from '../../../src/routes/login/LoginRoute';
import RegisterRoute from '../../../src/routes/login/RegisterRoute';
import { watchConnection } from '../../../src/app/startPage';
import { gate, openPage, settle, type Canned, type CannedPage } from '../../support/cannedPage';
import { renderOver } from '../../support/renderApp';

/** Login and registration pages: docs/behaviour/accounts.md. */

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void Cookies.remove('captchaIssuedAt'));

/** The login or registration page at an address, with its captcha. */
async function openAccountPage(Route: typeof LoginRoute, path: string, answers: Record<string, Canned> = {}) {
  const page = openPage({ answers, path });
  renderOver(page, <Route />, path);
  const picture = await screen.findByAltText('验证码图片');
  await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:/)));
  return page;
}

/** Types texts into the fields with these labels. */
async function typeInto(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
}

/** Presses a button. */
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const loginAt = (address: string) => openAccountPage(LoginRoute, address);
const registerAt = (address: string) => openAccountPage(RegisterRoute, address);
const captcha = () => screen.getByLabelText('验证码*');
const pictures = '/captcha/captchaImage';

test('login is a password login with a captcha, and links to /homeRegister', async () => {
  await loginAt('/homeLogin');
  expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument();
  expect(screen.getByLabelText('密码*')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('checkbox', { name: '记住我' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: '没有账号？免费注册' })).toHaveAttribute('href', '/homeRegister');
  await waitFor(() => expect(document.title).toBe('登录 - 家居定制供应链'));
});

test('register links back to /homeLogin, and hints at two kinds of characters', async () => {
  await registerAt('/homeRegister');
  expect(screen.getByRole('heading', { level: 1, name: '注册' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '已有账号？请登录' })).toHaveAttribute('href', '/homeLogin');
  expect(screen.getByLabelText('密码*')).toHaveAccessibleDescription('建议至少包含字母、数字、符号中的两种');
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    '公司名称*',
    '手机号*',
    '密码*',
    '确认密码*',
    '验证码*',
  ]);
  const terms = screen.getByRole('link', { name: '《隐私条款》' });
  expect(terms).toHaveAttribute('href', '/privacy');
  expect(terms).toHaveAttribute('target', '_blank');
});

test('the forms are rendered without layout at /homeLogin and inside it at /account/login', async () => {
  await loginAt('/homeLogin');
  expect(screen.getByRole('main')).toBeInTheDocument();
  document.body.innerHTML = '';
  await loginAt('/account/login');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

test('the redirect target is kept through the registration page', async () => {
  await loginAt('/homeLogin?redirect=%2Fpolicy%3Fpage%3D2');
  const link = screen.getByRole('link', { name: '没有账号？免费注册' });
  expect(link).toHaveAttribute('href', '/homeRegister?redirect=%2Fpolicy%3Fpage%3D2');
});

test('the captcha refreshes on a click on the picture or the button, and its field is emptied', async () => {
  const page = await loginAt('/homeLogin');
  for (const [times, target] of [
    [2, screen.getByAltText('验证码图片')],
    [3, screen.getByRole('button', { name: '看不清？换一张' })],
  ] as const) {
    fireEvent.change(captcha(), { target: { value: '5' } });
    await userEvent.click(target);
    expect(captcha()).toHaveValue('');
    await waitFor(() => expect(page.calls(pictures)).toHaveLength(times));
    await act(settle);
  }
});

test('the message of one page is not shown on the other', async () => {
  const page = await loginAt('/homeLogin');
  await press('登录');
  expect(screen.getByRole('alert')).toHaveTextContent('请填写所有必填项');
  act(() => page.arrive('/homeRegister'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('empty fields of the login are marked and named, the first takes the focus, and a filled one is no longer marked', async () => {
  await loginAt('/homeLogin');
  await typeInto({ '用户名*': '13800000001' });
  await press('登录');
  expect(screen.getByRole('alert')).toHaveTextContent('请填写所有必填项');
  expect(screen.getByLabelText('用户名*')).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByLabelText('密码*')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('密码*')).toHaveAccessibleDescription('请填写密码');
  expect(screen.getByLabelText('密码*')).toHaveFocus();
  expect(captcha()).toHaveAccessibleDescription('请填写验证码');
  await typeInto({ '密码*': 's' });
  expect(screen.getByLabelText('密码*')).toHaveAttribute('aria-invalid', 'false');
});

test('a password can be shown while it is typed, and hidden again', async () => {
  await loginAt('/homeLogin');
  const show = screen.getByRole('button', { name: '显示密码', pressed: false });
  expect(screen.getByLabelText('密码*')).toHaveAttribute('type', 'password');
  await userEvent.click(show);
  expect(screen.getByLabelText('密码*')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: '显示密码', pressed: true })).toHaveAttribute('title', '隐藏密码');
  await userEvent.click(show);
  expect(screen.getByLabelText('密码*')).toHaveAttribute('type', 'password');
});

test('when the network is back the captcha under a typed answer stays, and a missing one is fetched', async () => {
  const page = await loginAt('/homeLogin');
  const stop = watchConnection(page.store);
  const healthy = page.answers[pictures];
  const reconnect = async () => {
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    await act(settle);
  };
  fireEvent.change(captcha(), { target: { value: '5' } });
  await reconnect();
  expect(page.calls(pictures)).toHaveLength(1);
  expect(captcha()).toHaveValue('5');
  page.answers[pictures] = { code: 500, msg: null };
  await userEvent.click(screen.getByAltText('验证码图片'));
  await act(settle);
  page.answers[pictures] = healthy;
  await reconnect();
  expect(page.calls(pictures)).toHaveLength(3);
  stop();
});

const registration = {
  '公司名称*': ' 云樟家居 ',
  '手机号*': '13900000001',
  // Two kinds of characters are a hint that is not enforced.
  '密码*': 'aaaaaa',
  '确认密码*': 'aaaaaa',
};

test('a registration with its five fields alone is sent, form-encoded and with an idempotency key', async () => {
  const page = await registerAt('/homeRegister');
  await typeInto({ ...registration, '验证码*': '7' });
  await press('注册');
  await waitFor(() => expect(page.calls('/register/add')).toHaveLength(1));
  const [call] = page.calls('/register/add');
  expect(call.headers['Content-Type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(call.headers['Idempotency-Key']).toMatch(/.{16,}/);
  expect(Object.fromEntries(call.form)).toEqual({
    fdComName: '云樟家居',
    userName: '13900000001',
    password: 'aaaaaa',
    confirmPassword: 'aaaaaa',
    validateCode: '7',
  });
});

describe('the second step of a staff login', () => {
  const codeNeeded = { code: 428, msg: '请输入动态验证码' };
  const wrong = { code: 428, msg: '动态验证码不正确，或已经用过' };

  /** A login page after a correct password. */
  async function secondStep(answers: Record<string, Canned> = {}, path = '/homeLogin?redirect=%2Fbackend%2Finbox') {
    const page = await openAccountPage(LoginRoute, path, { '/login': codeNeeded, ...answers });
    await typeInto({ '用户名*': 'keeper', '密码*': 'secret-1', '验证码*': '7' });
    await press('登录');
    const field = await screen.findByLabelText('动态验证码*');
    return { page, field };
  }

  /** Sends a code. */
  const send = async (code: string) => {
    await typeInto({ '动态验证码*': code });
    await press('登录');
  };

  test('a correct password leads to the code, and the code to the redirect target', async () => {
    const { page, field } = await secondStep({ '/login/code': { code: 0, token: 'token-1', is_cust: '0' } });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByLabelText('密码*')).toBeNull();
    await send('123456');
    await settle();
    expect(page.calls('/login')).toHaveLength(1);
    expect(Object.fromEntries(page.calls('/login/code')[0].form)).toEqual({ oneTimeCode: '123456' });
    expect(page.browser.stored.get('authToken')).toBe('token-1');
    expect(page.browser.left).toEqual(['/backend/inbox']);
  });

  test('a wrong code is reported and cleared, reaches no action, store or log, and another one may be sent', async () => {
    const log = jest.spyOn(console, 'error');
    const { page } = await secondStep({ '/login/code': wrong });
    await send('471147');
    expect(await screen.findByRole('alert')).toHaveTextContent('动态验证码不正确，或已经用过');
    expect(screen.getByLabelText('动态验证码*')).toHaveValue('');
    expect(JSON.stringify([page.actions, page.state(), log.mock.calls])).not.toContain('471147');
    await send('000001');
    await waitFor(() => expect(page.calls('/login/code')).toHaveLength(2));
    expect(page.browser.stored.has('authToken')).toBe(false);
  });

  test('an empty code is rejected at its field, and nothing is sent', async () => {
    const { page, field } = await secondStep();
    await press('登录');
    expect(field).toHaveAccessibleDescription(/请填写动态验证码/);
    expect(page.calls('/login/code')).toEqual([]);
  });

  test('a code without a response may be sent again', async () => {
    await secondStep({ '/login/code': () => Promise.reject(new TypeError('reset')) });
    await send('123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('请求出错，请稍后重试');
    expect(screen.getByLabelText('动态验证码*')).toBeInTheDocument();
  });

  test('an expired login restarts with a new captcha', async () => {
    const { page } = await secondStep({ '/login/code': { code: 500, msg: '登录已超时，请重新登录' } });
    const before = page.calls('/captcha/captchaImage').length;
    await send('123456');
    expect(await screen.findByLabelText('密码*')).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent('登录已超时，请重新登录');
    await waitFor(() => expect(page.calls('/captcha/captchaImage')).toHaveLength(before + 1));
  });

  test('a recovery code can be used, and the user can go back to the password', async () => {
    await secondStep();
    await press('手机不在身边？使用恢复码');
    expect(screen.getByLabelText('恢复码*')).toHaveFocus();
    await press('返回重新登录');
    expect(screen.getByLabelText('密码*')).toBeInTheDocument();
  });
});

/** For visitors who cannot see the picture. */
describe('the audio captcha', () => {
  const link = '</captcha/captchaSound>; rel="alternate"; type="audio/wav"';
  const picture =
    (headers: Record<string, string> = { link }) =>
    () =>
      new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png', ...headers } });
  const sound = () => new Response(new Uint8Array([82, 73]), { headers: { 'content-type': 'audio/wav' } });

  const open = (Route: typeof LoginRoute, path: string, answers: Record<string, Canned> = {}) =>
    openAccountPage(Route, path, { '/captcha/captchaImage': picture(), '/captcha/captchaSound': sound, ...answers });
  const login = (answers?: Record<string, Canned>) => open(LoginRoute, '/homeLogin', answers);
  /** A login page whose sound is held back. */
  async function loginWithLateSound() {
    const slow = gate();
    const page = await login({ '/captcha/captchaSound': () => slow.hold(sound()) });
    const arrive = async () => {
      await slow.open();
      await waitFor(() => expect(player()).toBeInTheDocument());
    };
    return { page, arrive };
  }

  const listen = () => screen.queryByRole('button', { name: '听验证码' });
  const field = () => screen.getByLabelText('验证码*');
  const player = () => document.querySelector('audio');
  const hear = async () => {
    await userEvent.click(listen()!);
    await waitFor(() => expect(player()).toBeInTheDocument());
  };
  const images = ({ calls }: CannedPage) => calls('/captcha/captchaImage').length;
  const sounds = ({ calls }: CannedPage) => calls('/captcha/captchaSound').length;

  test.each([
    ['login', LoginRoute, '/homeLogin'],
    ['register', RegisterRoute, '/homeRegister'],
  ] as const)(
    'the %s page plays the exercise by the keyboard alone, keeps it to itself, and takes its answer',
    async (_name, Route, path) => {
      const page = await open(Route, path);
      fireEvent.change(field(), { target: { value: '5' } });
      listen()!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(player()).toHaveAttribute('src', 'data:audio/wav;base64,Ukk='));
      expect(JSON.stringify([page.actions, page.state()])).not.toContain('data:audio');
      expect(player()).toHaveAttribute('autoplay');
      expect(player()).toHaveAttribute('controls');
      expect(player()).toHaveAccessibleName('听验证码');
      expect(screen.getByRole('status')).toHaveTextContent('请听算式，填写得数');
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(sounds(page)).toBe(1);
    },
  );

  test('the page says that a sound is loading, makes no other call meanwhile, and leaves the focus elsewhere', async () => {
    const { page, arrive } = await loginWithLateSound();
    await userEvent.click(listen()!);
    expect(screen.getByRole('status')).toHaveTextContent('加载中…');
    await userEvent.click(listen()!);
    await press('看不清？换一张');
    expect(sounds(page)).toBe(1);
    expect(images(page)).toBe(1);
    await userEvent.type(screen.getByLabelText('密码*'), 'sec');
    await arrive();
    await act(settle);
    expect(screen.getByLabelText('密码*')).toHaveFocus();
  });

  const account = { '用户名*': '13800000001', '密码*': 'secret-1' };

  test('a login is not sent while the audio loads, since its answer would be that of the invalid picture', async () => {
    const { page, arrive } = await loginWithLateSound();
    await typeInto(account);
    await userEvent.click(listen()!);
    await userEvent.type(field(), '5{Enter}');
    await press('登录');
    await act(settle);
    expect(page.calls('/login')).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await arrive();
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '7{Enter}');
    await waitFor(() => expect(page.calls('/login')).toHaveLength(1));
    expect(String(page.calls('/login')[0].body)).toContain('validateCode=7');
  });

  test('no other captcha is requested while a login is pending, which it could overtake', async () => {
    const page = await login({ '/login': () => new Promise(() => {}) });
    await typeInto(account);
    await userEvent.type(field(), '7{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true'));
    expect(page.calls('/login')).toHaveLength(1);
    await userEvent.click(listen()!);
    await press('看不清？换一张');
    await userEvent.click(screen.getByAltText('验证码图片'));
    await act(settle);
    expect(sounds(page)).toBe(0);
    expect(images(page)).toBe(1);
    expect(field()).toHaveValue('7');
  });

  test('requesting audio before the picture has loaded keeps the input and sends nothing', async () => {
    let refreshed = false;
    const page = await login({
      '/captcha/captchaImage': () => (refreshed ? new Promise(() => {}) : picture()()),
    });
    refreshed = true;
    await press('看不清？换一张');
    await userEvent.type(field(), '4');
    await userEvent.click(listen()!);
    await act(settle);
    expect(field()).toHaveValue('4');
    expect(sounds(page)).toBe(0);
  });

  test('the picture, which no longer counts, disappears until another one is requested', async () => {
    const page = await login();
    await hear();
    expect(screen.queryByAltText('验证码图片')).not.toBeInTheDocument();
    await press('改用图片验证码');
    await waitFor(() => expect(images(page)).toBe(2));
    expect(await screen.findByAltText('验证码图片')).toBeInTheDocument();
    expect(player()).not.toBeInTheDocument();
  });

  test('a failed login, which uses up the sound, brings the picture back and keeps the offer', async () => {
    await login({ '/login': { code: 500, msg: '用户不存在/密码错误' } });
    await hear();
    await typeInto({ ...account, '验证码*': '7' });
    await press('登录');
    expect(await screen.findByAltText('验证码图片')).toBeInTheDocument();
    expect(player()).not.toBeInTheDocument();
    expect(listen()).toBeEnabled();
  });

  test.each([
    ['HTTP 500', () => new Response('', { status: 500 })],
    ['a refusal', { code: 500, msg: '访问过于频繁，请稍候再试' }],
    ['a picture', picture()],
    ['a success without a sound', { code: 0 }],
    ['nothing', () => new Response('', { headers: { 'content-type': 'audio/wav' } })],
  ])(
    'a sound call answered by %s is reported, and a new picture is fetched, since the old one may no longer count',
    async (_name, answer) => {
      const page = await login({ '/captcha/captchaSound': answer });
      await userEvent.click(listen()!);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('语音未能加载，请重试'));
      await waitFor(() => expect(images(page)).toBe(2));
      await act(settle);
      expect(player()).not.toBeInTheDocument();
      expect(listen()).toHaveFocus();
    },
  );

  test.each([
    ['says nothing of one', {}],
    ['links to something else', { link: '</style.css>; rel=preload; as=style' }],
  ])('no audio captcha is offered with a backend that %s', async (_name, headers) => {
    await login({ '/captcha/captchaImage': picture(headers as Record<string, string>) });
    expect(listen()).not.toBeInTheDocument();
  });

  test('a tab becoming visible fetches a new captcha if cookies tell of a newer one, and clears the answer', async () => {
    const page = await login();
    const front = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    fireEvent.change(field(), { target: { value: '5' } });
    await front();
    Cookies.remove('captchaIssuedAt');
    await front();
    expect(images(page)).toBe(1);
    expect(field()).toHaveValue('5');
    Cookies.set('captchaIssuedAt', String(Date.now() + 1));
    await front();
    await waitFor(() => expect(images(page)).toBe(2));
    expect(field()).toHaveValue('');
  });
});
