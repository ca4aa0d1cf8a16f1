import { fireEvent, screen, within } from '@testing-library/react';
import type { Sent } from '../../support/cannedPage';
import { administrator, renderDesk, typePasswords } from '../../support/deskPage';

/** The user's own account at the desk: docs/behaviour/desk-settings.md. */

const done = { code: 0, msg: '操作成功' };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const begun = { ...done, data: { secret, address: `otpauth://totp/name:keeper?secret=${secret}` } };
const recoveryCodes = ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'];
const factorIsOn = { '/api/desk/factor': { code: 0, data: { on: true, recoveryCodes: 2 } } };

test('the second factor is turned on with the password, a scanned secret and its first code', async () => {
  const desk = renderDesk('/backend/account', {
    '/api/desk/factor/begin': begun,
    '/api/desk/factor/confirm': ({ body }: Sent) =>
      JSON.parse(body).oneTimeCode === '123456'
        ? { ...done, data: { recoveryCodes } }
        : { code: 500, msg: '动态验证码不正确，或已经用过' },
  });
  await desk.user.click(await screen.findByRole('button', { name: '开启双重验证' }));
  const dialog = () => screen.getByRole('dialog');
  await desk.user.click(within(dialog()).getByRole('button', { name: '下一步' }));
  expect(within(dialog()).getByLabelText('登录密码*')).toHaveAccessibleDescription(/请填写登录密码/);
  expect(desk.calls('/api/desk/factor/begin')).toEqual([]);
  await desk.user.type(within(dialog()).getByLabelText('登录密码*'), 'my-pass-word{Enter}');
  expect(await screen.findByRole('img', { name: '双重验证密钥的二维码' })).toBeInTheDocument();
  expect(dialog()).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
  await desk.user.type(within(dialog()).getByLabelText('动态验证码*'), '000000{Enter}');
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('动态验证码不正确，或已经用过');
  await desk.user.type(within(dialog()).getByLabelText('动态验证码*'), '123456{Enter}');
  const shown = await screen.findByRole('dialog', { name: '恢复码' });
  for (const code of recoveryCodes) expect(shown).toHaveTextContent(code);
  const state = JSON.stringify(desk.store.getState());
  for (const hidden of [secret, 'my-pass-word', '123456', ...recoveryCodes]) expect(state).not.toContain(hidden);
  fireEvent(shown, new Event('cancel', { cancelable: true }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('恢复码还没有存为文件，关闭后不能再看到。仍要关闭吗？')).toBeInTheDocument();
  await desk.user.click(question.getByRole('button', { name: '取消' }));
  expect(screen.getByText(recoveryCodes[0]!)).toBeVisible();
  desk.answers['/api/desk/factor'] = factorIsOn['/api/desk/factor'];
  await desk.user.click(within(shown).getByRole('button', { name: '我已保存，完成' }));
  expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
});

test('the second factor is turned off with the password and a code', async () => {
  const desk = renderDesk('/backend/account', { ...factorIsOn, '/api/desk/factor/off': done });
  expect(await screen.findByText('还有 2 个恢复码没有用过')).toBeInTheDocument();
  await desk.user.click(screen.getByRole('button', { name: '关闭双重验证' }));
  const dialog = within(screen.getByRole('dialog', { name: '关闭双重验证' }));
  await desk.user.type(dialog.getByLabelText('登录密码*'), 'my-pass-word');
  await desk.user.type(dialog.getByLabelText('动态验证码或恢复码*'), '123456{Enter}');
  expect(await screen.findByText('双重验证已关闭')).toBeInTheDocument();
  const [sent] = desk.calls('/api/desk/factor/off');
  expect(JSON.parse(sent!.body)).toEqual({ password: 'my-pass-word', oneTimeCode: '123456' });
});

test('a demo account that has the second factor can turn it off', async () => {
  renderDesk('/backend/account', { '/api/desk/factor': { code: 0, data: { on: true, recoveryCodes: 2, demo: true } } });
  expect(await screen.findByRole('button', { name: '关闭双重验证' })).toBeInTheDocument();
  expect(screen.queryByText('演示账号不能开启双重验证。')).toBeNull();
});

test('a demo account is told that it cannot turn the second factor on', async () => {
  renderDesk('/backend/account', {
    '/api/desk/factor': { code: 0, data: { on: false, recoveryCodes: 0, demo: true } },
  });
  expect(await screen.findByText('演示账号不能开启双重验证。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '开启双重验证' })).toBeNull();
});

test('the password is changed with the old one', async () => {
  const desk = renderDesk('/backend/account', {
    '/api/my/password': { code: 500, msg: '密码不正确' },
  });
  const field = (label: string) => screen.findByLabelText(label);
  await desk.user.type(await field('原密码*'), 'old-word');
  await desk.user.type(await field('新密码*'), 'short');
  await desk.user.click(screen.getByRole('button', { name: '修改密码' }));
  expect(await field('新密码*')).toHaveAccessibleDescription(/密码不能少于6位/);
  expect(await field('确认新密码*')).toHaveAccessibleDescription(/两次输入的密码不一致/);
  await desk.user.type(await field('新密码*'), '-no-more');
  await desk.user.type(await field('确认新密码*'), 'short-no-more');
  await desk.user.click(screen.getByRole('button', { name: '修改密码' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('密码不正确');
  desk.answers['/api/my/password'] = done;
  await desk.user.click(screen.getByRole('button', { name: '修改密码' }));
  expect(await screen.findByText('密码已修改')).toBeInTheDocument();
  expect(JSON.stringify(desk.store.getState())).not.toContain('short-no-more');
});

test('staff whose password was generated for them choose their own before anything else', async () => {
  const me = (newPasswordNeeded: boolean) => ({ code: 0, data: { ...administrator, newPasswordNeeded } });
  const desk = renderDesk('/backend/settings/staff', {
    '/api/desk/me': me(true),
    '/api/my/password': done,
  });
  expect(await screen.findByText(/^现在的密码是别人为您生成的/)).toBeInTheDocument();
  expect(desk.address()).toBe('/backend/account');
  expect(screen.queryByRole('link', { name: /^收件/ })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('登录密码');
  desk.answers['/api/desk/me'] = me(false);
  await typePasswords(desk.user, 'old-word', 'new-word', 'new-word{Enter}');
  expect(await screen.findByRole('link', { name: /^收件/ })).toBeInTheDocument();
  expect(screen.queryByText(/^现在的密码是别人为您生成的/)).toBeNull();
});

test('with a second factor a password change also needs a code', async () => {
  const desk = renderDesk('/backend/account', {
    ...factorIsOn,
    '/api/desk/me': { code: 0, data: { ...administrator, secondFactor: true } },
    '/api/my/password': done,
  });
  await typePasswords(desk.user, 'old-word', 'new-word');
  await desk.user.click(screen.getByRole('button', { name: '修改密码' }));
  expect(screen.getByLabelText('动态验证码或恢复码*')).toHaveAccessibleDescription(/请填写动态验证码/);
  expect(desk.calls('/api/my/password')).toEqual([]);
  await desk.user.type(screen.getByLabelText('动态验证码或恢复码*'), '123456{Enter}');
  expect(await screen.findByText('密码已修改')).toBeInTheDocument();
  expect(JSON.parse(desk.calls('/api/my/password')[0]!.body)).toMatchObject({ oneTimeCode: '123456' });
});

test('an administrator who has to turn the second factor on is redirected to it from every address, and then let in', async () => {
  const me = (factorNeeded: boolean) => ({ code: 0, data: { ...administrator, factorNeeded } });
  const desk = renderDesk('/backend/settings/staff', { '/api/desk/me': me(true) });
  expect(await screen.findByText('管理员须先开启双重验证，才能使用工作台的其他部分。')).toBeInTheDocument();
  expect(desk.address()).toBe('/backend/account');
  expect(screen.queryByRole('link', { name: /^收件/ })).toBeNull();
  expect(desk.calls('/api/desk/counts')).toEqual([]);
  desk.answers['/api/desk/me'] = me(false);
  desk.answers['/api/desk/factor/begin'] = begun;
  desk.answers['/api/desk/factor/confirm'] = { ...done, data: { recoveryCodes } };
  await desk.user.click(await screen.findByRole('button', { name: '开启双重验证' }));
  await desk.user.type(screen.getByLabelText('登录密码*'), 'my-pass-word{Enter}');
  await desk.user.type(await screen.findByLabelText('动态验证码*'), '123456{Enter}');
  expect(await screen.findByRole('link', { name: /^收件/ })).toBeInTheDocument();
});
