import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { settle } from '../../support/cannedPage';
import type { InboxRow } from '../../../src/contract/desk';
import { zhDesk } from '../../../src/i18n/zhDesk';
import type { Canned, Sent } from '../../support/cannedFetch';
import { countTags, deskTag } from '../../../src/desk/deskApi';
import { inboxPaths } from '../../../src/desk/inbox/inboxQueues';
import { renderDesk } from '../../support/deskPage';
import { findButton, findLink } from '../../support/usePortal';
import { inboxBackend as backend, inboxRow as row } from '../../support/inboxBackend';

/** The inbox of the staff's desk: docs/behaviour/desk.md. */

const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
const note = () => screen.findByRole('textbox', { name: /^给企业的说明/ });

const first = '/backend/inbox?open=SB-20250716-0131';

/** The inbox at an address, over a mock backend with some submissions. */
function open(path: string, rows = [row(131)], more: Record<string, Canned> = {}) {
  const deskBackend = backend(rows);
  const desk = renderDesk(path, { ...deskBackend.answers, ...more });
  return { ...deskBackend, desk, press: (name: string) => desk.user.click(screen.getByRole('button', { name })) };
}
const openFirst = (rows?: InboxRow[], more?: Record<string, Canned>) => open(first, rows, more);

test('lists open submissions, opens one by its row, and shows its form values', async () => {
  const { desk } = open('/backend/inbox', [row(131, { unread: true, left: -2 }), row(130, { left: 3 })]);
  await screen.findByRole('link', { name: '企业130' });
  expect(within(rowOf('企业130')).getByText('剩 3 天')).toBeInTheDocument();
  expect(screen.getByText('超 2 天')).toBeInTheDocument();
  expect(desk.calls('/api/desk/submissions')[0]?.query.get('order')).toBe('due');
  expect(screen.getByRole('heading', { level: 1, name: '全部待办' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^企业131.*未读/ })).toBeInTheDocument();
  // The backend's times are China's, wherever the staff are.
  expect(rowOf('企业130').querySelector('time')).toHaveAttribute('datetime', '2025-07-16T09:18:00+08:00');
  expect(desk.calls('/api/desk/submissions')[0]?.query.get('state')).toBe('open');
  fireEvent.click(within(rowOf('企业130')).getByText('柔性产线改造'));
  const heading = await screen.findByRole('heading', { level: 2, name: '柔性产线改造' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(desk.address()).toBe('/backend/inbox?open=SB-20250716-0130');
  expect(screen.getByRole('link', { name: '139 0000 0000' })).toHaveAttribute('href', 'tel:13900000000');
  // The desk has no script that handles it.
  expect(screen.queryByRole('button', { name: /^复制/ })).toBeNull();
  expect(screen.getByText('第 2 件，共 2 件')).toBeInTheDocument();
});

test('a decision is sent, and the next submission opens', async () => {
  const { desk, press, decisions } = openFirst([row(131), row(130), row(129)]);
  await desk.user.type(await note(), '材料齐全');
  await press('确认受理');
  await act(settle);
  const number = 'SB-20250716-0131';
  const seen = { seen: { [number]: 'submitted' }, seenAt: { [number]: '2025-07-16 10:00:00' } };
  expect(decisions).toEqual([{ numbers: [number], decision: 'accept', note: '材料齐全', expectedDay: '', ...seen }]);
  expect(desk.address()).toBe('/backend/inbox?open=SB-20250716-0130');
  // Of the former nothing is left that could be taken for this one.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getAllByRole('region', { name: '提交内容' })).toHaveLength(1);
  expect(screen.getByText('SB-20250716-0131 受理')).toBeInTheDocument();
  expect(await note()).toHaveValue('');
  expect([...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('an answer is kept for others without the words of its submission, and inserted with those of another', async () => {
  let templates: { fdId: string; text: string }[] = [];
  // The company is named after its product.
  const { desk, press } = openFirst([row(131, { title: '云排', fdComName: '云排科技' })], {
    '/api/desk/templates': ({ body }: Sent) => {
      const { text } = JSON.parse(body || '{}') as { text?: string };
      if (text) templates.push({ fdId: 't1', text });
      return { code: 0, msg: 'ok', data: templates };
    },
    '/api/desk/templates/remove': () => {
      templates = [];
      return { code: 0, msg: 'ok', data: null };
    },
  });
  const words = 'SB-20250716-0131（云排）已转专班，请云排科技留意';
  await desk.user.type(await note(), words);
  await desk.user.click(screen.getByText('常用答复'));
  await press('把说明存为常用答复');
  const template = '{编号}（{名称}）已转专班，请{企业}留意';
  expect(templates).toEqual([{ fdId: 't1', text: template }]);
  await desk.user.clear(await note());
  await desk.user.click(await screen.findByRole('button', { name: words }));
  expect(await note()).toHaveValue(words);
  expect(await note()).toHaveFocus();
  await desk.user.click(screen.getByText('常用答复'));
  await press(`删除常用答复：${template}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: words })).not.toBeInTheDocument());
  expect(screen.getByText('常用答复')).toHaveFocus();
});

test('a correction is asked for with a reason for each field and file', async () => {
  const { desk, press, decisions } = openFirst();
  await desk.user.click(await screen.findByRole('radio', { name: '未通过' }));
  await press('确认未通过');
  expect(await note()).toHaveFocus();
  expect(await note()).toHaveAccessibleDescription(/请写明原因，企业会看到/);
  await desk.user.click(await screen.findByRole('radio', { name: '补正' }));
  // A correction needs no note.
  expect(screen.queryByText('请写明原因，企业会看到')).not.toBeInTheDocument();
  const fields = within(screen.getByRole('group', { name: '勾选要补正的' }));
  await desk.user.click(fields.getByRole('checkbox', { name: '联系电话' }));
  await desk.user.click(fields.getByRole('checkbox', { name: '方案.zip' }));
  await desk.user.type(fields.getByRole('textbox', { name: /^联系电话：原因/ }), '少一位');
  await press('发出补正要求');
  expect(screen.getByText('请勾选要补正的内容，并逐处写明原因')).toBeInTheDocument();
  await desk.user.type(fields.getByRole('textbox', { name: /^方案.zip：原因/ }), '缺盖章页');
  fireEvent.change(fields.getByLabelText(/补正期限/), { target: { value: '2099-07-23' } });
  await press('发出补正要求');
  await act(settle);
  const items = [
    { kind: 'field', name: 'fdSubmitterPhone', reason: '少一位' },
    { kind: 'file', name: 'att1', reason: '缺盖章页' },
  ];
  expect(decisions).toMatchObject([{ decision: 'supplement', supplement: { items, day: '2099-07-23' } }]);
});

test('further material stays in view while what is before it is emptied', async () => {
  const { desk } = openFirst();
  await desk.user.click(await screen.findByRole('radio', { name: '补正' }));
  const titles = () => screen.getAllByRole('textbox', { name: '补交的材料' });
  for (const [place, name] of ['甲', '乙', '丙'].entries()) await desk.user.type(titles()[place]!, name);
  for (const place of [0, 1]) await desk.user.clear(titles()[place]!);
  expect(titles().map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '丙', '']);
});

test.each([
  ['was not accepted', null, ['已提交', '待企业补正', '结果']],
  ['was accepted', '2025-07-16 10:00:00', ['已提交', '已受理', '待企业补正', '结果']],
])('the progress of what a company is to correct says so, when it %s', async (_when, acceptedAt, names) => {
  open('/backend/inbox/supplement?open=SB-20250716-0131', [
    row(131, { state: 'supplement', acceptedAt, supplementDay: '2099-07-23' }),
  ]);
  const steps = within(await screen.findByRole('list', { name: '办理进度' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual(names);
  expect(steps.find((step) => step.hasAttribute('aria-current'))).toHaveTextContent('待企业补正 截止 2099-07-23');
});

test('a decision that somebody else made first is reported, and the note is kept', async () => {
  const { desk, press, refusals } = openFirst();
  refusals['SB-20250716-0131'] = '许南 刚刚办理了这一件';
  await desk.user.type(await note(), '材料齐全');
  const reads = () => desk.calls('/api/desk/submission').length;
  const before = reads();
  await press('确认受理');
  expect(await screen.findByRole('alert')).toHaveTextContent('许南 刚刚办理了这一件');
  await act(settle);
  expect(reads()).toBeGreaterThan(before);
  expect(screen.getByRole('textbox', { name: '给企业的说明' })).toHaveValue('材料齐全');
});

test('of a note that is too long nothing is cut, and it says so', async () => {
  const msg = '给企业的说明不能超过1000个字符';
  const { desk, press } = openFirst([row(131)], { '/api/desk/decide': { code: 500, msg } });
  const pasted = '说明'.repeat(600);
  await desk.user.click(await note());
  await desk.user.paste(pasted);
  await press('确认受理');
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(await note()).toHaveValue(pasted);
});

test('a note draft is restored after a reload', async () => {
  const { answers } = backend([row(131)]);
  const first = renderDesk('/backend/inbox?open=SB-20250716-0131', answers);
  await first.user.type(await note(), '等待补充');
  first.unmount();
  const stored = Object.fromEntries(first.browser.stored);
  renderDesk('/backend/inbox?open=SB-20250716-0131', answers, stored);
  expect(await note()).toHaveValue('等待补充');
  expect(screen.getByText('已恢复上次未写完的说明。')).toBeInTheDocument();
});

test('an action without a response is retried with the same idempotency key', async () => {
  const { desk } = open('/backend/inbox?open=SB-20250716-0131', [row(131)], { '/api/desk/decide': { code: 500 } });
  const button = await screen.findByRole('button', { name: '确认受理' });
  await desk.user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('操作失败，请重试');
  await desk.user.click(screen.getByRole('button', { name: '确认受理' }));
  await act(settle);
  const keys = desk.calls('/api/desk/decide').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what is used most has an access key; the way back leads to the row', async () => {
  const { desk, decisions } = open('/backend/inbox/application', [row(131), row(130), row(129)]);
  await desk.user.click(await screen.findByRole('link', { name: '企业130' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
  expect(screen.getByRole('searchbox', { name: '搜索编号、企业、标题' })).toHaveAttribute('accesskey', 's');
  expect(screen.getByRole('button', { name: '上一件' })).toHaveAttribute('accesskey', 'k');
  expect(screen.getByRole('button', { name: '下一件' })).toHaveAttribute('accesskey', 'j');
  expect(screen.getByRole('radio', { name: '受理' })).toHaveAttribute('accesskey', 'a');
  const refuse = screen.getByRole('radio', { name: '未通过' });
  expect(refuse).toHaveAttribute('accesskey', 'r');
  await desk.user.click(refuse);
  await desk.user.type(screen.getByRole('textbox', { name: /给企业的说明/ }), '缺审计报告{Control>}{Enter}{/Control}');
  await act(settle);
  expect(decisions).toMatchObject([{ numbers: ['SB-20250716-0130'], decision: 'refuse', note: '缺审计报告' }]);
  expect(desk.address()).toBe('/backend/inbox/application?open=SB-20250716-0129');
  const back = await screen.findByRole('link', { name: '列表' });
  expect(back).toHaveAttribute('accesskey', 'b');
  await desk.user.click(back);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(desk.address()).toBe('/backend/inbox/application');
  expect(screen.getByRole('link', { name: '企业129' })).toHaveFocus();
});

test('several are decided at once; those that fail are listed and stay selected', async () => {
  const { desk, decisions, refusals } = open('/backend/inbox/application', [row(131), row(130), row(129)]);
  refusals['SB-20250716-0130'] = '企业已撤回';
  await desk.user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
  const batch = screen.getByRole('region', { name: '批量操作' });
  expect(batch).toHaveTextContent('已选 3 件');
  await desk.user.click(within(batch).getByRole('button', { name: '受理' }));
  const dialog = screen.getByRole('dialog', { name: '受理 3 件' });
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/^SB-20250716-0131./);
  await desk.user.type(within(dialog).getByRole('textbox', { name: '给企业的说明' }), '已收到');
  // What is chosen first can be changed, as for one.
  expect(within(dialog).getByRole('radio', { name: '未通过' })).not.toBeChecked();
  await desk.user.click(within(dialog).getByRole('button', { name: '确认受理' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('有 1 件未办成SB-20250716-0130企业已撤回');
  expect(decisions).toMatchObject([{ decision: 'accept', note: '已收到', numbers: { length: 3 } }]);
  await desk.user.click(within(dialog).getByRole('button', { name: '完成' }));
  await act(settle);
  expect(screen.getByRole('region', { name: '批量操作' })).toHaveTextContent('已选 1 件');
  expect(screen.getByRole('checkbox', { name: '选择 SB-20250716-0130' })).toBeChecked();
});

test('filters are in the address, and another list starts on its first page without a selection', async () => {
  const { desk } = open('/backend/inbox/application?page=2&part=decided');
  await desk.user.click(await screen.findByRole('checkbox', { name: '选择 SB-20250716-0131' }));
  await desk.user.selectOptions(screen.getByRole('combobox', { name: '提交时间' }), '近 30 天');
  expect(desk.address()).toBe('/backend/inbox/application?part=decided&days=30');
  await desk.user.selectOptions(await screen.findByRole('combobox', { name: '项目' }), '柔性产线改造');
  await act(settle);
  const filters = { kind: 'application', state: 'decided', target: 'p1', days: '30' };
  const query = Object.fromEntries(desk.calls('/api/desk/submissions').at(-1)?.query ?? []);
  expect(query).toEqual({ pageNum: '1', pageSize: '20', order: '-submittedAt', ...filters });
  expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
});

test('an empty inbox says so; a list that failed can be retried', async () => {
  const { answers } = backend([]);
  const failing = { ...answers, '/api/desk/submissions': { code: 500, msg: null } };
  const desk = renderDesk('/backend/inbox', failing);
  const retry = await screen.findByRole('button', { name: '重试' });
  desk.answers['/api/desk/submissions'] = answers['/api/desk/submissions'];
  await desk.user.click(retry);
  expect(await screen.findByText('待办已清空')).toBeInTheDocument();
});

test('a list that no longer matches the counts offers a refresh', async () => {
  const rows = [row(131)];
  const { answers } = backend(rows);
  const desk = renderDesk('/backend/inbox', answers);
  await screen.findByRole('link', { name: '企业131' });
  rows.unshift(row(132));
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(async () => {
    desk.store.dispatch({ type: 'portalApi/invalidateTags', payload: countTags });
    await settle();
  });
  await desk.user.click(await screen.findByRole('button', { name: '列表有变化，点此刷新' }));
  expect(await screen.findByRole('link', { name: '企业132' })).toBeInTheDocument();
});

test('the export saves the filtered list, and shows an error', async () => {
  const { desk } = open('/backend/inbox/application?days=30', [row(131)], {
    '/api/desk/export': () => Response.json({ code: 500, msg: '内容过多，请缩小范围' }),
  });
  await screen.findByRole('link', { name: '企业131' });
  await desk.user.click(screen.getByRole('button', { name: '导出' }));
  await desk.user.click(screen.getByRole('button', { name: /xlsx/ }));
  expect(await screen.findByText('内容过多，请缩小范围')).toBeInTheDocument();
  const query = Object.fromEntries(desk.calls('/api/desk/export')[0]?.query ?? []);
  expect(query).toEqual({ format: 'xlsx', kind: 'application', days: '30' });
});

test('the audit log names who did what, with a link to the submission, or the desk’s title of the area', async () => {
  const records = [
    ['许南', 'decide:refuse', 'SB-20250716-0130', '柔性产线改造', '缺审计报告'],
    ['林佳', 'content:import', 'policy', null, null],
  ].map(([actor, action, target, title, note]) => ({
    ...{ fdId: actor, at: '2025-07-16 09:40:00', actor, action, target, title, note },
  }));
  renderDesk('/backend/inbox/records', { '/api/desk/records': { code: 0, total: 2, rows: records } });
  const lines = within(await screen.findByRole('table', { name: '经办记录' })).getAllByRole('row');
  expect(lines[1]).toHaveTextContent('许南未通过柔性产线改造SB-20250716-0130缺审计报告');
  expect(within(lines[1]!).getByRole('link')).toHaveAttribute('href', expect.stringContaining('open=SB-20250716-0130'));
  expect(lines[2]).toHaveTextContent('林佳导入内容企业政策');
});

test('the audit log is filtered by text, action and days, in its address', async () => {
  const desk = renderDesk('/backend/inbox/records?page=3', { '/api/desk/records': { code: 0, total: 0, rows: [] } });
  const filters = within(await screen.findByRole('search', { name: '筛选经办记录' }));
  await desk.user.type(filters.getByRole('searchbox'), '产线{Enter}');
  await desk.user.selectOptions(filters.getByRole('combobox', { name: '操作' }), '未通过');
  expect(filters.getByLabelText('自')).toHaveAttribute('max', '9999-12-31');
  fireEvent.change(filters.getByLabelText('自'), { target: { value: '2025-07-01' } });
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
  const query = { pageNum: '1', q: '产线', action: 'decide:refuse', from: '2025-07-01' };
  const lastQuery = () => Object.fromEntries(desk.calls('/api/desk/records').at(-1)?.query ?? []);
  await waitFor(() => expect(lastQuery()).toMatchObject(query));
});

test('a report is closed with a note on what was done', async () => {
  const about = { area: 'getbuginess', targetId: 'g1', title: '供应门板' };
  const reportFields = { reason: 'fraud', note: '电话打不通', contact: '13800003776', at: '2025-07-16 08:00:00' };
  let rows = [{ fdId: 'x1', ...about, ...reportFields, closedAt: null, closedBy: null, answer: null }];
  const desk = renderDesk('/backend/inbox/reports', {
    '/api/desk/reports': () => ({ code: 0, total: rows.length, rows }),
    '/api/desk/reports/close': () => {
      rows = [];
      return { code: 0 };
    },
  });
  expect(await findLink('供应门板')).toHaveAttribute('href', '/supply_demand/supply/detail/g1');
  expect(screen.getByText('138').closest('a')).toHaveAttribute('href', 'tel:13800003776');
  await desk.user.click(screen.getByRole('button', { name: /^办结/ }));
  const dialog = within(screen.getByRole('dialog', { name: '办结' }));
  await desk.user.type(dialog.getByRole('textbox', { name: '处理结果' }), '已撤下');
  // The list is read again meanwhile, as when the tab comes to the front.
  const read = rows;
  rows = [];
  await act(async () => {
    desk.store.dispatch({ type: 'portalApi/invalidateTags', payload: [deskTag(inboxPaths.reports)] });
    await settle();
  });
  expect(await screen.findByText('没有待处理的举报')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: '处理结果' })).toHaveValue('已撤下');
  rows = read;
  await desk.user.click(dialog.getByRole('button', { name: '办结' }));
  expect(await screen.findByText('没有待处理的举报')).toBeInTheDocument();
  expect(JSON.parse(desk.calls('/api/desk/reports/close')[0]!.body)).toEqual({ fdId: 'x1', answer: '已撤下' });
});

test('closing one of several reports does not lose the focus', async () => {
  const about = { area: 'getbuginess', reason: 'fraud', note: '', contact: '', at: '2025-07-16 08:00:00' };
  const open = { ...about, closedAt: null, closedBy: null, answer: null };
  let rows = ['甲', '乙'].map((title) => ({ ...open, fdId: title, targetId: title, title }));
  const desk = renderDesk('/backend/inbox/reports', {
    '/api/desk/reports': () => ({ code: 0, total: rows.length, rows }),
    '/api/desk/reports/close': () => {
      rows = rows.slice(1);
      return { code: 0 };
    },
  });
  await desk.user.click(await findButton('办结 甲'));
  await desk.user.click(within(screen.getByRole('dialog', { name: '办结' })).getByRole('button', { name: '办结' }));
  await waitFor(() => expect(screen.queryByText('甲')).toBeNull());
  expect(document.body).not.toHaveFocus();
});

test.each(['nothing', 'constructor', '__proto__'])('there is no queue named %s', async (name) => {
  open(`/backend/inbox/${name}`);
  expect(await screen.findByRole('heading', { level: 1, name: zhDesk.notFound })).toBeInTheDocument();
});
