import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { LoginRoute, RegisterRoute } from '../../../../src/routes/login/LoginRoute';
import { openAccountPage, press, typeInto } from '../../../support/accountPage';
import { settle, type Canned, type CannedPage, gate } from '../../../support/cannedPage';

/** The audio captcha, for visitors who cannot see the picture. */

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
  'the %s page plays the exercise by the keyboard alone, and takes its answer',
  async (_name, Route, path) => {
    const page = await open(Route, path);
    fireEvent.change(field(), { target: { value: '5' } });
    listen()!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(player()).toHaveAttribute('src', 'data:audio/wav;base64,Ukk='));
    expect(player()).toHaveAttribute('autoplay');
    expect(player()).toHaveAttribute('controls');
    expect(player()).toHaveAccessibleName('听验证码');
    expect(screen.getByRole('status')).toHaveTextContent('请听算式，填写得数');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(sounds(page)).toBe(1);
  },
);

test('the page says that a sound is loading, and makes no other call meanwhile', async () => {
  const { page, arrive } = await loginWithLateSound();
  await userEvent.click(listen()!);
  expect(screen.getByRole('status')).toHaveTextContent('加载中…');
  await userEvent.click(listen()!);
  await press('看不清？换一张');
  expect(sounds(page)).toBe(1);
  expect(images(page)).toBe(1);
  await arrive();
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

test('audio that loads while the visitor types elsewhere leaves the focus there', async () => {
  const { arrive } = await loginWithLateSound();
  await userEvent.click(listen()!);
  await userEvent.type(screen.getByLabelText('密码*'), 'sec');
  await arrive();
  await act(settle);
  expect(screen.getByLabelText('密码*')).toHaveFocus();
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

test('the sound reaches neither an action nor the store', async () => {
  const page = await login();
  await hear();
  expect(JSON.stringify([page.actions, page.state()])).not.toContain('data:audio');
});

test('a tab becoming visible after another has had a newer captcha fetches a new one and clears the answer', async () => {
  const page = await login();
  const front = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  fireEvent.change(field(), { target: { value: '5' } });
  await front();
  expect(images(page)).toBe(1);
  expect(field()).toHaveValue('5');
  Cookies.set('captchaIssuedAt', String(Date.now() + 1));
  await front();
  await waitFor(() => expect(images(page)).toBe(2));
  expect(field()).toHaveValue('');
});

test('without cookies a tab becoming visible keeps the captcha and the input', async () => {
  const page = await login();
  fireEvent.change(field(), { target: { value: '5' } });
  Cookies.remove('captchaIssuedAt');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(images(page)).toBe(1);
  expect(field()).toHaveValue('5');
});
