import Cookies from 'js-cookie';
import { registerAccount, registerErrors } from '../../../../src/areas/auth/accountForms';
import type { RegisterPayload } from '../../../../src/contract/auth';
import { openPage, settle, type PageOptions } from '../../../support/cannedPage';
import { registration } from '../../../support/formValues';

/** Registration: docs/behaviour/accounts.md. */

const fields: RegisterPayload = { ...registration, fdComName: ' 云樟家居 ', validateCode: '7' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  Cookies.set('captchaIssuedAt', String(Date.now()));
});

const registerPage = (answers: PageOptions['answers'] = {}) => openPage({ answers, path: '/homeRegister' });

test('register success shows 注册成功 for 2 seconds and navigates to /index after 1', async () => {
  const page = registerPage();
  await page.store.dispatch(registerAccount(fields));
  expect(page.state().notices.success).toBe('注册成功');
  await jest.advanceTimersByTimeAsync(999);
  expect(page.browser.navigated).toEqual(['/homeRegister']);
  await jest.advanceTimersByTimeAsync(1);
  expect(page.browser.navigated.at(-1)).toBe('/index');
  await jest.advanceTimersByTimeAsync(999);
  expect(page.state().notices.success).toBe('注册成功');
  await jest.advanceTimersByTimeAsync(1);
  expect(page.state().notices.success).toBeNull();
});

test.each([
  ['/homeRegister', '/homeLogin'],
  ['/homeRegister?redirect=%2Fproject%2Fdetail%2Fp1', '/homeLogin?redirect=%2Fproject%2Fdetail%2Fp1'],
])('after a registration at %s the home page leads to %s', async (path, login) => {
  const page = openPage({ path });
  await page.store.dispatch(registerAccount(fields));
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.state().notices.toast).toMatchObject({
    text: '登录后即可申报和发布',
    link: { text: '请登录', path: login },
  });
});

test.each([
  ['abc123', {}],
  ['Qwerty123', {}],
  ['987654321', {}],
  ['x13900000001', { userName: '139 0000 0001' }],
  ['云樟家居123', {}],
])('the common password %s is refused at its field, and nothing is sent', async (password, others) => {
  const page = registerPage();
  await page.store.dispatch(registerAccount({ ...fields, ...others, password, confirmPassword: password }));
  expect(page.state().accountForms.errors).toEqual({ password: '请勿使用常见密码' });
  expect(page.calls('/register/add')).toEqual([]);
});

test('a password that the backend knows to be common is refused at its field', async () => {
  const page = registerPage({ '/register/add': { code: 500, msg: '请勿使用常见密码' } });
  await page.store.dispatch(registerAccount(fields));
  expect(page.state().accountForms).toMatchObject({ message: null, errors: { password: '请勿使用常见密码' } });
});

test('a visitor who left the page within that second is not redirected', async () => {
  const page = registerPage();
  await page.store.dispatch(registerAccount(fields));
  page.arrive('/policy');
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.browser.navigated.at(-1)).toBe('/policy');
});

test('all invalid fields show their message at once, the captcha is required too, and nothing is sent', async () => {
  const page = registerPage();
  const empty = { fdComName: '', userName: '', password: '', confirmPassword: 'x', validateCode: '' };
  expect(await page.store.dispatch(registerAccount(empty))).toBe(false);
  expect(page.calls('/register/add')).toHaveLength(0);
  expect(page.state().accountForms).toMatchObject({
    message: '请填写所有必填项',
    errors: {
      fdComName: '公司名称不能为空',
      userName: '手机号格式不正确',
      password: '密码不能少于6位',
      confirmPassword: '两次输入的密码不一致',
    },
  });
  expect(registerErrors({ ...empty, confirmPassword: '' })).toMatchObject({ confirmPassword: '请填写确认密码' });
});

test('passwords and captcha code never reach an action or the store', async () => {
  const page = registerPage({ '/register/add': { code: 500, msg: null } });
  const secret = { password: 'p4ss-secret', confirmPassword: 'p4ss-secret', validateCode: '4711' };
  await page.store.dispatch(registerAccount({ ...fields, ...secret }));
  await settle();
  const seen = JSON.stringify([page.actions, page.state()]);
  expect(seen).not.toContain('p4ss-secret');
  expect(seen).not.toContain('4711');
});
