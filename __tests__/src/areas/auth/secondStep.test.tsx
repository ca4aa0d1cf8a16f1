import { screen, waitFor } from '@testing-library/react';
import { LoginRoute } from '../../../../src/routes/login/LoginRoute';
import { openAccountPage, press, typeInto } from '../../../support/accountPage';
import { settle, type Canned } from '../../../support/cannedPage';

/** The second step of a staff login: docs/behaviour/accounts.md. */

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
