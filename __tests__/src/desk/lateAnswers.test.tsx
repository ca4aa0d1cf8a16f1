import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportReport } from '../../../src/contract/deskContent';
import { settle, silence, type Canned, type Sent, gate } from '../../support/cannedPage';
import { administrator, renderDesk, typePasswords } from '../../support/deskPage';
import { inboxBackend, inboxRow } from '../../support/inboxBackend';

/**
 * Late or missing responses at the desk: a user who has moved on is not brought back, and nothing counts as done
 * without a response.
 */

const done = { code: 0, msg: '操作成功' };
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const button = (name: string) => screen.getByRole('button', { name });
/** Presses a button of the open dialog. */
const pressIn = ({ user }: ReturnType<typeof renderDesk>, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const clock = () => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });
const timeOut = async () => {
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  jest.useRealTimers();
};

describe('a decision with a late response', () => {
  const opened = () => {
    const { answers } = inboxBackend([inboxRow(131), inboxRow(130), inboxRow(129)]);
    const slow = gate();
    const decide = answers['/api/desk/decide'] as (call: Sent) => unknown;
    answers['/api/desk/decide'] = (call: Sent) => slow.hold(decide(call));
    return { slow, desk: renderDesk('/backend/inbox?open=SB-20250716-0131', answers) };
  };
  const noteField = () => screen.findByRole('textbox', { name: /给企业的说明/ });

  test('keeps what is typed meanwhile, and leaves the submission open on which the user goes on', async () => {
    const { desk, slow } = opened();
    await desk.user.type(await noteField(), '材料齐全');
    await desk.user.click(button('确认受理'));
    await desk.user.type(await noteField(), '，八月初答复');
    await slow.open();
    expect(JSON.parse(desk.calls('/api/desk/decide')[0]!.body)).toMatchObject({ note: '材料齐全' });
    expect(desk.address()).toBe('/backend/inbox?open=SB-20250716-0131');
    expect(await noteField()).toHaveValue('材料齐全，八月初答复');
    expect([...desk.browser.stored.entries()].join()).toContain('材料齐全，八月初答复');
  });

  test('keeps what is typed into its note after coming back to it meanwhile', async () => {
    const { desk, slow } = opened();
    await desk.user.type(await noteField(), '材料齐全');
    await desk.user.click(button('确认受理'));
    await desk.user.click(screen.getByRole('link', { name: '企业129' }));
    await act(settle);
    await desk.user.click(screen.getAllByRole('link', { name: '企业131' })[0]!);
    await desk.user.type(await noteField(), '，请补图纸');
    await desk.user.tab();
    await slow.open();
    expect(await noteField()).toHaveValue('材料齐全，请补图纸');
    expect([...desk.browser.stored.entries()].join()).toContain('材料齐全，请补图纸');
  });

  test('leaves the submission open that was opened meanwhile, with its input', async () => {
    const { desk, slow } = opened();
    await desk.user.click(await screen.findByRole('button', { name: '确认受理' }));
    await desk.user.click(screen.getByRole('link', { name: '企业129' }));
    await desk.user.click(await screen.findByRole('radio', { name: '未通过' }));
    await slow.open();
    expect(desk.address()).toBe('/backend/inbox?open=SB-20250716-0129');
    expect(screen.getByRole('radio', { name: '未通过' })).toBeChecked();
    expect(screen.getByText('SB-20250716-0131 受理')).toBeInTheDocument();
  });

  test('does not bring back a user who has gone to another part of the desk', async () => {
    const { desk, slow } = opened();
    await desk.user.click(await screen.findByRole('button', { name: '确认受理' }));
    await desk.user.click(screen.getByRole('link', { name: '设置' }));
    await waitFor(() => expect(desk.address()).toBe('/backend/settings'));
    await slow.open();
    expect(desk.address()).toBe('/backend/settings');
  });

  test('on several closes no other dialog, and deselects nothing that was selected meanwhile', async () => {
    const { desk, slow } = opened();
    await desk.user.click(await screen.findByRole('checkbox', { name: '选择 SB-20250716-0130' }));
    const batch = () => within(screen.getByRole('region', { name: '批量操作' }));
    await desk.user.click(batch().getByRole('button', { name: '受理' }));
    await pressIn(desk, '确认受理');
    // It would be lost.
    await desk.user.type(dialog('受理 1 件').getByRole('textbox'), '材料齐全');
    expect(dialog('受理 1 件').getByRole('textbox')).toHaveValue('');
    await pressIn(desk, '关闭');
    await desk.user.click(screen.getByRole('checkbox', { name: '选择 SB-20250716-0130' }));
    await desk.user.click(screen.getByRole('checkbox', { name: '选择 SB-20250716-0129' }));
    await desk.user.click(batch().getByRole('button', { name: '未通过' }));
    await slow.open();
    expect(screen.getByRole('dialog', { name: '未通过 1 件' })).toBeInTheDocument();
    await pressIn(desk, '关闭');
    expect(screen.getByRole('checkbox', { name: '选择 SB-20250716-0129' })).toBeChecked();
  });
});

test('a submission that arrives late takes the focus from no field that the user has gone to meanwhile', async () => {
  const { answers } = inboxBackend([inboxRow(131), inboxRow(130)]);
  const slow = gate();
  const read = answers['/api/desk/submission'] as (call: Sent) => unknown;
  answers['/api/desk/submission'] = (call: Sent) => slow.hold(read(call));
  const desk = renderDesk('/backend/inbox', answers);
  await desk.user.click(await screen.findByRole('link', { name: '企业130' }));
  const find = screen.getByRole('searchbox');
  await desk.user.type(find, '木');
  await slow.open();
  await screen.findByRole('heading', { level: 2, name: '柔性产线改造' });
  expect(find).toHaveFocus();
  await desk.user.keyboard('业');
  expect(find).toHaveValue('木业');
});

test('a late response to closing a report leaves the dialog of the next one open, with its input', async () => {
  const about = { area: 'policy', reason: 'fraud', at: '2025-07-16 08:00:00' };
  const report = (fdId: string, title: string) => ({ ...about, fdId, title, targetId: fdId });
  const slow = gate();
  const desk = renderDesk('/backend/inbox/reports', {
    '/api/desk/reports': { code: 0, total: 2, rows: [report('x1', '甲'), report('x2', '乙')] },
    '/api/desk/reports/close': () => slow.hold(done),
  });
  await desk.user.click(await screen.findByRole('button', { name: /办结.*甲/ }));
  await pressIn(desk, '办结');
  // It would be lost.
  expect(dialog('办结').getByRole('textbox')).toHaveAttribute('readonly');
  await pressIn(desk, '关闭');
  await desk.user.click(screen.getByRole('button', { name: /办结.*乙/ }));
  await desk.user.type(dialog('办结').getByRole('textbox'), '已核实');
  await slow.open();
  expect(dialog('办结').getByRole('textbox')).toHaveValue('已核实');
});

const settings = {
  address: '',
  phone: '0571-1',
  postcode: '',
  email: '',
  footer: '页脚',
  demand: 'true',
  ai: '',
  popular: '',
};

describe('an import', () => {
  const counts = { created: 1, changed: 0, same: 0, removed: 0, moreErrors: 0, repeated: 0 };
  const report: ImportReport = { ...counts, examples: [], errors: [], applied: false };
  const reported = { code: 0, data: report };
  const gbk = Uint8Array.of(0x66, 0x0a, 0xd5, 0xfe, 0xb2, 0xdf);
  const unreadable = Uint8Array.of(0x66, 0x0a, 0xff, 0xff, 0xff);
  const file = (name: string, bytes: Uint8Array | Promise<Uint8Array> = new TextEncoder().encode(name)) =>
    Object.assign(new File([], name), { arrayBuffer: async () => bytes });
  const importing = '/api/desk/content/import';

  async function opened(answer: Canned = reported) {
    const desk = renderDesk('/backend/content/policy', { [importing]: answer });
    await desk.user.click(await screen.findByRole('button', { name: '导入' }));
    const choose = (name: string, bytes?: Uint8Array | Promise<Uint8Array>) =>
      fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(/内容文件/), {
        target: { files: [file(name, bytes)] },
      });
    const click = (name: string) => pressIn(desk, name);
    const imports = () => desk.calls(importing).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    return { desk, choose, click, imports };
  }
  /** An import after its dry run, which then gets no response. */
  async function openUnanswered(name: string) {
    const page = await opened(({ body }: Sent) => (JSON.parse(body).apply ? silence() : reported));
    page.choose(name);
    await page.click('查看变化');
    await screen.findByText(/新增 1 条/);
    clock();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '导入' }));
    return page;
  }
  const failed = '未能导入，请稍后重试';

  test('is never applied for a file or mode without its own dry run', async () => {
    const slow = gate();
    const { desk, choose, click, imports } = await opened(() => slow.hold(reported));
    choose('one.json');
    await click('查看变化');
    choose('two.json');
    await slow.open();
    expect(screen.queryByText(/新增 1 条/)).toBeNull();
    await click('查看变化');
    await desk.user.click(screen.getByRole('checkbox', { name: '删除文件里没有的内容' }));
    await slow.open();
    await click('查看变化');
    await slow.open();
    expect(screen.getByText(/新增 1 条/)).toBeInTheDocument();
    expect(imports().map(({ apply, replace, text }) => [text, replace, apply])).toEqual([
      ['one.json', false, false],
      ['two.json', false, false],
      ['two.json', true, false],
    ]);
    await click('导入');
    expect(imports().at(-1)).toMatchObject({ text: 'two.json', replace: true, apply: true });
  });

  test('accepts a GBK file of a Chinese spreadsheet program, and refuses an undecodable one', async () => {
    const { choose, click, imports } = await opened();
    choose('policy.csv', gbk);
    await click('查看变化');
    expect(await screen.findByText(/新增 1 条/)).toBeInTheDocument();
    expect(imports()).toMatchObject([{ format: 'csv', text: 'f\n政策' }]);
    choose('policy.csv', Uint8Array.of(0xff, 0xfe, 0x3f, 0x65));
    await click('查看变化');
    await waitFor(() => expect(imports().at(-1)).toMatchObject({ text: '政' }));
    choose('policy.csv', unreadable);
    await click('查看变化');
    expect(await screen.findByText(/^第 2 行有无法识别的文字/)).toBeInTheDocument();
    expect(imports()).toHaveLength(2);
  });

  test('shows the first rows in the encoding that is recognised or chosen, before anything is sent', async () => {
    const { desk, choose, imports } = await opened();
    choose('policy.csv', gbk);
    expect(await screen.findByLabelText('文件开头')).toHaveTextContent('f 政策');
    const choice = screen.getByRole('combobox', { name: '文字编码' });
    expect(within(choice).getByRole('option', { selected: true })).toHaveTextContent('自动识别：GB18030（GBK）');
    await desk.user.selectOptions(choice, 'UTF-8');
    expect(await screen.findByText(/^第 2 行有无法识别的文字/)).toBeInTheDocument();
    expect(imports()).toEqual([]);
  });

  test('sends a workbook as it is, and asks for no encoding', async () => {
    const { choose, click, imports } = await opened();
    choose('政策.XLSX', Uint8Array.of(0x50, 0x4b, 0xff));
    expect(screen.queryByRole('combobox', { name: '文字编码' })).toBeNull();
    await click('查看变化');
    expect(await screen.findByText(/新增 1 条/)).toBeInTheDocument();
    expect(imports()).toMatchObject([{ format: 'xlsx', text: 'UEv/', apply: false }]);
    choose('policy.csv');
    expect(await screen.findByRole('combobox', { name: '文字编码' })).toBeInTheDocument();
  });

  test('shows nothing of a file that was still being read when a workbook was chosen', async () => {
    const slow = gate();
    const { choose } = await opened();
    for (const bytes of [Uint8Array.of(0x66), unreadable]) {
      choose('late.csv', slow.hold(bytes));
      choose('政策.xlsx', Uint8Array.of(0x50, 0x4b));
      await slow.open();
      expect(screen.queryByLabelText('文件开头')).toBeNull();
      expect(screen.queryByText(/读不出的文字/)).toBeNull();
    }
  });

  test('of a large file has a timeout for slow connections', async () => {
    await openUnanswered('长'.repeat(1_000_000));
    await act(() => jest.advanceTimersByTimeAsync(80_000));
    expect(screen.queryByText(failed)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    jest.useRealTimers();
    expect(await screen.findByText(failed)).toBeInTheDocument();
  });

  test('without a response fails, and is retried with the same idempotency key', async () => {
    const { desk, click, imports } = await openUnanswered('one.json');
    await timeOut();
    expect(await screen.findByText(failed)).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    await click('导入');
    await act(settle);
    expect(imports()).toHaveLength(3);
    const keys = desk.calls(importing).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[2]).toBe(keys[1]);
  });
});

test('a write without a response fails', async () => {
  const desk = renderDesk('/backend/settings', {
    '/api/desk/settings': ({ method }: Sent) => (method === 'POST' ? silence() : { code: 0, data: settings }),
  });
  await desk.user.type(await screen.findByLabelText('电话'), '2');
  clock();
  fireEvent.click(button('保存设置'));
  await timeOut();
  expect(await screen.findByText('操作失败，请重试')).toBeInTheDocument();
  expect(screen.queryByText('设置已保存')).toBeNull();
});

test('a session that ends during a write redirects to the login, and the input is restored afterwards', async () => {
  const { answers } = inboxBackend([inboxRow(131)]);
  const desk = renderDesk('/backend/inbox?open=SB-20250716-0131', answers);
  await desk.user.type(await screen.findByRole('textbox', { name: '给企业的说明' }), '材料齐全');
  desk.answers['/api/desk/decide'] = new Response('{"code":401,"msg":"登录已失效"}', { status: 401 });
  await desk.user.click(button('确认受理'));
  await act(settle);
  expect(desk.browser.left).toEqual(['/homeLogin?redirect=%2Fbackend%2Finbox%3Fopen%3DSB-20250716-0131']);
  expect([...desk.browser.stored.entries()].join()).toContain('材料齐全');
});

test('recovery codes are shown although their dialog was closed before the response', async () => {
  const slow = gate();
  const desk = renderDesk('/backend/account', {
    '/api/desk/factor/begin': { ...done, data: { secret: 'JBSWY3DP', address: 'otpauth://totp/name' } },
    '/api/desk/factor/confirm': () => slow.hold({ ...done, data: { recoveryCodes: ['abcd-efgh-jkmn'] } }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '开启双重验证' }));
  await desk.user.type(screen.getByLabelText('登录密码*'), 'my-pass-word{Enter}');
  await desk.user.type(await screen.findByLabelText('动态验证码*'), '123456{Enter}');
  await pressIn(desk, '关闭');
  await slow.open();
  expect(screen.getByRole('dialog', { name: '恢复码' })).toHaveTextContent('abcd-efgh-jkmn');
});

test('a late refusal of a password keeps later input, except for the code', async () => {
  const slow = gate();
  const desk = renderDesk('/backend/account', {
    '/api/desk/me': { code: 0, data: { ...administrator, secondFactor: true } },
    '/api/desk/factor': { code: 0, data: { on: true, recoveryCodes: 2 } },
    '/api/my/password': () => slow.hold({ code: 500, msg: '密码不正确，还可再试 4 次' }),
  });
  const field = (label: string) => screen.getByLabelText(label);
  await typePasswords(desk.user, 'old-word', 'new-word');
  await desk.user.type(field('动态验证码或恢复码*'), '123456{Enter}');
  await desk.user.type(field('原密码*'), '-2');
  await slow.open();
  expect(screen.getByRole('alert')).toHaveTextContent('密码不正确');
  expect(field('原密码*')).toHaveValue('old-word-2');
  expect(field('动态验证码或恢复码*')).toHaveValue('');
});

test('a password that is typed while another one is being changed stays', async () => {
  const slow = gate();
  const desk = renderDesk('/backend/account', {
    '/api/my/password': () => slow.hold(done),
  });
  const field = (label: string) => screen.getByLabelText(label);
  await typePasswords(desk.user, 'old-word', 'new-word', 'new-word{Enter}');
  await desk.user.clear(field('原密码*'));
  await desk.user.type(field('原密码*'), 'new-word');
  await slow.open();
  expect(await screen.findByText('密码已修改')).toBeInTheDocument();
  expect(field('原密码*')).toHaveValue('new-word');
  expect(field('新密码*')).toHaveValue('');
});

test('a setting that somebody else changed after a save is not reverted by the next save, and can be changed again', async () => {
  let saved = { ...settings };
  const desk = renderDesk('/backend/settings', {
    '/api/desk/settings': ({ method, body }: Sent) => {
      if (method !== 'POST') return { code: 0, data: saved };
      saved = { ...saved, ...(JSON.parse(body) as object) };
      return done;
    },
  });
  const save = async () => {
    await desk.user.click(screen.getByRole('button', { name: '保存设置' }));
    await act(settle);
  };
  const phone = await screen.findByLabelText('电话');
  await desk.user.clear(phone);
  await desk.user.type(phone, '0571-2');
  await save();
  saved = { ...saved, phone: '0571-3' };
  await desk.user.type(screen.getByLabelText('邮编'), '310');
  await save();
  await act(settle);
  expect(screen.getByLabelText('电话')).toHaveValue('0571-3');
  await desk.user.type(screen.getByLabelText('邮编'), '000');
  await save();
  expect(saved).toMatchObject({ phone: '0571-3', postcode: '310000' });
  await desk.user.type(screen.getByLabelText('电话'), '3');
  await save();
  const last = desk.calls('/api/desk/settings').filter(({ method }) => method === 'POST');
  expect(JSON.parse(last.at(-1)!.body)).toEqual({ phone: '0571-33', seen: { phone: '0571-3' } });
});

test('a refetch without a response leaves the screen as it is, with its input', async () => {
  const address = '示例路 1 号';
  const answers = { '/api/desk/settings': { code: 0, data: { address, demand: 'true' } } };
  const desk = renderDesk('/backend/settings', answers);
  const logged = jest.spyOn(console, 'error');
  await desk.user.type(await screen.findByLabelText('地址'), '，二楼');
  clock();
  for (const path of ['/api/desk/settings', '/api/desk/me']) desk.answers[path] = silence;
  act(() => void desk.store.dispatch({ type: '__rtkq/online' }));
  expect(desk.calls('/api/desk/me')).toHaveLength(2);
  await timeOut();
  await act(settle);
  expect(logged).toHaveBeenCalledWith('[api] GET /api/desk/me: timeout 408');
  expect(screen.getByLabelText('地址')).toHaveValue('示例路 1 号，二楼');
});
