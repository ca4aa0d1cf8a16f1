import { act, screen, waitFor, within } from '@testing-library/react';
import {
  versionConflictCode,
  confirmationNeededCode,
  type ContentSave,
  type ContentValues,
  type DraftSave,
  type Presence,
} from '../../../../src/contract/deskContent';
import { portalApi } from '../../../../src/api/portalApi';
import { plainText } from '../../../../src/lib/plainText';
import { settle, type Canned, type Sent, gate } from '../../../support/cannedPage';
import { contentDetail } from '../../../support/contentDetail';
import { renderDesk } from '../../../support/deskPage';

/** Drafts that the server keeps, and two editors in one item: docs/behaviour/desk-content.md. */

const fdId = 'a'.repeat(32);
const item = (values: ContentValues = {}, version = 3) =>
  contentDetail(fdId, version, { fdTitle: '标题', fdContent: '<p>一</p><p>二</p><p>三</p>', ...values });

/** A mock backend that keeps the draft of one item. */
function opened(answers: Record<string, Canned> = {}, draft: object | null = null, path = fdId) {
  const drafts: DraftSave[] = [];
  const saves: ContentSave[] = [];
  const stored = { draft, versions: [] as object[] };
  const desk = renderDesk(`/backend/content/policy/${path}`, {
    '/api/desk/content/categories': { code: 0, data: [{ fdCategory: '1', fdCategoryName: '一类' }] },
    '/api/desk/content/item': { code: 0, data: item() },
    '/api/desk/content/draft': ({ method, body }: Sent) => {
      if (method === 'GET') return { code: 0, data: stored };
      drafts.push(JSON.parse(body) as DraftSave);
      return { code: 0, data: { savedAt: '2025-07-16 10:49:00', taken: false } };
    },
    '/api/desk/content/save': ({ body }: Sent) => {
      const save = JSON.parse(body) as ContentSave;
      saves.push(save);
      return { code: 0, data: item(save.values, save.version + 1) };
    },
    ...answers,
  });
  const local = () => [...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'));
  return { desk, drafts, saves, kept: stored, local };
}

const title = () => screen.findByRole('textbox', { name: /^标题/ });
const button = (name: string) => screen.findByRole('button', { name });
const leave = async (desk: ReturnType<typeof renderDesk>) => {
  await desk.user.tab();
  await act(settle);
};

test('what is typed goes to the server when the field is left, and only then it says so', async () => {
  const { desk, drafts, local, saves } = opened();
  await desk.user.type(await title(), '，改');
  expect(screen.queryByText(/已存到服务器/)).toBeNull();
  await leave(desk);
  expect(await screen.findByText('已存到服务器 10:49')).toBeInTheDocument();
  expect(drafts).toMatchObject([{ area: 'policy', key: fdId, version: 3, fields: { fdTitle: '标题，改' } }]);
  expect(local()).toEqual([]);
  await desk.user.click(await button('存草稿'));
  await act(settle);
  expect(saves).toMatchObject([{ draft: fdId, values: { fdTitle: '标题，改' } }]);
  expect(screen.queryByText('尚未保存到网站')).toBeNull();
});

test('while the server cannot be reached it stays in this browser, and goes there as soon as it can', async () => {
  const { desk, drafts, local } = opened();
  await title();
  const answer = desk.answers['/api/desk/content/draft'];
  desk.answers['/api/desk/content/draft'] = () => Promise.reject(new TypeError('offline'));
  await desk.user.type(await title(), '，改');
  await leave(desk);
  expect(await screen.findByText('未能存到服务器，已暂存在本浏览器')).toBeInTheDocument();
  expect(local()).toHaveLength(1);
  desk.answers['/api/desk/content/draft'] = answer;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('已存到服务器 10:49')).toBeInTheDocument();
  expect([drafts.length, local()]).toEqual([1, []]);
});

test('after a login that an ended session asked for, the tab goes on where it was, and is not another window', async () => {
  const sittings: string[] = [];
  const editing = ({ body }: Sent) => {
    sittings.push((JSON.parse(body) as Presence).sitting);
    return { code: 0, data: [] };
  };
  const { desk } = opened({ '/api/desk/content/editing': editing });
  await title();
  desk.answers['/api/desk/content/draft'] = () => new Response('{"code":401,"msg":"登录已失效"}', { status: 401 });
  await desk.user.type(await title(), '，改');
  await leave(desk);
  await waitFor(() => expect(desk.browser.left).toHaveLength(1));
  desk.unmount();
  const { desk: again } = opened({ '/api/desk/content/editing': editing });
  for (const [key, value] of desk.browser.tabStored) again.browser.tabStored.set(key, value);
  await title();
  expect([...new Set(sittings)]).toHaveLength(1);
  again.unmount();
  const { desk: later } = opened({ '/api/desk/content/editing': editing });
  for (const [key, value] of again.browser.tabStored) later.browser.tabStored.set(key, value);
  await title();
  expect(new Set(sittings).size).toBe(2);
});

test('a draft from another device goes on, and is dropped there when it is typed back', async () => {
  const draft = { fields: { fdTitle: '标题，在家改的' }, version: 3, savedAt: '2025-07-15 21:00:00' };
  const { desk, drafts } = opened({}, draft);
  expect(await title()).toHaveValue('标题，在家改的');
  expect(screen.getByText('已存到服务器 21:00')).toBeInTheDocument();
  await desk.user.clear(await title());
  await desk.user.type(await title(), '标题');
  await leave(desk);
  expect(drafts.at(-1)).toMatchObject({ fields: {} });
  expect(screen.queryByText('尚未保存到网站')).toBeNull();
});

test('each new item has a draft of its own, which its address names', async () => {
  const { desk, drafts } = opened({}, null, 'new');
  await desk.user.type(await title(), '第一篇');
  await leave(desk);
  const key = new URLSearchParams(desk.address().split('?')[1]).get('draft');
  expect(drafts).toMatchObject([{ key, version: 0, fields: { fdTitle: '第一篇' } }]);
});

test('one’s own drafts stand above the list', async () => {
  const savedAt = '2025-07-16 10:49:00';
  const drafts = [
    { area: 'policy', key: 'draft-key-1', title: '新的', savedAt, isNew: true },
    { area: 'policy', key: fdId, title: '旧的', savedAt, isNew: false },
    { area: 'expert', key: fdId, title: '别的栏目', savedAt, isNew: false },
  ];
  renderDesk('/backend/content/policy', { '/api/desk/content/drafts': { code: 0, data: drafts } });
  const list = within(await screen.findByRole('region', { name: '我未保存的修改 2 篇' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/backend/content/policy/new?draft=draft-key-1',
    `/backend/content/policy/${fdId}`,
  ]);
});

describe('where somebody else writes', () => {
  const other = { name: '林叙', isSelf: false, since: '2025-07-16 10:41:00' };
  const editing = (writes: boolean) => ({ code: 0, data: [{ ...other, writes }] });
  const actOf = ({ body }: Sent) => (JSON.parse(body) as { act: string }).act;

  test('one reads, or takes over', async () => {
    const { desk } = opened({
      '/api/desk/content/editing': (sent: Sent) => editing(actOf(sent) !== 'take'),
    });
    expect(await screen.findByText('林叙从 10:41 起在编辑，您现在只能看。')).toBeInTheDocument();
    expect(await title()).toBeDisabled();
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
    await desk.user.click(await button('我来编辑'));
    await waitFor(async () => expect(await title()).toBeEnabled());
    expect(screen.getByText('林叙也打开了这页，只能看')).toBeInTheDocument();
  });

  test('a sign of life that is answered after a takeover changes nothing', async () => {
    const signs = jest.spyOn(window, 'setInterval');
    const late = gate();
    let isSlow = false;
    const { desk } = opened({
      '/api/desk/content/editing': (sent: Sent) => {
        const isStay = actOf(sent) === 'stay';
        return isSlow && isStay ? late.hold(editing(isStay)) : editing(isStay);
      },
    });
    const takeOver = await button('我来编辑');
    isSlow = true;
    act(() => {
      for (const [sign, every] of signs.mock.calls) if (every === 20_000) (sign as () => void)();
    });
    await desk.user.click(takeOver);
    await waitFor(async () => expect(await title()).toBeEnabled());
    await late.open();
    expect(await title()).toBeEnabled();
    expect(screen.queryByText(/已接手编辑/)).toBeNull();
  });

  test('whoever is taken over is told, and what was typed is in the versions', async () => {
    const { desk, kept, local } = opened();
    await title();
    desk.answers['/api/desk/content/editing'] = editing(true);
    const answer = desk.answers['/api/desk/content/draft'] as (sent: Sent) => unknown;
    desk.answers['/api/desk/content/draft'] = (sent: Sent) => {
      if (sent.method === 'GET') return answer(sent);
      kept.versions.push({ fdId: 'b'.repeat(32), at: '2025-07-16 10:50:00', by: '顾青', note: '被接手时未保存' });
      return { code: 0, data: { savedAt: '2025-07-16 10:50:00', taken: true } };
    };
    await desk.user.type(await title(), '，改');
    await leave(desk);
    await waitFor(async () => expect(await title()).toBeDisabled());
    expect(await title()).toHaveValue('标题');
    expect(await screen.findByText('被接手时未保存')).toBeInTheDocument();
    expect(local()).toEqual([]);
  });

  test('whoever is taken over while pressing 存草稿 saves nothing over it, and is asked nothing', async () => {
    const { desk, saves } = opened();
    await title();
    const slow = gate();
    desk.answers['/api/desk/content/editing'] = editing(true);
    const answer = desk.answers['/api/desk/content/draft'] as (sent: Sent) => unknown;
    const taken = { code: 0, data: { savedAt: '2025-07-16 10:50:00', taken: true } };
    desk.answers['/api/desk/content/draft'] = (sent: Sent) => (sent.method === 'GET' ? answer(sent) : slow.hold(taken));
    await desk.user.type(await title(), '，改');
    await leave(desk);
    await desk.user.click(await button('存草稿'));
    await slow.open();
    await waitFor(async () => expect(await title()).toBeDisabled());
    expect(saves).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('two versions of a text are merged paragraph by paragraph', async () => {
  const fields = { fdContent: '<p>一我</p><p>二</p><p>三我</p>' };
  const draft = { fields, version: 3, savedAt: '2025-07-16 10:49:00' };
  const { desk, saves } = opened({}, draft);
  await title();
  const save = desk.answers['/api/desk/content/save'];
  const theirs = item({ fdContent: '<p>一</p><p>二他</p><p>三他</p>' }, 4);
  desk.answers['/api/desk/content/save'] = { code: versionConflictCode, msg: '另一位编辑已保存了新版本', data: theirs };
  await desk.user.click(await button('存草稿'));
  const dialog = within(await screen.findByRole('dialog', { name: '另一位编辑已保存了新版本' }));
  desk.answers['/api/desk/content/save'] = save;
  const groups = dialog.getAllByRole('group');
  const last = within(groups.at(-1)!).getAllByRole('radio');
  await desk.user.click(last[1]!);
  await desk.user.click(dialog.getByRole('button', { name: '合并' }));
  await act(settle);
  expect(groups.length).toBeGreaterThan(0);
  expect(saves).toMatchObject([{ version: 4, merges: true }]);
  expect(saves[0]!.values.fdContent).toContain('三他');
});

test('what one side alone has changed is chosen already where the changes began with a version that is not shown any more', async () => {
  const before = { fdTitle: '标题', fdContent: '<p>一</p><p>二</p><p>三</p>' };
  const draft = {
    fields: { fdTitle: '我的标题', fdContent: '<p>一我</p><p>二</p><p>三</p>' },
    version: 3,
    savedAt: '2025-07-16 10:49:00',
  };
  const revisions = [{ version: 3, at: '2025-07-15 10:00:00', by: null, note: null }];
  const theirs = { ...item({ fdTitle: '他的标题', fdContent: '<p>一</p><p>二</p><p>三他</p>' }, 4), revisions };
  const { desk, saves } = opened({ '/api/desk/content/item': { code: 0, data: theirs } }, draft);
  await title();
  desk.answers['/api/desk/content/revision'] = ({ query }: Sent) =>
    query.get('version') === '3' ? { code: 0, data: before } : null;
  const save = desk.answers['/api/desk/content/save'];
  desk.answers['/api/desk/content/save'] = { code: versionConflictCode, msg: '另一位编辑已保存了新版本', data: theirs };
  await desk.user.click(await button('存草稿'));
  const dialog = within(await screen.findByRole('dialog', { name: '另一位编辑已保存了新版本' }));
  desk.answers['/api/desk/content/save'] = save;
  const merge = dialog.getByRole('button', { name: '合并' });
  // Both have changed the title.
  expect(merge).toBeDisabled();
  await desk.user.click(within(dialog.getAllByRole('group')[0]!).getAllByRole('radio')[1]!);
  // What is chosen stays when the browser is online again, and reads anew.
  const again = gate();
  desk.answers['/api/desk/content/revision'] = again.hold({ code: 0, data: before });
  act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await again.open();
  await desk.user.click(merge);
  await act(settle);
  expect(saves[0]!.values).toMatchObject({ fdTitle: '他的标题' });
  expect(plainText(saves[0]!.values.fdContent)).toBe('一我 二 三他');
});

test('Ctrl+S saves the draft, and a published item leads to its page', async () => {
  const { desk, saves } = opened({
    '/api/desk/content/item': { code: 0, data: { ...item(), published: item().values } },
  });
  await title();
  expect(screen.getByRole('link', { name: '查看门户页面' })).toHaveAttribute('href', `/policy/detail/${fdId}`);
  await desk.user.type(await title(), '，改');
  await desk.user.keyboard('{Control>}s{/Control}');
  await act(settle);
  expect(saves).toMatchObject([{ act: 'draft', values: { fdTitle: '标题，改' } }]);
});

test('a publication that may be a mistake is asked about once', async () => {
  const { desk, saves } = opened();
  await title();
  const save = desk.answers['/api/desk/content/save'] as (sent: Sent) => unknown;
  desk.answers['/api/desk/content/save'] = (sent: Sent) => {
    const { asks } = JSON.parse(sent.body) as ContentSave;
    return asks
      ? { code: confirmationNeededCode, msg: '请确认后再发布', data: { fdTitle: '已有同名的内容？' } }
      : save(sent);
  };
  await desk.user.click(await button('发布'));
  const question = within(await screen.findByRole('alertdialog', { description: '已有同名的内容？' }));
  await desk.user.click(question.getByRole('button', { name: '确定' }));
  await act(settle);
  expect(saves).toMatchObject([{ act: 'publish' }]);
});
