import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deskApi, deskTag } from '../../../src/desk/deskApi';
import type { Canned, Sent } from '../../support/cannedPage';
import { renderDesk } from '../../support/deskPage';
import { findButton } from '../../support/usePortal';

/** The desk's settings: docs/behaviour/desk-settings.md. */

const contact = { address: '示例路 1 号', phone: '0571-0000', postcode: '310000', email: 'one@example.com' };
const settings = { ...contact, footer: '© 2025 示例平台', demand: 'true', ai: '' };
const account = { disabled: false, createdAt: '2025-06-01 08:00:00' };
const editor = {
  ...account,
  accountId: 'a1',
  username: 'chen',
  displayName: '陈珂',
  role: 'editor',
  secondFactor: false,
};
const company = { ...account, accountId: 'c1', username: '13900000301', fdComName: '百木木业', submissions: 3 };
const done = { code: 0, msg: '操作成功' };
const answers = {
  '/api/desk/settings': { code: 0, data: settings },
  '/api/desk/staff': { code: 0, data: [editor] },
  '/api/desk/companies': { code: 0, total: 1, rows: [company] },
};
const button = (name: string) => screen.getByRole('button', { name });
const bodiesOf = (calls: Sent[]) => calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const posted = (desk: ReturnType<typeof renderDesk>, path: string) =>
  bodiesOf(desk.calls(path).filter(({ method }) => method === 'POST'));
/** Accepts a write, and answers a read with some data. */
const accepting =
  (data: unknown, answer: object = done) =>
  ({ method }: Sent) =>
    method === 'POST' ? answer : { code: 0, data };

test('a setting is validated, and only changed fields are sent', async () => {
  const desk = renderDesk('/backend/settings', answers);
  const email = await screen.findByLabelText('邮箱');
  await desk.user.clear(email);
  await desk.user.type(email, 'new@');
  await desk.user.click(button('保存设置'));
  expect(email).toHaveAccessibleDescription('邮箱格式不正确');
  expect(posted(desk, '/api/desk/settings')).toEqual([]);
  await desk.user.type(email, 'example.com');
  await desk.user.selectOptions(screen.getByLabelText(/需求栏目/), '不显示');
  desk.answers['/api/desk/settings'] = accepting({ ...settings, email: 'new@example.com' });
  await desk.user.click(button('保存设置'));
  expect(await screen.findByText('设置已保存')).toBeInTheDocument();
  const seen = { email: settings.email, demand: 'true' };
  expect(posted(desk, '/api/desk/settings')).toEqual([{ email: 'new@example.com', demand: 'false', seen }]);
});

test('what is typed over settings survives a reload until it is saved or given up', async () => {
  const before = renderDesk('/backend/settings', answers);
  await before.user.clear(await screen.findByLabelText('邮箱'));
  await before.user.type(screen.getByLabelText('邮箱'), 'new@example.com');
  before.unmount();
  const stored = Object.fromEntries(before.browser.stored);
  const others = { ...settings, email: 'two@example.com' };
  const failing = { ...answers, '/api/desk/settings': accepting(others, { code: 500, msg: '稍后再试' }) };
  const desk = renderDesk('/backend/settings', failing, stored);
  const email = await screen.findByLabelText('邮箱');
  await waitFor(() => expect(email).toHaveValue('new@example.com'));
  await desk.user.click(button('保存设置'));
  expect(posted(desk, '/api/desk/settings')).toEqual([{ email: 'new@example.com', seen: { email: settings.email } }]);
  await desk.user.click(button('放弃修改'));
  expect(email).toHaveValue('two@example.com');
  expect(Object.keys(Object.fromEntries(desk.browser.stored)).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('what is typed back to what is saved is kept nowhere; what is typed stays where others save meanwhile', async () => {
  const desk = renderDesk('/backend/settings', answers);
  const email = await screen.findByLabelText('邮箱');
  const drafts = () => [...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'));
  await desk.user.type(email, 'x');
  expect(drafts()).toHaveLength(1);
  await desk.user.type(email, '{Backspace}');
  expect(email).toHaveValue(settings.email);
  expect(drafts()).toEqual([]);
  const phone = screen.getByLabelText('电话');
  await desk.user.type(phone, '1');
  // The window is come back to.
  desk.answers['/api/desk/settings'] = { code: 0, data: { ...settings, phone: '0571-9999', postcode: '314000' } };
  act(() => void desk.store.dispatch({ type: '__rtkq/focused' }));
  await waitFor(() => expect(screen.getByLabelText('邮编')).toHaveValue('314000'));
  expect(phone).toHaveValue('0571-00001');
});

test('a long text of one line is seen whole, and stays one line', async () => {
  const desk = renderDesk('/backend/settings', answers);
  const footer = await screen.findByLabelText('页脚文字');
  expect(footer.tagName).toBe('TEXTAREA');
  fireEvent.change(footer, { target: { value: '© 2025 示例平台\n服务热线 0571-0000' } });
  await desk.user.click(button('保存设置'));
  expect(posted(desk, '/api/desk/settings')).toMatchObject([{ footer: '© 2025 示例平台 服务热线 0571-0000' }]);
});

test('a conflicting value is shown at its field, and overwritten only after it was shown', async () => {
  const desk = renderDesk('/backend/settings', answers);
  const phone = await screen.findByLabelText('电话');
  await desk.user.clear(phone);
  await desk.user.type(phone, '028-2');
  const msg = '电话 刚刚由他人修改，请核对后再保存';
  desk.answers['/api/desk/settings'] = () => ({ code: 409, msg, data: { ...settings, phone: '028-1' } });
  await desk.user.click(button('保存设置'));
  expect(await screen.findByText(msg)).toBeInTheDocument();
  await waitFor(() => expect(phone).toHaveAccessibleDescription('他人刚刚改为：028-1'));
  expect(phone).toHaveValue('028-2');
  desk.answers['/api/desk/settings'] = accepting({ ...settings, phone: '028-2' });
  await desk.user.click(button('保存设置'));
  expect(await screen.findByText('设置已保存')).toBeInTheDocument();
  expect(posted(desk, '/api/desk/settings')).toEqual([
    { phone: '028-2', seen: { phone: settings.phone } },
    { phone: '028-2', seen: { phone: '028-1' } },
  ]);
});

test('what the server finds wrong with a field is said there, and the field has the focus', async () => {
  const msg = 'AI 助手须为 http(s) 网址或以 / 开头的站内路径';
  const desk = renderDesk('/backend/settings', answers);
  const field = await screen.findByLabelText('AI 助手地址');
  await desk.user.type(field, 'ai.example.com');
  desk.answers['/api/desk/settings'] = { code: 422, msg, data: { ai: msg } };
  await desk.user.click(button('保存设置'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(msg)));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a new account’s password is shown once, and is never in the store', async () => {
  const desk = renderDesk('/backend/settings/staff', answers);
  await desk.user.click(await findButton('新建账号'));
  const dialog = within(screen.getByRole('dialog', { name: '新建账号' }));
  await desk.user.click(dialog.getByRole('button', { name: '新建' }));
  expect(dialog.getByLabelText(/用户名/)).toHaveAccessibleDescription(/请填写用户名/);
  await desk.user.type(dialog.getByLabelText(/用户名/), 'li');
  await desk.user.type(dialog.getByLabelText(/姓名/), '李青');
  await desk.user.selectOptions(dialog.getByLabelText(/角色/), '审核');
  desk.answers['/api/desk/staff'] = accepting([editor], { ...done, data: { password: 'made-up-word' } });
  await desk.user.click(dialog.getByRole('button', { name: '新建' }));
  const shown = within(await screen.findByRole('dialog', { name: '新密码' }));
  expect(shown.getByText('made-up-word')).toBeInTheDocument();
  expect(JSON.stringify(desk.store.getState())).not.toContain('made-up-word');
  await desk.user.click(shown.getByRole('button', { name: '关闭' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('密码还没有复制，关闭后不能再看到。仍要关闭吗？')).toBeInTheDocument();
  // One Escape may close both in Chromium, which reopens the password above the question.
  const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  screen.getByRole<HTMLDialogElement>('dialog', { name: '新密码' }).close();
  await waitFor(() => expect(opened.mock.instances.at(-1)).toBe(screen.getByRole('alertdialog')));
  opened.mockRestore();
  await desk.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shown.getByText('made-up-word')).toBeVisible();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await desk.user.click(shown.getByRole('button', { name: '复制密码' }));
  expect(await shown.findByText('已复制')).toBeInTheDocument();
  expect(copy).toHaveBeenCalledWith('made-up-word');
  await desk.user.click(shown.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText('made-up-word')).toBeNull();
});

test('blocking needs a confirmation, and a refusal is shown', async () => {
  const desk = renderDesk('/backend/settings/staff', {
    ...answers,
    '/api/desk/staff/change': { code: 500, msg: '至少要保留一名可以登录的管理员' },
  });
  await desk.user.click(await findButton('停用 陈珂'));
  expect(desk.calls('/api/desk/staff/change')).toEqual([]);
  await desk.user.click(button('确定'));
  expect(await screen.findByText('至少要保留一名可以登录的管理员')).toBeInTheDocument();
  expect(JSON.parse(desk.calls('/api/desk/staff/change')[0]!.body)).toEqual({ accountId: 'a1', disabled: true });
});

test('a company is found by the search in the address, and blocked', async () => {
  const desk = renderDesk('/backend/settings/companies', { ...answers, '/api/desk/companies/disable': done });
  await screen.findByText('百木木业');
  // Its telephone number is in groups.
  expect(screen.getByText('139').parentElement).toHaveTextContent('13900000301');
  await desk.user.type(screen.getByRole('searchbox', { name: '手机号开头或公司名称' }), '百木{Enter}');
  await waitFor(() => expect(desk.address()).toBe(`/backend/settings/companies?q=${encodeURIComponent('百木')}`));
  await desk.user.click(await findButton('停用 百木木业'));
  await desk.user.click(button('确定'));
  await waitFor(() => expect(desk.calls('/api/desk/companies/disable')).toHaveLength(1));
  expect(desk.calls('/api/desk/companies').at(-1)!.query.get('q')).toBe('百木');
});

test('going back closes the topmost dialog and stays on the page; going back again leaves it', async () => {
  const desk = renderDesk('/backend/settings/staff', answers);
  await desk.user.click(await screen.findByRole('link', { name: '企业' }));
  await screen.findByText('百木木业');
  await desk.user.click(button('停用 百木木业'));
  await desk.back();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(desk.address()).toBe('/backend/settings/companies');
  // A dialog closed by its button leaves no history entry.
  await desk.user.click(button('停用 百木木业'));
  await desk.user.click(button('取消'));
  await desk.back();
  expect(await findButton('停用 陈珂')).toBeInTheDocument();
  expect(desk.address()).toBe('/backend/settings/staff');
});

test('the log of deliveries says of an intention what it became, in its own words', async () => {
  const sent = { at: '2025-07-16 10:00:00', action: 'grant', channel: 'company', name: '', state: 'sent', attempts: 1 };
  const log = ['SB-20250716-0001', 'YX-20250716-0001'].map((number) => ({
    ...sent,
    fdId: number,
    number,
    error: null,
  }));
  renderDesk('/backend/settings/notices', {
    ...answers,
    '/api/desk/notices': { code: 0, data: { mail: false, staff: [], webhooks: [], log } },
  });
  const rows = within(await screen.findByRole('list', { name: '发送记录' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /通过|已对接/.exec(textContent!)?.[0])).toEqual(['通过', '已对接']);
});

/** A backend some of whose answers need the password first. */
function confirming(guarded: Record<string, object>): Record<string, Canned> {
  const asks = { code: 440, msg: '请再次输入登录密码，确认是您本人' };
  let isConfirmed = false;
  const calls = Object.entries(guarded).map(([path, answer]) => [path, () => (isConfirmed ? answer : asks)] as const);
  return {
    ...answers,
    ...Object.fromEntries(calls),
    '/api/desk/confirm': ({ body }: Sent) => {
      isConfirmed = JSON.parse(body).password === 'my-pass-word';
      return isConfirmed ? done : { code: 500, msg: '密码不正确，还可再试 4 次' };
    },
  };
}

describe('an action that needs the password', () => {
  test('is repeated with the key that was typed, which the store never has', async () => {
    const overview = { mail: false, staff: [], webhooks: [], log: [] };
    const guarded = confirming({ '/api/desk/webhooks': done });
    const desk = renderDesk('/backend/settings/notices', {
      ...guarded,
      '/api/desk/notices': { code: 0, data: overview },
    });
    await desk.user.click(await findButton('添加群机器人或网址'));
    const form = within(screen.getByRole('dialog', { name: '添加群机器人或网址' }));
    await desk.user.type(form.getByLabelText(/名称/), '待办');
    await desk.user.type(form.getByLabelText('网址*'), 'https://robot.example/1');
    await desk.user.type(form.getByLabelText(/密钥/), 'a-typed-key');
    await desk.user.click(form.getByRole('button', { name: '新建' }));
    const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }));
    await desk.user.type(dialog.getByLabelText('登录密码*'), 'my-pass-word');
    await desk.user.click(dialog.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(posted(desk, '/api/desk/webhooks')).toHaveLength(2));
    const sent = { name: '待办', kind: 'wecom', url: 'https://robot.example/1', secret: 'a-typed-key' };
    expect(posted(desk, '/api/desk/webhooks')).toEqual([sent, sent]);
    expect(JSON.stringify(desk.store.getState())).not.toContain('a-typed-key');
  });

  const newPassword = () => confirming({ '/api/desk/staff/password': { ...done, data: { password: 'made-up-1' } } });
  const ask = async (desk: ReturnType<typeof renderDesk>) => {
    await desk.user.click(await findButton('重置密码 陈珂'));
    await desk.user.click(button('确定'));
    return within(await screen.findByRole('dialog', { name: '确认是您本人' }));
  };

  test('asks in a dialog, shows errors there, and continues once it is confirmed', async () => {
    const desk = renderDesk('/backend/settings/staff', newPassword());
    const dialog = await ask(desk);
    const field = dialog.getByLabelText('登录密码*');
    await desk.user.click(dialog.getByRole('button', { name: '确认' }));
    expect(field).toHaveAccessibleDescription(/请填写登录密码/);
    await desk.user.type(field, 'wrong-one{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('密码不正确，还可再试 4 次');
    await desk.user.clear(field);
    await desk.user.type(field, 'my-pass-word{Enter}');
    expect(await screen.findByText('made-up-1')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: '确认是您本人' })).toBeNull();
    expect(desk.calls('/api/desk/staff/password')).toHaveLength(2);
    expect(JSON.stringify(desk.store.getState())).not.toContain('my-pass-word');
    // Nobody could ever see it again.
    desk.answers['/api/desk/staff'] = { code: 0, data: [] };
    act(() => void desk.store.dispatch(deskApi.util.invalidateTags([deskTag('/api/desk/staff')])));
    await waitFor(() => expect(screen.queryByRole('list', { name: '人员' })).toBeNull());
    expect(screen.getByText('made-up-1')).toBeInTheDocument();
  });

  test('does nothing, and reports no failure, if the dialog is cancelled', async () => {
    const desk = renderDesk('/backend/settings/staff', newPassword());
    const dialog = await ask(desk);
    await desk.user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.calls('/api/desk/staff/password')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('two actions that need the password at the same time share one dialog, and both continue', async () => {
  const other = { ...editor, accountId: 'a2', username: 'lin', displayName: '林言' };
  const both = { '/api/desk/staff': { code: 0, data: [editor, other] } };
  const desk = renderDesk('/backend/settings/staff', { ...confirming({ '/api/desk/staff/change': done }), ...both });
  for (const name of ['停用 陈珂', '停用 林言']) {
    fireEvent.click(await findButton(name));
    // The first response arrives while the second call is pending.
    fireEvent.click(button('确定'));
  }
  const dialog = within(await screen.findByRole('dialog', { name: '确认是您本人' }));
  await desk.user.type(dialog.getByLabelText('登录密码*'), 'my-pass-word{Enter}');
  await waitFor(() => expect(desk.calls('/api/desk/staff/change')).toHaveLength(4));
  const changed = bodiesOf(desk.calls('/api/desk/staff/change')).map(({ accountId }) => accountId);
  expect(changed).toEqual(['a1', 'a2', 'a1', 'a2']);
  expect(desk.calls('/api/desk/confirm')).toHaveLength(1);
});

test('the companies are shown once the password is confirmed, else the reason why not', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = confirming({ '/api/desk/companies': answers['/api/desk/companies'] });
  const desk = renderDesk('/backend/settings/companies', found);
  const dialog = () => screen.findByRole('dialog', { name: '确认是您本人' });
  await desk.user.click(within(await dialog()).getByRole('button', { name: '关闭' }));
  expect(await screen.findByText('请再次输入登录密码，确认是您本人')).toBeInTheDocument();
  expect(screen.queryByText('百木木业')).toBeNull();
  // A confirmation dialog is no failure.
  expect(log).not.toHaveBeenCalled();
  await desk.user.click(button('重试'));
  await desk.user.type(within(await dialog()).getByLabelText('登录密码*'), 'my-pass-word{Enter}');
  expect(await screen.findByText('百木木业')).toBeInTheDocument();
});

test('the user’s own password and second factor are changed on the account page only, and nobody disables themselves', async () => {
  const me = { ...editor, accountId: 'a0', username: '13800000002', displayName: '顾青', secondFactor: true };
  renderDesk('/backend/settings/staff', {
    ...answers,
    '/api/desk/staff': { code: 0, data: [me, { ...editor, secondFactor: true }] },
  });
  expect(await findButton('重置密码 陈珂')).toBeInTheDocument();
  expect(button('重置双重验证 陈珂')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(?:重置.+|停用) 顾青$/ })).toBeNull();
  expect(screen.getByText('138').parentElement).toHaveTextContent('13800000002');
});

test('the limits and days off are typed or taken from a calendar file, checked, and saved as days', async () => {
  const limits = { application: 7, intention: 2, entry: 1 };
  const calendar = { limits, daysOff: ['2026-10-01', '2026-10-02'], workdays: [] };
  const sent: unknown[] = [];
  const desk = renderDesk('/backend/settings/limits', {
    ...answers,
    '/api/desk/calendar': ({ body }: { body?: string }) => {
      if (body) sent.push(JSON.parse(body));
      return body ? done : { code: 0, data: calendar };
    },
  });
  const off = await screen.findByLabelText('放假日期');
  expect(off).toHaveValue('2026-10-01 至 2026-10-02');
  const limit = screen.getByLabelText('项目申报（工作日）');
  await desk.user.clear(limit);
  await desk.user.type(limit, '七');
  await desk.user.type(off, '{Enter}元旦');
  await desk.user.click(button('保存时限'));
  expect(limit).toHaveAccessibleDescription('请填写 0 到 90 的整数');
  expect(off).toHaveAccessibleDescription(/第 2 行不是日期/);
  expect(sent).toEqual([]);
  await desk.user.clear(limit);
  await desk.user.type(limit, '5');
  await desk.user.clear(off);
  const events = ['20261010\nSUMMARY:补班', '20261001\nSUMMARY:国庆假期', '20261018\nSUMMARY:重阳节'];
  const lines = events.map((event) => `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${event}\nEND:VEVENT\n`);
  const field = screen.getByLabelText('导入日历文件（.ics）', { selector: 'input' });
  await desk.user.upload(field, new File(['BEGIN:VCALENDAR\n', ...lines, 'END:VCALENDAR\n'], '2026.ics'));
  expect(
    await screen.findByText('读到放假 1 天、上班 1 天，保存后生效；另有 1 种日程未注明放假，没有读入：重阳节'),
  ).toBeInTheDocument();
  await desk.user.click(button('保存时限'));
  await screen.findByText('办理时限已保存');
  const typed = { limits: { ...limits, application: 5 }, daysOff: ['2026-10-01'], workdays: ['2026-10-10'] };
  expect(sent).toEqual([{ ...typed, seen: calendar }]);
});

test('a calendar that somebody else has saved meanwhile is shown at what is typed, which can be saved then', async () => {
  const first = { limits: { application: 7, intention: 2, entry: 1 }, daysOff: ['2026-10-01'], workdays: [] };
  const theirs = { ...first, daysOff: ['2027-01-01'] };
  const msg = '另一位管理员刚改过办理时限，请核对后再保存';
  const calendar = ({ body }: { body?: string }) => {
    if (!body) return { code: 0, data: theirs };
    return JSON.parse(body).seen.daysOff[0] === theirs.daysOff[0] ? done : { code: 500, msg };
  };
  const draft = { 'to:daysOff': '2026-12-31', 'over:daysOff': '2026-10-01' };
  const stored = {
    authToken: 'token-1',
    'draft:settings:13800000002:%2Fapi%2Fdesk%2Fcalendar': JSON.stringify({ savedAt: Date.now(), fields: draft }),
  };
  const desk = renderDesk('/backend/settings/limits', { ...answers, '/api/desk/calendar': calendar }, stored);
  const off = await screen.findByLabelText('放假日期');
  await waitFor(() => expect(off).toHaveValue('2026-12-31'));
  await desk.user.click(button('保存时限'));
  expect(await screen.findByText(msg)).toBeInTheDocument();
  await waitFor(() => expect(off).toHaveAccessibleDescription('他人刚刚改为：2027-01-01'));
  expect(off).toHaveValue('2026-12-31');
  await desk.user.click(button('保存时限'));
  expect(await screen.findByText('办理时限已保存')).toBeInTheDocument();
});

test('typed days stay when the window is come back to and another calendar has been saved meanwhile, and are sent with those that they were typed over', async () => {
  const first = { limits: { application: 7, intention: 2, entry: 1 }, daysOff: ['2026-10-01'], workdays: [] };
  const theirs = { ...first, limits: { ...first.limits, entry: 4 } };
  let stored = first;
  const sent: object[] = [];
  const desk = renderDesk('/backend/settings/limits', {
    ...answers,
    '/api/desk/calendar': ({ body }: { body?: string }) => {
      if (!body) return { code: 0, data: stored };
      const { seen, ...calendar } = JSON.parse(body);
      sent.push({ seen, ...calendar });
      stored = calendar;
      return done;
    },
  });
  const off = await screen.findByLabelText('放假日期');
  const entry = screen.getByLabelText('供需信息（工作日）');
  await desk.user.type(off, '{Enter}2026-10-02{Enter}2026-12');
  const come = (calendar: typeof first) => {
    stored = calendar;
    act(() => void desk.store.dispatch({ type: '__rtkq/focused' }));
  };
  come(theirs);
  await waitFor(() => expect(entry).toHaveValue('4'));
  expect(off).toHaveValue('2026-10-01\n2026-10-02\n2026-12');
  come({ ...theirs, limits: { ...theirs.limits, entry: 5 }, daysOff: ['2027-01-01'] });
  await waitFor(() => expect(entry).toHaveValue('5'));
  await desk.user.type(off, '-31');
  await desk.user.click(button('保存时限'));
  await screen.findByText('办理时限已保存');
  const limits = { ...theirs.limits, entry: 5 };
  const daysOff = ['2026-10-01', '2026-10-02', '2026-12-31'];
  expect(sent).toEqual([{ limits, daysOff, workdays: [], seen: { ...first, limits } }]);
  // Saved fields are no longer edited.
  come({ ...first, daysOff: ['2027-01-02'] });
  await waitFor(() => expect(off).toHaveValue('2027-01-02'));
});
