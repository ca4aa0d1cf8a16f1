import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountBlock } from '../../../src/app/Header';
// A chunk of its own: loaded here, so that no test waits for its compilation.
import '../../../src/routes/mySubmission/SupplementForm';
import { tokenChangedElsewhere } from '../../../src/areas/auth/authSlice';
import { myApi } from '../../../src/areas/my/myApi';
import { draftId } from '../../../src/state/draftsSlice';
import type { SubmissionDetail, SubmissionSummary } from '../../../src/contract/submission';
import MyListRoute from '../../../src/routes/myList/MyListRoute';
import MyProfileRoute from '../../../src/routes/myProfile/MyProfileRoute';
import MySubmissionRoute from '../../../src/routes/mySubmission/MySubmissionRoute';
import { projectList } from '../../../src/routes/sectionScreens';
import ProjectListRoute from '../../../src/routes/projectList/ProjectListRoute';
import { publication } from '../../support/formValues';
import { openPage, settle, type Canned, gate } from '../../support/cannedPage';
import { asVisitor, openMyPage, withoutExtras } from '../../support/myPage';
import { findButton, textsOf } from '../../support/usePortal';
import { memoryRouter, renderOver, renderRoutes } from '../../support/renderApp';
import { submissionSummary } from '../../support/submissionSummary';

/** A company's own pages: docs/behaviour/my.md. */

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const refused = submissionSummary({
  number: 'SB-20250623-0098',
  state: 'refused',
  title: '追溯试点',
  acceptedAt: '2025-06-25 10:30:00',
  endedAt: '2025-07-03 15:20:00',
  answer: '请补齐产线记录。',
  answeredBy: '质量发展科',
  answeredAt: '2025-07-03 15:20:00',
});

const entry = submissionSummary({
  number: 'FB-20250620-0033',
  kind: 'entry',
  state: 'withdrawn',
  title: '烤漆门板',
  targetId: 'e1',
  party: null,
  attachments: 0,
  side: '2',
  model: 'P-3018',
  quantity: '800',
  area: '河北·廊坊',
  deadline: '2025-06-30',
});

const detailOf = (one: SubmissionSummary, values: SubmissionDetail['values'] = {}): SubmissionDetail => ({
  ...one,
  fdComName: '澄木家居',
  values,
  files: [],
  events: [{ at: one.submittedAt, action: 'submit', actor: '周予安', note: null }],
});

const entryValues = { ...publication, fdGetbuginessName: '烤漆门板', fdDeadlineTime: '2025-06-30' };

const counts = { code: 0, data: { application: 2, intention: 0, entry: 1 } };
const page = (rows: SubmissionSummary[]) => ({ code: 0, msg: null, total: rows.length, rows });

const open = (address: string, view: ReactElement, answers: Record<string, Canned> = {}, as?: object) =>
  openMyPage(
    address,
    view,
    {
      '/api/my/counts': counts,
      '/api/my/submissions': page([submissionSummary({}), refused]),
      '/api/getbuginess/categories': { code: 0, data: [{ fdCategory: 'board', fdCategoryName: '板材' }] },
      ...answers,
    },
    as,
  );

const row = async (number: string) => (await screen.findByText(number)).closest('li')!;
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(await findButton(name));
/** Answers a question. */
const confirm = (description: string) =>
  userEvent.click(within(screen.getByRole('alertdialog', { description })).getByRole('button', { name: '确定' }));

test('a correction shows the reason beside what was sent, marks what is missing, and sends the named fields once', async () => {
  const submission = submissionSummary({ state: 'supplement', supplementDay: '2099-07-23' });
  const sent: string[] = [];
  const detail: SubmissionDetail = {
    ...detailOf(submission, { fdSubmitterName: '周予安', fdSubmitterPhone: '1380000' }),
    supplement: {
      items: [{ kind: 'field', name: 'fdSubmitterPhone', reason: '号码少一位' }],
      ...{ day: '2099-07-23', note: '其余齐全', round: 1, askedAt: '2025-07-17 10:00:00', by: '数字产业科' },
    },
  };
  await open('/my/submission/SB-20250716-0131', <MySubmissionRoute />, {
    '/api/my/submission': () => ({ code: 0, data: sent.length > 0 ? detailOf(submission) : detail }),
    '/api/my/supplement': ({ body }: { body: string }) => {
      sent.push(body);
      return { code: 0, number: submission.number };
    },
  });
  const form = within(await screen.findByRole('form', { name: '请补正 1 处' }));
  expect(form.getByText('号码少一位')).toBeInTheDocument();
  expect(form.getByText('1380000')).toBeInTheDocument();
  expect(form.getAllByRole('textbox')).toHaveLength(1);
  const phone = form.getByRole('textbox', { name: /联系电话/ });
  await userEvent.click(form.getByRole('button', { name: '再次提交' }));
  expect(sent).toEqual([]);
  expect(phone).toHaveFocus();
  await userEvent.clear(phone);
  await userEvent.type(phone, '13800000001');
  await userEvent.click(form.getByRole('button', { name: '再次提交' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: '请补正 1 处' })).toBeNull());
  expect(sent.map((body) => JSON.parse(new URLSearchParams(body).get('values')!) as object)).toEqual([
    { fdSubmitterPhone: '13800000001' },
  ]);
});

test('a correction that was begun earlier comes back, and is cleared with its files', async () => {
  const submission = submissionSummary({ state: 'supplement', supplementDay: '2099-07-23' });
  const detail: SubmissionDetail = {
    ...detailOf(submission, { fdSubmitterPhone: '1380000' }),
    supplement: {
      items: [
        { kind: 'field', name: 'fdSubmitterPhone', reason: '号码少一位' },
        { kind: 'more', name: '营业执照', reason: '请补上' },
      ],
      ...{ day: '2099-07-23', note: '', round: 1, askedAt: '2025-07-17 10:00:00', by: null },
    },
  };
  const draftText = (more: object) =>
    JSON.stringify({ savedAt: Date.now(), fields: {}, attachments: [], submissionKey: null, ...more });
  const stored = {
    authToken: 'token-1',
    [`draft:supplement:13800000001:${submission.number}-1`]: draftText({ fields: { fdSubmitterPhone: '13911112222' } }),
    [`draft:supplementFile:13800000001:${submission.number}-1-1`]: draftText({
      attachments: [{ name: '执照.zip', attId: '7' }],
    }),
  };
  const address = `/my/submission/${submission.number}`;
  await open(address, <MySubmissionRoute />, { '/api/my/submission': { code: 0, data: detail } }, { stored });
  const form = within(await screen.findByRole('form', { name: '请补正 2 处' }));
  const phone = form.getByRole('textbox', { name: /联系电话/ });
  expect(phone).toHaveValue('139 1111 2222');
  expect(form.getByText('执照.zip')).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '清空重填' }));
  expect(phone).toHaveValue('1380000');
  expect(form.queryByText('执照.zip')).toBeNull();
});

test('a refused application that was sent again since does not offer that any more', async () => {
  await open('/my', <MyListRoute kind="application" />, {
    '/api/my/marks': { code: 0, data: { projects: { [refused.targetId]: 'SB-20250716-0131' }, apps: {} } },
  });
  await row(refused.number);
  await waitFor(() => expect(screen.queryByRole('button', { name: `重新申报 ${refused.number}` })).toBeNull());
});

test('a list shows each submission with progress, reply and available actions, and until when to correct it', async () => {
  const number = 'SB-20250717-0140';
  const submission = submissionSummary({ number, state: 'supplement', supplementDay: '2099-07-23' });
  const rows = [submissionSummary({}), refused, submission];
  await open('/my', <MyListRoute kind="application" />, { '/api/my/submissions': page(rows) });
  expect(await screen.findByRole('heading', { level: 1, name: '澄木家居' })).toBeInTheDocument();
  const first = within(await row('SB-20250716-0131'));
  expect(first.getByRole('link', { name: '示范项目' })).toHaveAttribute('href', '/my/submission/SB-20250716-0131');
  const steps = textsOf('listitem', first.getByRole('list', { name: '办理进度' }));
  expect(steps).toEqual([expect.stringContaining('已提交'), '已受理 ', '结果 ']);
  expect(first.getByRole('button', { name: '撤回 SB-20250716-0131' })).toBeInTheDocument();
  const second = within(await row('SB-20250623-0098'));
  expect(second.getByText('请补齐产线记录。')).toBeInTheDocument();
  expect(second.getByRole('button', { name: '重新申报 SB-20250623-0098' })).toBeInTheDocument();
  expect(second.getByText('未通过').closest('[aria-current=step]')).not.toBeNull();
  const third = within(await row(number));
  expect(third.getByText('补正期限 2099-07-23')).toBeInTheDocument();
  const link = third.getByRole('link', { name: `去补正 ${number}` });
  expect(link).toHaveAttribute('href', `/my/submission/${number}`);
  expect(third.getByRole('button', { name: `撤回 ${number}` })).toBeInTheDocument();
  const tabs = screen.getByRole('navigation', { name: '我的记录' });
  await waitFor(() => expect(textsOf('link', tabs)).toEqual(['我的申报 2 件', '我的意向 0 件', '我的发布 1 件']));
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('我的申报');
  expect(document.title).toBe('我的申报 - 家居定制供应链');
});

describe.each([
  ['/my/intentions', <MyListRoute key="list" kind="intention" />],
  ['/my/submission/SB-20250716-0131', <MySubmissionRoute key="one" />],
  ['/my/profile', <MyProfileRoute key="profile" />],
])('%s', (path, view) => {
  test('redirects a visitor to the login and back, and asks for nothing', async () => {
    const { sent } = await open(path, view, {}, asVisitor);
    const login = `/homeLogin?redirect=${encodeURIComponent(path)}`;
    await waitFor(() => expect(screen.getByText(login)).toBeInTheDocument());
    expect(sent.filter((call) => call.path.startsWith('/api/my'))).toEqual([]);
  });

  test('is no page without the feature', async () => {
    await open(path, view, {}, withoutExtras);
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
  });
});

test('an empty list says what will be in it and leads there, by the link that stood there before it was known', async () => {
  const slow = gate();
  const answers = { '/api/my/submissions': () => slow.hold(page([])) };
  const { sent } = await open('/my/intentions', <MyListRoute kind="intention" />, answers);
  const link = await screen.findByRole('link', { name: '应用商城' });
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/my/submissions'));
  expect(screen.queryByText('暂无意向')).toBeNull();
  await slow.open();
  expect(await screen.findByText('暂无意向')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '应用商城' })).toBe(link);
  expect(link).toHaveAttribute('href', '/shopping_mall');
});

test('a failed list can be retried, and stays when it cannot be read again', async () => {
  let works = false;
  const opened = await open('/my', <MyListRoute kind="application" />, {
    '/api/my/submissions': () => (works ? page([submissionSummary({})]) : { code: 500, msg: null }),
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  works = true;
  await userEvent.click(retry);
  expect(await row('SB-20250716-0131')).toBeInTheDocument();
  works = false;
  act(() => void opened.store.dispatch(myApi.util.invalidateTags([{ type: 'MySubmission', id: 'LIST' }])));
  await waitFor(() => expect(opened.calls('/api/my/submissions')).toHaveLength(3));
  await act(settle);
  expect(await row('SB-20250716-0131')).toBeInTheDocument();
});

test('a project whose application was taken back can be applied for again', async () => {
  let projects: Record<string, string> = { p1: 'SB-20250716-0131' };
  const queries = projectList.queries!({ params: {}, search: new URLSearchParams(), extras: [] }, undefined);
  const both = (
    <>
      <MyListRoute kind="application" />
      <ProjectListRoute {...projectList.given} queries={queries} api={undefined} />
    </>
  );
  const opened = await open('/my', both, {
    '/api/project/list': page([{ fdId: 'p1', fdProjectName: '示范项目' } as never]),
    '/api/project/categories': { code: 0, data: [] },
    '/api/my/submissions': page([submissionSummary({})]),
    '/api/my/marks': () => ({ code: 0, data: { projects, apps: {} } }),
    '/api/my/withdraw': () => {
      projects = {};
      return { code: 0, msg: null, number: 'SB-20250716-0131' };
    },
  });
  await screen.findByRole('link', { name: '已申报 · SB-20250716-0131' });
  await press('撤回 SB-20250716-0131');
  expect(opened.calls('/api/my/withdraw')).toHaveLength(0);
  await confirm('撤回后需要重新申报，确定要撤回吗？');
  expect(await findButton('在线申报')).toBeInTheDocument();
  expect(Object.fromEntries(opened.calls('/api/my/withdraw')[0].form)).toEqual({ number: 'SB-20250716-0131' });
});

test('a withdrawal that is confirmed again while it is sent is sent once', async () => {
  const opened = await open('/my', <MyListRoute kind="application" />, {
    '/api/my/submissions': page([submissionSummary({})]),
    '/api/my/withdraw': { code: 0, msg: null, number: 'SB-20250716-0131' },
  });
  await press('撤回 SB-20250716-0131');
  const confirmation = within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' });
  // In one task, before the dialog is rendered away.
  act(() => {
    confirmation.click();
    confirmation.click();
  });
  await screen.findByText('已撤回', { selector: '[role=alertdialog] *' });
  expect(opened.calls('/api/my/withdraw')).toHaveLength(1);
});

test('a withdrawal that is refused, since another tab has sent one, leaves the present state on the screen', async () => {
  let changed: Partial<SubmissionSummary> = {};
  await open('/my', <MyListRoute kind="application" />, {
    '/api/my/submissions': () => page([submissionSummary(changed)]),
    '/api/my/withdraw': () => {
      changed = { state: 'withdrawn', endedAt: '2025-07-20 10:00:00' };
      return { code: 500, msg: '已办结，不能撤回' };
    },
  });
  await press('撤回 SB-20250716-0131');
  await confirm('撤回后需要重新申报，确定要撤回吗？');
  expect(await screen.findByText('已办结，不能撤回')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^撤回/, hidden: true })).toBeNull());
});

test('a withdrawal that meets the end of the session leads to the login, without a dialog over it', async () => {
  const opened = await open('/my', <MyListRoute kind="application" />, {
    '/api/my/submissions': page([submissionSummary({})]),
    '/api/my/withdraw': () => new Response('{"code":401,"msg":"未登录或登录已过期，请重新登录"}', { status: 401 }),
  });
  await press('撤回 SB-20250716-0131');
  await confirm('撤回后需要重新申报，确定要撤回吗？');
  await waitFor(() => expect(opened.browser.navigated.at(-1)).toBe('/homeLogin?redirect=%2Fmy'));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a list that is opened again shows what staff have decided meanwhile, and the counts', async () => {
  let state: SubmissionSummary['state'] = 'submitted';
  const list = <MyListRoute kind="application" />;
  const opened = await open('/my', list, {
    '/api/my/submissions': () => page([submissionSummary({ state, endedAt: '2025-07-20 10:00:00' })]),
  });
  const counted = (count: number) => screen.findByRole('link', { name: `我的申报 ${count} 件` });
  expect(within(await row('SB-20250716-0131')).queryByText('通过')).toBeNull();
  await counted(2);
  opened.view.unmount();
  state = 'granted';
  opened.answers['/api/my/counts'] = { code: 0, data: { ...counts.data, application: 3 } };
  renderOver(opened, list, '/my');
  expect(await screen.findByText('通过')).toBeInTheDocument();
  expect(await counted(3)).toBeInTheDocument();
});

test('a submission that is opened again shows what staff have answered meanwhile, which counts as seen only then', async () => {
  const requests: string[] = [];
  const answer = (answerText: string | null) => ({
    code: 0,
    data: { ...detailOf(submissionSummary({})), answer: answerText },
  });
  const view = <MySubmissionRoute />;
  const address = '/my/submission/SB-20250716-0131';
  const opened = await open(address, view, { '/api/my/submission': answer(null) });
  await screen.findAllByText('示范项目');
  opened.view.unmount();
  const late = gate();
  opened.answers['/api/my/submission'] = () => late.hold(answer('请带原件'));
  opened.answers['/api/my/counts'] = () => {
    requests.push('counts');
    return counts;
  };
  renderOver(
    opened,
    <Routes>
      <Route path="/my/submission/:number" element={view} />
    </Routes>,
    address,
  );
  await settle();
  expect(requests).toEqual([]);
  await late.open();
  expect(await screen.findAllByText('请带原件')).not.toEqual([]);
  await waitFor(() => expect(requests).toEqual(['counts']));
});

test('a withdrawal without a response is retried with the same idempotency key, a later one with another', async () => {
  let state: SubmissionSummary['state'] = 'published';
  let isBroken = true;
  const opened = await open('/my/entries', <MyListRoute kind="entry" />, {
    '/api/my/submissions': () => page([{ ...entry, state, deadline: '2099-12-31' }]),
    '/api/my/submission': () => ({ code: 0, data: detailOf({ ...entry, state }, entryValues) }),
    '/api/my/withdraw': () => {
      if (isBroken) return Promise.reject(new Error('reset'));
      state = 'withdrawn';
      return { code: 0, msg: null, number: entry.number };
    },
  });
  const withdraw = async () => {
    await press('撤回 烤漆门板');
    await confirm('撤回后本站不再展示，确定要撤回吗？');
  };
  await withdraw();
  const failure = await screen.findByRole('alertdialog', { name: '操作失败，请重试' });
  await userEvent.click(within(failure).getByRole('button', { name: '确定' }));
  isBroken = false;
  await withdraw();
  await screen.findByRole('button', { name: '重新发布 烤漆门板' });
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
  // Published again elsewhere: a withdrawal now is a new action.
  state = 'published';
  act(() => void opened.store.dispatch(myApi.util.invalidateTags([{ type: 'MySubmission', id: 'LIST' }])));
  await withdraw();
  await waitFor(() => expect(opened.calls('/api/my/withdraw')).toHaveLength(3));
  const keys = opened.calls('/api/my/withdraw').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an entry is published again from a form that begins with what it said, apart from the draft of a new one', async () => {
  let now = entry;
  const opened = await open('/my/entries', <MyListRoute kind="entry" />, {
    '/api/my/submissions': () => page([now]),
    '/api/my/submission': { code: 0, data: detailOf(entry, entryValues) },
    '/api/my/entry': () => {
      now = { ...entry, state: 'submitted', deadline: '2099-01-01' };
      return { code: 0, msg: null, number: entry.number };
    },
  });
  await press('重新发布 烤漆门板');
  const dialog = within(await screen.findByRole('dialog', { name: '编辑供应' }));
  expect(dialog.getByLabelText('产品名称*')).toHaveValue('烤漆门板');
  await waitFor(() => expect(dialog.getByLabelText('类别*')).toHaveValue('board'));
  // A past date has to be chosen again.
  expect(dialog.getByLabelText('截止日期*')).toHaveValue('');
  expect(dialog.getByLabelText('截止日期*')).toHaveFocus();
  await userEvent.type(dialog.getByLabelText('截止日期*'), '2099-01-01');
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(opened.calls('/api/my/entry')).toHaveLength(1));
  expect(Object.fromEntries(opened.calls('/api/my/entry')[0].form)).toEqual({
    ...entryValues,
    fdDeadlineTime: '2099-01-01',
    fdComId: 'com-1',
    number: entry.number,
  });
  expect(await screen.findByText('提交成功！')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '重新发布 烤漆门板' })).toBeNull());
  const form = { kind: 'publish', type: '2' } as const;
  expect(draftId({ ...form, number: entry.number })).not.toBe(draftId(form));
});

test('an entry says its quantity, in thousands where it is a number', async () => {
  const entries = ['4000', '12500.5', '若干'].map((quantity) => ({ ...entry, number: `FB-${quantity}`, quantity }));
  await open('/my/entries', <MyListRoute kind="entry" />, { '/api/my/submissions': page(entries) });
  for (const text of ['数量 4,000', '数量 12,500.5', '数量 若干']) expect(await screen.findByText(text)).toBeVisible();
  // What is no quantity stays as it is.
  expect(screen.getAllByText('P-3018')).toHaveLength(3);
});

test('a form for an entry asks for nothing once another tab has logged out', async () => {
  const opened = await open('/my/entries', <MyListRoute kind="entry" />, {
    '/api/my/submissions': page([entry]),
    '/api/my/submission': { code: 0, data: detailOf(entry, entryValues) },
  });
  await press('重新发布 烤漆门板');
  await screen.findByRole('dialog', { name: '编辑供应' });
  act(() => void opened.store.dispatch(tokenChangedElsewhere({ token: null })));
  await act(settle);
  expect(opened.calls('/api/my/submission')).toHaveLength(1);
});

test('a submission shows its data, history and receipt', async () => {
  const detail = {
    ...detailOf(refused, {
      fdSubmitterName: '周予安',
      fdSubmitterPhone: '13800000001',
      fdApplicantEmail: null,
      fdApplicationInfo: '第一行\n第二行',
    }),
    files: [{ attId: 'a'.repeat(32), fileName: '方案.zip', size: 4_404_019 }],
  };
  await open('/my/submission/SB-20250623-0098', <MySubmissionRoute />, {
    '/api/my/submission': { code: 0, data: detail },
  });
  const title = await screen.findByRole('heading', { level: 1, name: '追溯试点' });
  const order = [title, screen.getByRole('complementary'), screen.getByRole('heading', { name: '申报内容' })];
  order.splice(1, 0, screen.getByText('已受理').closest('ol')!);
  const inDocument = [...order].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  // Title and progress, receipt with actions, details.
  expect(order).toEqual(inDocument);
  expect(screen.getByText('138').closest('dd')).toHaveTextContent('13800000001');
  const receipt = within(screen.getByRole('complementary', { name: '回执' }));
  expect(receipt.getByText('SB-20250623-0098')).toBeInTheDocument();
  expect(receipt.getByText('未通过')).toBeInTheDocument();
  expect(screen.getByText('第一行', { exact: false })).toHaveTextContent('第一行 第二行');
  expect(screen.getByRole('button', { name: '下载 方案.zip' })).toHaveTextContent('4.2 MB');
  expect(screen.getByRole('link', { name: '追溯试点' })).toHaveAttribute('href', '/project/detail/p1');
  expect(document.title).toBe('SB-20250623-0098 - 家居定制供应链');
});

test('the account menu fetches its counts when it opens, and not before', async () => {
  const opened = openPage({
    stored: { authToken: 'token-1' },
    extras: ['my'],
    answers: { '/api/my/counts': counts },
  });
  await settle();
  const router = memoryRouter([{ path: '*', element: <AccountBlock /> }], '/index');
  renderRoutes(opened.store, router);
  expect(opened.calls('/api/my/counts')).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: '13800000001，账户菜单' }));
  const menu = within(screen.getByRole('navigation', { name: '账户' }));
  // The telephone number is in groups.
  expect(menu.getByText('138').closest('p')).toHaveTextContent('账户 13800000001');
  await waitFor(() => expect(menu.getByRole('link', { name: /我的申报/ })).toHaveTextContent('我的申报2'));
  expect(menu.getByRole('link', { name: /我的发布/ })).toHaveAttribute('href', '/my/entries');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: '账户' })).toBeNull();
  expect(button('13800000001，账户菜单')).toHaveFocus();
});
