import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginRoute, RegisterRoute } from '../../../src/routes/login/LoginRoute';
import { watchConnection } from '../../../src/app/startPage';
import { openAccountPage, press, typeInto } from '../../support/accountPage';
import { settle, type Canned } from '../../support/cannedPage';

/** Login and registration pages: docs/behaviour/accounts.md. */

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
    '我已阅读并同意《隐私条款》',
  ]);
  const consent = screen.getByRole('checkbox', { name: /^我已阅读并同意\s?《隐私条款》$/ });
  expect(consent).not.toBeChecked();
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
  expect(screen.getByLabelText('用户名*')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('密码*')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('密码*')).toHaveAccessibleDescription('请填写密码');
  expect(screen.getByLabelText('密码*')).toHaveFocus();
  expect(captcha()).toHaveAccessibleDescription('请填写验证码');
  await typeInto({ '密码*': 's' });
  expect(screen.getByLabelText('密码*')).not.toHaveAttribute('aria-invalid');
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
  '公司名称*': '云樟家居',
  '手机号*': '13900000001',
  '密码*': 'secret-1',
  '确认密码*': 'secret-1',
};

test('a registration without consent is rejected at its checkbox, and continues once it is checked', async () => {
  const page = await registerAt('/homeRegister');
  await typeInto({ ...registration, '验证码*': '7' });
  await press('注册');
  const consent = screen.getByRole('checkbox');
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription('请先阅读并同意《隐私条款》');
  expect(page.calls('/register/add')).toHaveLength(0);
  await userEvent.click(consent);
  expect(consent).not.toHaveAttribute('aria-invalid');
  await press('注册');
  await waitFor(() => expect(page.calls('/register/add')).toHaveLength(1));
});

test('consent given late leaves the page where it is, and says nothing again', async () => {
  await registerAt('/homeRegister');
  await typeInto(registration);
  await press('注册');
  const message = screen.getByRole('alert');
  expect(within(message).getAllByRole('link')).toHaveLength(2);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(within(message).queryByRole('link')).toBeNull();
  expect(screen.getByRole('alert')).toBe(message);
  expect(scrolled).not.toHaveBeenCalled();
});

describe('the second step of a staff login', () => {
  const asked = { code: 428, msg: '请输入动态验证码' };
  const wrong = { code: 428, msg: '动态验证码不正确，或已经用过' };

  /** A login page after a correct password. */
  async function secondStep(answers: Record<string, Canned> = {}, path = '/homeLogin?redirect=%2Fbackend%2Finbox') {
    const page = await openAccountPage(LoginRoute, path, { '/login': asked, ...answers });
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

  test('a wrong code is reported and cleared, and another one may be sent', async () => {
    const { page } = await secondStep({ '/login/code': wrong });
    await send('000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('动态验证码不正确，或已经用过');
    expect(screen.getByLabelText('动态验证码*')).toHaveValue('');
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

  test('the code never reaches an action, the store, or the log', async () => {
    const log = jest.spyOn(console, 'error');
    const { page } = await secondStep({ '/login/code': wrong });
    await send('471147');
    await screen.findByRole('alert');
    expect(JSON.stringify([page.actions, page.state(), log.mock.calls])).not.toContain('471147');
  });
});
