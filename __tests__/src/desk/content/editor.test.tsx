import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalApi } from '../../../../src/api/portalApi';
import { mostStoredFiles } from '../../../../src/contract/storedFiles';
import {
  versionConflictCode,
  type ContentDetail,
  type ContentSave,
  type ContentValues,
} from '../../../../src/contract/deskContent';
import { settle, type Canned, type Sent } from '../../../support/cannedPage';
import { contentDetail } from '../../../support/contentDetail';
import { renderDesk } from '../../../support/deskPage';
import { gate } from '../../../support/gate';

/** The editor of the portal's content: docs/behaviour/desk-content.md. */

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const idOf = (name: string) => name.repeat(32).slice(0, 32);
const [first, second] = [idOf('a'), idOf('b')];

/** A mock backend that stores policies with versions, and refuses a save based on another version. */
function backend(...details: ContentDetail[]) {
  const kept = new Map(details.map((one) => [one.fdId, one]));
  const keys = new Map<string, string>();
  const saves: ContentSave[] = [];
  const next = [second];
  const conflict = (present: ContentDetail) => ({
    code: versionConflictCode,
    msg: '另一位编辑刚保存了新版本',
    data: present,
  });
  const write = (fdId: string, version: number, change: Partial<ContentDetail>) => {
    const before = kept.get(fdId)!;
    if (before.version !== version) return conflict(before);
    kept.set(fdId, { ...before, ...change, version: version + 1 });
    return { code: 0, data: kept.get(fdId) };
  };
  const save = ({ body, headers }: Sent) => {
    const sent = JSON.parse(body) as ContentSave;
    saves.push(sent);
    if (sent.fdId !== '')
      return write(sent.fdId, sent.version, { values: sent.values, title: String(sent.values.fdTitle) });
    // The idempotency key of a new item identifies it.
    const key = headers['Idempotency-Key']!;
    const made = keys.get(key);
    if (made) return conflict(kept.get(made)!);
    const fdId = next.shift()!;
    keys.set(key, fdId);
    kept.set(fdId, contentDetail(fdId, 1, { ...sent.values, fdId }));
    return { code: 0, data: kept.get(fdId) };
  };
  const ofRef = (change: Partial<ContentDetail>) => (call: Sent) => {
    const { fdId, version } = JSON.parse(call.body) as ContentSave;
    return write(fdId, version, change);
  };
  const answers: Record<string, Canned> = {
    '/api/desk/content/counts': { code: 0, data: {} },
    '/api/desk/content/categories': { code: 0, data: [{ fdCategory: '1', fdCategoryName: '一类' }] },
    '/api/desk/content': () => ({ code: 0, total: kept.size, rows: [...kept.values()] }),
    '/api/desk/content/item': ({ query }: Sent) => ({ code: 0, data: kept.get(query.get('fdId')!) }),
    '/api/desk/content/save': save,
    '/api/desk/content/remove': ofRef({ state: 'removed' }),
    '/api/desk/content/restore': ofRef({ values: { fdTitle: '从前的标题', fdContent: '<p>从前的正文</p>' } }),
  };
  /** A save by another editor. */
  const others = (fdId: string, values: ContentValues) => {
    const before = kept.get(fdId)!;
    kept.set(fdId, { ...before, version: before.version + 1, values: { ...before.values, ...values } });
  };
  return { answers, kept, saves, save, others };
}

const at = (fdId: string) => `/backend/content/policy/${fdId}`;
const title = () => screen.findByRole('textbox', { name: /^标题/ });
const text = () => screen.findByRole('textbox', { name: /^正文/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const unsaved = () => screen.queryAllByText('尚未保存到网站');

/** The editor of a policy, or of a new one, over a mock backend, whose saves can be held back. */
function open(of: ContentValues | 'new' = {}, more: Record<string, Canned> = {}) {
  const held = backend(...(of === 'new' ? [] : [contentDetail(first, 3, { fdTitle: '标题', ...of })]));
  const slow = gate();
  const desk = renderDesk(at(of === 'new' ? 'new' : first), { answers: { ...held.answers, ...more } });
  const holdSaves = () => {
    desk.answers['/api/desk/content/save'] = (call: Sent) => slow.hold(held.save(call));
  };
  return { ...held, desk, slow, holdSaves };
}

/** Pastes a text at the cursor. */
function paste(into: HTMLElement, html: string, files: File[] = []) {
  const event = createEvent.paste(into, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files },
  });
  fireEvent(into, event);
}

describe('saving a new item', () => {
  test('keeps what was typed during the save', async () => {
    const { desk, slow, holdSaves, saves } = open('new');
    holdSaves();
    await desk.user.type(await title(), '第一篇');
    await desk.user.click(button('存草稿'));
    await desk.user.type(await title(), '，改');
    await slow.open();
    await waitFor(() => expect(desk.address()).toBe(at(second)));
    expect(await title()).toHaveValue('第一篇，改');
    expect(unsaved()).not.toEqual([]);
    await desk.user.click(button('存草稿'));
    await slow.open();
    expect(saves.at(-1)).toMatchObject({ fdId: second, version: 1, values: { fdTitle: '第一篇，改' } });
    expect([...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('does not bring back a user who has moved on', async () => {
    const { desk, slow, holdSaves } = open('new');
    holdSaves();
    await desk.user.type(await title(), '第一篇');
    await desk.user.click(button('存草稿'));
    await desk.user.click(screen.getByRole('link', { name: /^收件/ }));
    await waitFor(() => expect(desk.address()).toBe('/backend/inbox'));
    await slow.open();
    expect(desk.address()).toBe('/backend/inbox');
  });
});

test('a finished text is published with five clicks', async () => {
  const { answers, saves } = backend();
  const desk = renderDesk('/backend/content/policy', { answers });
  let clicks = 0;
  const count = () => (clicks += 1);
  addEventListener('click', count, true);
  await desk.user.click(await screen.findByRole('link', { name: '新建企业政策' }));
  await desk.user.click(await title());
  await desk.user.keyboard('关于申报的通知');
  // The rest of the form by keyboard: fields are in the order of their labels.
  const go = async (name: string | RegExp) => {
    const field = screen.getByLabelText(name, { selector: 'input, select, [role="textbox"]' });
    for (let steps = 0; document.activeElement !== field && steps < 60; steps += 1) await desk.user.tab();
    expect(field).toHaveFocus();
  };
  await go(/^发文单位/);
  await desk.user.keyboard('市工业和信息化局');
  await desk.user.selectOptions(screen.getByLabelText(/^类别/), '一类');
  paste(await text(), '<p>各有关单位：</p><p>现将有关事项通知如下。</p>');
  await desk.user.click(button('发布'));
  removeEventListener('click', count, true);
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({
    act: 'publish',
    values: { fdTitle: '关于申报的通知', fdIssuedComName: '市工业和信息化局', fdClass: '1' },
  });
  expect(saves[0]!.values.fdContent).toContain('<p>各有关单位：</p>');
  expect(clicks).toBeLessThanOrEqual(5);
});

test('going back after a merged first save leads to the list, not to an empty new item', async () => {
  const { answers, save, kept } = backend();
  const desk = renderDesk('/backend/content/policy', { answers });
  await desk.user.click(await screen.findByRole('link', { name: '新建企业政策' }));
  await desk.user.type(await title(), '第一篇');
  desk.answers['/api/desk/content/save'] = (call: Sent) => {
    save(call);
    throw new TypeError('lost');
  };
  await desk.user.click(button('存草稿'));
  await desk.user.click(await screen.findByRole('button', { name: '确定' }));
  await desk.user.type(await title(), '，改');
  desk.answers['/api/desk/content/save'] = save;
  await desk.user.click(button('存草稿'));
  await desk.user.click(await screen.findByRole('button', { name: '合并' }));
  await waitFor(() => expect(desk.address()).toBe(at(second)));
  expect(kept.get(second)!.values.fdTitle).toBe('第一篇，改');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The dialog's history entry is removed asynchronously.
  await act(settle);
  await desk.back();
  await waitFor(() => expect(desk.address()).toBe('/backend/content/policy'));
});

describe('a publication while the draft is being saved', () => {
  const opened = (path: string, ...details: ContentDetail[]) => {
    const { answers, save, saves, kept } = backend(...details);
    const slow = gate();
    const desk = renderDesk(path, {
      answers: { ...answers, '/api/desk/content/save': (call: Sent) => slow.hold(save(call)) },
    });
    const actions = () => saves.map(({ act: what, fdId, version, values }) => [what, fdId, version, values.fdTitle]);
    return { desk, slow, actions, kept, notes: () => saves.map(({ note }) => note) };
  };
  const drafts = (desk: ReturnType<typeof renderDesk>) =>
    [...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'));

  test('waits for it, without a version conflict, and is sent once', async () => {
    const { desk, slow, actions, notes } = opened(at(first), contentDetail(first, 3, { fdTitle: '标题' }));
    await desk.user.type(await title(), '，改');
    await desk.user.type(await screen.findByRole('textbox', { name: '修改说明' }), '改电话');
    await desk.user.click(button('存草稿'));
    await desk.user.dblClick(button('发布'));
    expect(actions()).toEqual([['draft', first, 3, '标题，改']]);
    await slow.open();
    await slow.open();
    expect(actions().slice(1)).toEqual([['publish', first, 4, '标题，改']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([unsaved(), drafts(desk), notes()]).toEqual([[], [], ['改电话', undefined]]);
  });

  test('publishes the item that the draft created, with what was typed since', async () => {
    const { desk, slow, actions, kept } = opened(at('new'));
    await desk.user.type(await title(), '第一篇');
    await desk.user.click(button('存草稿'));
    await desk.user.type(await title(), '，改');
    await desk.user.click(button('发布'));
    await slow.open();
    await slow.open();
    expect(actions()).toEqual([
      ['draft', '', 0, '第一篇'],
      ['publish', second, 1, '第一篇，改'],
    ]);
    expect(kept.size).toBe(1);
    await waitFor(() => expect(desk.address()).toBe(at(second)));
    expect(await title()).toHaveValue('第一篇，改');
    expect([unsaved(), drafts(desk)]).toEqual([[], []]);
  });

  test('that is refused leaves the item that the draft created in the editor', async () => {
    const { desk, slow, kept } = opened(at('new'));
    await desk.user.type(await title(), '第一篇');
    await desk.user.click(button('存草稿'));
    await desk.user.click(button('发布'));
    desk.answers['/api/desk/content/save'] = { code: 500, msg: '暂时不能发布' };
    await slow.open();
    expect(await screen.findByText(/暂时不能发布/)).toBeInTheDocument();
    await waitFor(() => expect(desk.address()).toBe(at(second)));
    expect(kept.size).toBe(1);
    expect(await title()).toHaveValue('第一篇');
  });

  test('is not sent if the draft could not be saved', async () => {
    const { desk, slow, actions, kept } = opened(at(first), contentDetail(first, 3, { fdTitle: '标题' }));
    await desk.user.type(await title(), '，改');
    kept.set(first, { ...kept.get(first)!, version: 4 });
    await desk.user.click(button('存草稿'));
    await desk.user.click(button('发布'));
    await slow.open();
    await slow.open();
    expect(actions()).toEqual([['draft', first, 3, '标题，改']]);
    expect(screen.getByRole('dialog', { name: '另一位编辑已保存了新版本' })).toBeInTheDocument();
  });
});

describe('a refused publication leads to the first wrong field, and says at each what is wrong', () => {
  const refusal = (data: Record<string, string>) => ({ code: 422, msg: '有 1 处需要修改', data });
  const wrong = (field: HTMLElement, text: string) => {
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  };

  test('of a new item', async () => {
    const refused = refusal({ fdTitle: '不能为空', fdContent: '不能为空' });
    const { desk } = open('new', { '/api/desk/content/save': refused });
    await title();
    await desk.user.click(button('发布'));
    await act(settle);
    wrong(await title(), '不能为空');
    expect(await text()).toBeInvalid();
  });

  test('of a new item that a draft has made on the way', async () => {
    const { desk, slow, holdSaves } = open('new');
    holdSaves();
    await desk.user.type(await title(), '第一篇');
    await desk.user.click(button('存草稿'));
    await desk.user.click(button('发布'));
    desk.answers['/api/desk/content/save'] = refusal({ fdContent: '不能为空' });
    await slow.open();
    await waitFor(() => expect(desk.address()).toBe(at(second)));
    wrong(await text(), '不能为空');
  });

  test('and in a dialog where no field of the form is wrong', async () => {
    const refused = refusal({ fdId: '编号有误' });
    const { desk } = open('new', { '/api/desk/content/save': refused });
    await title();
    await desk.user.click(button('发布'));
    expect(await screen.findByRole('alertdialog', { name: '有 1 处需要修改' })).toBeInTheDocument();
  });
});

test('a text that somebody else saved meanwhile is shown before it can be changed', async () => {
  const { desk, others, saves } = open({ fdContent: '<p>旧正文</p>' });
  expect(await text()).toHaveTextContent('旧正文');
  others(first, { fdContent: '<p>别人的正文</p>' });
  // The network is online again.
  act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
  await waitFor(async () => expect(await text()).toHaveTextContent('别人的正文'));
  paste(await text(), '<p>加一句</p>');
  await desk.user.click(button('存草稿'));
  await act(settle);
  expect(saves).toHaveLength(1);
  expect(saves[0]!.values.fdContent).toContain('别人的正文');
});

test('input is never applied to a version that was loaded meanwhile', async () => {
  const { desk, others, saves } = open({ fdContent: '<p>旧正文</p>' });
  paste(await text(), '<p>我的一句</p>');
  await desk.user.type(await title(), '，改');
  await desk.user.tab();
  others(first, { fdContent: '<p>别人的正文</p>' });
  act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
  await act(settle);
  expect(await text()).toHaveTextContent('我的一句');
  await desk.user.click(button('存草稿'));
  expect(await screen.findByRole('dialog', { name: '另一位编辑已保存了新版本' })).toBeInTheDocument();
  expect(saves[0]).toMatchObject({ version: 3 });
});

test('a copy names its original', async () => {
  const { desk, others, saves } = open();
  await desk.user.type(await title(), '，改');
  others(first, { fdTitle: '别人的标题' });
  await desk.user.click(button('存草稿'));
  await desk.user.click(await screen.findByRole('button', { name: '另存为副本' }));
  await waitFor(() => expect(desk.address()).toBe(at(second)));
  expect(saves.at(-1)).toMatchObject({ fdId: '', copyOf: first, values: { fdTitle: '标题，改' } });
});

test('a refetch without a response leaves the editor open', async () => {
  const { desk } = open();
  const field = await title();
  desk.answers['/api/desk/content/item'] = null;
  act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
  await act(settle);
  desk.answers['/api/desk/content/item'] = { code: 0, data: null };
  act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
  await act(settle);
  expect(desk.calls('/api/desk/content/item')).toHaveLength(3);
  expect(field).toBeInTheDocument();
});

test('a draft cannot be taken down', async () => {
  open();
  await title();
  expect(screen.queryByRole('button', { name: '撤下' })).toBeNull();
});

describe('taking an item down', () => {
  const openPublished = () => {
    const opened = open();
    opened.kept.set(first, { ...opened.kept.get(first)!, state: 'published' });
    return opened;
  };

  test('keeps unsaved text', async () => {
    const { desk, saves } = openPublished();
    await desk.user.type(await title(), '，改');
    await desk.user.click(button('撤下'));
    await desk.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('已撤下', { selector: 'p, p *' })).toBeInTheDocument();
    expect(await title()).toHaveValue('标题，改');
    await desk.user.click(button('存草稿'));
    await act(settle);
    expect(saves.at(-1)).toMatchObject({ version: 4, values: { fdTitle: '标题，改' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('with an outdated version shows the current one, and then succeeds', async () => {
    const { desk, others, kept } = openPublished();
    await title();
    others(first, { fdTitle: '别人的标题' });
    const takeDown = async () => {
      await desk.user.click(button('撤下'));
      await desk.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
      await act(settle);
      const alert = screen.queryByRole('alertdialog');
      if (alert) await desk.user.click(within(alert).getByRole('button', { name: /确定|知道/ }));
    };
    await takeDown();
    expect(kept.get(first)!.state).toBe('published');
    expect(await title()).toHaveValue('别人的标题');
    await takeDown();
    expect(kept.get(first)!.state).toBe('removed');
  });
});

test('a note belongs to the version that it was written for, not to later ones', async () => {
  const { desk, saves } = open();
  await desk.user.type(await screen.findByRole('textbox', { name: '修改说明' }), '改电话');
  await desk.user.click(button('存草稿'));
  await act(settle);
  await desk.user.type(await title(), '，改');
  await desk.user.click(button('存草稿'));
  await act(settle);
  expect(saves.map(({ note }) => note)).toEqual(['改电话', undefined]);
});

test('a note that is written while a version is being saved is kept for the next one', async () => {
  const { desk, slow, holdSaves, saves } = open();
  holdSaves();
  const note = await screen.findByRole('textbox', { name: '修改说明' });
  await desk.user.type(note, '改电话');
  await desk.user.click(button('存草稿'));
  await desk.user.clear(note);
  await desk.user.type(note, '改地址');
  await slow.open();
  expect(note).toHaveValue('改地址');
  await desk.user.click(button('存草稿'));
  await slow.open();
  expect(saves.map((sent) => sent.note)).toEqual(['改电话', '改地址']);
  expect(note).toHaveValue('');
});

test('a log-out says how much would be lost that is in this browser alone, of other tabs too', async () => {
  const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题' }));
  const other = { savedAt: Date.now(), fields: { fdTitle: '另一页', '@version': '1' }, attachments: [] };
  const note = { savedAt: Date.now(), fields: { note: '材料齐全' }, attachments: [] };
  const desk = renderDesk(at(first), { answers });
  await desk.user.type(await title(), '，改');
  expect(screen.getAllByText('尚未保存到网站')).not.toEqual([]);
  await desk.user.tab();
  expect(await screen.findByText(/暂存在本浏览器/)).toBeInTheDocument();
  const { stored } = desk.browser;
  stored.set(`draft:content:13800000002:policy.${second}`, JSON.stringify(other));
  stored.set('draft:deskNote:13800000002:SB-1', JSON.stringify(note));
  const kept = () => [...stored.keys()].filter((key) => key.startsWith('draft:'));
  const ask = async (question: string) => {
    await desk.user.click(screen.getByRole('button', { name: /顾青/ }));
    await desk.user.click(button('退出登录'));
    return within(await screen.findByRole('alertdialog', { description: question }));
  };
  const all = await ask('有 3 处未保存到网站的内容，退出后将删除，仍要退出吗？');
  await desk.user.click(all.getByRole('button', { name: '取消' }));
  expect(kept()).toHaveLength(3);
  await desk.user.click(button('存草稿'));
  await act(settle);
  // It was saved in its own tab.
  stored.delete('draft:deskNote:13800000002:SB-1');
  const rest = await ask('有 1 处未保存到网站的内容，退出后将删除，仍要退出吗？');
  await desk.user.click(rest.getByRole('button', { name: '确定' }));
  expect(kept()).toEqual([]);
});

test('a log-out without unsaved items only asks for confirmation', async () => {
  const { desk } = open();
  await desk.user.type(await title(), '，改');
  await desk.user.click(button('存草稿'));
  await act(settle);
  await desk.user.click(screen.getByRole('button', { name: /顾青/ }));
  await desk.user.click(button('退出登录'));
  const question = await screen.findByRole('alertdialog', { description: '确定要退出登录吗？' });
  await desk.user.click(within(question).getByRole('button', { name: '取消' }));
  expect(desk.browser.left).toEqual([]);
});

test('nothing is left to choose in a text that both have written alike, but for the blanks of its source', async () => {
  const { answers, others } = backend(contentDetail(first, 3, { fdTitle: '标题', fdContent: '<p></p>' }));
  const desk = renderDesk(at(first), { answers });
  paste(await text(), '<p>一</p><p>二</p>');
  others(first, { fdContent: '<p>一</p>\n<p>二</p>' });
  await desk.user.click(button('存草稿'));
  expect(await screen.findByRole('button', { name: '合并' })).toBeEnabled();
});

describe('what is typed or arrives while a version conflict is being resolved', () => {
  const opened = async () => {
    const { answers, others, saves, save } = backend(
      contentDetail(first, 3, { fdTitle: '标题', fdIssuedComName: '单位' }),
    );
    const slow = gate();
    const desk = renderDesk(at(first), { answers });
    await desk.user.type(await title(), '，改');
    others(first, { fdTitle: '别人的标题', fdIssuedComName: '别人的单位' });
    await desk.user.click(button('存草稿'));
    await screen.findByRole('button', { name: '合并' });
    desk.answers['/api/desk/content/save'] = (call: Sent) => slow.hold(save(call));
    return { desk, slow, saves };
  };

  test('stays, unsaved, over what was merged', async () => {
    const { desk, slow, saves } = await opened();
    // Both have changed the title: nobody has chosen yet.
    expect(button('合并')).toBeDisabled();
    await desk.user.click(screen.getByRole('radio', { name: /标题，改/ }));
    await desk.user.click(button('合并'));
    await desk.user.keyboard('{Escape}');
    await desk.user.type(await title(), '，再改');
    await slow.open();
    expect(await title()).toHaveValue('标题，改，再改');
    expect(screen.getByRole('textbox', { name: /^发文单位/ })).toHaveValue('别人的单位');
    expect(unsaved()).not.toEqual([]);
    await desk.user.click(button('存草稿'));
    await slow.open();
    expect(saves.at(-1)).toMatchObject({
      version: 5,
      values: { fdTitle: '标题，改，再改', fdIssuedComName: '别人的单位' },
    });
  });

  test('leaves what was chosen of the other one where nothing was typed', async () => {
    const { desk, slow } = await opened();
    await desk.user.click(screen.getByRole('radio', { name: /别人的标题/ }));
    await desk.user.click(button('合并'));
    await slow.open();
    expect(await title()).toHaveValue('别人的标题');
    expect(unsaved()).toEqual([]);
  });
});

test('what is typed while an earlier version is being restored stays', async () => {
  const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题' }));
  const slow = gate();
  const desk = renderDesk(at(first), {
    answers: {
      ...answers,
      '/api/desk/content/restore': (call: Sent) =>
        slow.hold((answers['/api/desk/content/restore'] as (sent: Sent) => unknown)(call)),
    },
  });
  await desk.user.type(await title(), '，改');
  await desk.user.click(await screen.findByRole('button', { name: /^恢复/ }));
  await desk.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await desk.user.type(await title(), '，再改');
  await slow.open();
  expect(await title()).toHaveValue('标题，改，再改');
  expect(await text()).toHaveTextContent('从前的正文');
  expect(unsaved()).not.toEqual([]);
});

describe('what is typed back to what it was before', () => {
  const drafts = (desk: ReturnType<typeof renderDesk>) =>
    [...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:'));
  const backspace = (times: number) => '{Backspace}'.repeat(times);

  test.each([
    ['an item', first, '标题'],
    ['a new item', 'new', ''],
  ])('of %s is nothing that a log-out would lose', async (_name, fdId, before) => {
    const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题' }));
    const desk = renderDesk(at(fdId), { answers });
    await desk.user.type(await title(), '，改');
    await desk.user.tab();
    expect(drafts(desk)).toHaveLength(1);
    await desk.user.type(await title(), backspace(2));
    await desk.user.tab();
    expect(await title()).toHaveValue(before);
    await desk.user.click(screen.getByRole('button', { name: /顾青/ }));
    await desk.user.click(button('退出登录'));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('确定要退出登录吗？');
    expect(drafts(desk)).toEqual([]);
  });

  test('does not undo what somebody else saves afterwards', async () => {
    const { desk, others } = open();
    await desk.user.type(await title(), `，改${backspace(2)}`);
    await desk.user.tab();
    others(first, { fdTitle: '别人的标题' });
    act(() => void desk.store.dispatch(portalApi.internalActions.onOnline()));
    await waitFor(async () => expect(await title()).toHaveValue('别人的标题'));
    expect(unsaved()).toEqual([]);
  });

  test('while it is being saved stays', async () => {
    const { desk, slow, holdSaves } = open();
    holdSaves();
    await desk.user.type(await title(), '，改');
    await desk.user.click(button('存草稿'));
    await desk.user.type(await title(), backspace(2));
    await desk.user.tab();
    await slow.open();
    expect(await title()).toHaveValue('标题');
    expect(unsaved()).not.toEqual([]);
  });

  test('leaves the other fields as they were typed', async () => {
    const { desk } = open({ fdContent: '<p>正文</p>' });
    paste(await text(), '<p>加一句</p>');
    await desk.user.type(await title(), `，改${backspace(2)}`);
    await desk.user.tab();
    expect(await text()).toHaveTextContent('加一句');
    expect(drafts(desk)).toHaveLength(1);
  });

  test('of a text that the editor would write in another way is no change either', async () => {
    const html = '\n<p class="lead">正文</p>\n';
    const { desk } = open({ fdContent: html });
    paste(await text(), '<p>加一句</p>');
    expect(unsaved()).not.toEqual([]);
    fireEvent.keyDown(await text(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(unsaved()).toEqual([]);
    desk.unmount();
    expect(drafts(desk)).toEqual([]);
  });
});

describe('a picture', () => {
  const png = (name: string) => new File(['x'], name, { type: 'image/png' });
  const uploaded = (name: string) => ({
    code: 0,
    data: { url: `/profile/uploads/${name}`, width: 4, height: 3, fileName: `${name}.png` },
  });
  /** A mock backend whose upload responses are released one by one, in any order. */
  const opened = (path: string, answers: Record<string, Canned>) => {
    const waiting: ((answer: unknown) => void)[] = [];
    const upload = () => new Promise((resolve) => waiting.push(resolve));
    const desk = renderDesk(path, { answers: { ...answers, '/api/desk/pictures': upload } });
    const answer = (name: string) =>
      act(async () => {
        waiting.shift()?.(uploaded(name));
        await settle();
      });
    return { desk, answer, uploads: () => desk.calls('/api/desk/pictures') };
  };

  const question = (text: string) => within(screen.getByRole('alertdialog', { description: text }));

  test('that is uploading is waited for by a publication, which then includes it', async () => {
    const { answers, saves } = backend();
    const { desk, answer } = opened('/backend/content/banner/new', answers);
    await screen.findByRole('button', { name: '上传图片' });
    const input = screen.getByLabelText('上传图片', { selector: 'input' });
    fireEvent.change(input, { target: { files: [png('one.png')] } });
    await desk.user.click(button('发布'));
    expect(screen.getByText(/图片传完就发布/)).toBeInTheDocument();
    expect(saves).toEqual([]);
    await answer('one');
    await act(settle);
    expect(saves.map(({ values }) => values.fdFilePath)).toEqual(['/profile/uploads/one']);
  });

  test('or a document becomes part of the text: a document as a link with kind and size', async () => {
    const document = { url: '/profile/uploads/1/file.pdf', kind: 'pdf', size: 204_800, fileName: '申报指南.pdf' };
    const { desk, saves } = open(
      { fdContent: '<p>见附件</p>' },
      { '/api/desk/documents': { code: 0, data: document } },
    );
    await text();
    const file = new File(['x'], '申报指南.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('上传文件'), { target: { files: [file] } });
    expect(await screen.findByText('申报指南（PDF，200 KB）')).toBeInTheDocument();
    await desk.user.click(button(/^发布/));
    await act(settle);
    expect(saves[0]?.values.fdContent).toContain('<a href="/profile/uploads/1/file.pdf">申报指南（PDF，200 KB）</a>');
  });

  test('of another site, pasted with its text, is stored by the server, or named; the text stays', async () => {
    const asked: string[] = [];
    const slow = gate();
    const remote = ({ body }: Sent) => {
      const { url } = JSON.parse(body) as { url: string };
      asked.push(url);
      return slow.hold(url.endsWith('a.png') ? uploaded('one') : { code: 500, msg: '没有取到这张图片' });
    };
    const { desk, saves } = open({ fdContent: '<p></p>' }, { '/api/desk/pictures/remote': remote });
    paste(
      await text(),
      '<p style="color: red">前</p><p><img src="https://x.example/a.png" alt="图一">后</p><p>末<img src="https://x.example/b.jpg"></p>',
    );
    await desk.user.click(button('存草稿'));
    expect(saves).toEqual([]);
    await slow.open();
    await slow.open();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(asked).toEqual(['https://x.example/a.png', 'https://x.example/b.jpg']);
    expect(saves[0]?.values.fdContent).toBe(
      '<p>前</p><p><img src="/profile/uploads/one" alt="图一" width="4" height="3">后</p><p>末</p>',
    );
    expect(
      screen.getByText(
        '粘贴的内容没有带原来的颜色和字号；1 张图片已存到本站；1 张图片没有带过来（b.jpg），请用图片按钮上传',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog', { name: /没有取到/ })).not.toBeInTheDocument();
  });

  test('or a document that was uploaded before is found and used again', async () => {
    const asked: string[] = [];
    const files = ({ query }: Sent) => {
      asked.push(String(query));
      const picture = {
        url: '/profile/uploads/1/4x3.jpg',
        width: 4,
        height: 3,
        fileName: '厂房.jpg',
        size: 9,
        day: '2025-06-01',
      };
      const document = {
        url: '/profile/uploads/2/file.pdf',
        kind: 'pdf',
        fileName: '指南.pdf',
        size: 2048,
        day: '2025-06-02',
      };
      return { code: 0, data: { files: query.get('q') ? [document] : [picture, document], more: !query.get('q') } };
    };
    const { desk, saves } = open({ fdContent: '<p>正文</p>' }, { '/api/desk/pictures': files });
    await text();
    await desk.user.click(button('从图片与文件选'));
    await desk.user.click(await screen.findByRole('button', { name: /^厂房.jpg ?4 × 3/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await desk.user.click(button('从图片与文件选'));
    const dialog = within(await screen.findByRole('dialog', { name: '图片与文件' }));
    await desk.user.click(await dialog.findByRole('button', { name: '显示更多' }));
    await desk.user.type(dialog.getByRole('searchbox'), '指南{Enter}');
    await desk.user.selectOptions(dialog.getByLabelText('类型'), '文件');
    await desk.user.selectOptions(dialog.getByLabelText('排序'), '大的在前');
    fireEvent.change(dialog.getByLabelText('上传日期'), { target: { value: '2025-06-02' } });
    await desk.user.click(await dialog.findByRole('button', { name: /^PDF ?指南.pdf/ }));
    expect(asked[2]).toBe('limit=48');
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
      q: '指南',
      kind: 'document',
      by: 'size',
      day: '2025-06-02',
      limit: '24',
    });
    await desk.user.click(button('存草稿'));
    await act(settle);
    const saved = String(saves[0]?.values.fdContent);
    expect(saved).toContain('<img src="/profile/uploads/1/4x3.jpg" alt="厂房" width="4" height="3">');
    expect(saved).toContain('<a href="/profile/uploads/2/file.pdf">指南（PDF，2.0 KB）</a>');
  });

  test('is looked for by its name and the like once very many are on display', async () => {
    const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题', fdContent: '<p>正文</p>' }));
    const limits: number[] = [];
    const files = ({ query }: Sent) => {
      limits.push(Number(query.get('limit')));
      return { code: 0, data: { files: [], more: true } };
    };
    const desk = renderDesk(at(first), { answers: { ...answers, '/api/desk/pictures': files } });
    await text();
    await desk.user.click(button('从图片与文件选'));
    const dialog = within(await screen.findByRole('dialog', { name: '图片与文件' }));
    for (let more = 1; more < 20; more += 1)
      await desk.user.click(await dialog.findByRole('button', { name: '显示更多' }));
    expect(await dialog.findByText('只列出前 480 个，其余的请按名称、类型或日期查找')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '显示更多' })).not.toBeInTheDocument();
    expect(Math.max(...limits)).toBe(mostStoredFiles);
  });

  test('without a description is asked for one', async () => {
    const html = '<p>前<img src="/profile/pictures/a.png"><img src="/profile/pictures/b.png" alt="乙"></p>';
    const { desk, saves } = open({ fdContent: html });
    expect(await screen.findByText('1 张图片缺说明')).toBeInTheDocument();
    await desk.user.click(button('填写说明'));
    const field = screen.getByLabelText('图片说明');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '厂房外景' } });
    await desk.user.click(button('存草稿'));
    await act(settle);
    expect(saves[0]?.values.fdContent).toBe(
      '<p>前<img src="/profile/pictures/a.png" alt="厂房外景"><img src="/profile/pictures/b.png" alt="乙"></p>',
    );
    expect(screen.queryByText(/缺说明/)).not.toBeInTheDocument();
  });

  test('that failed needs a confirmation before a save, until the user goes on without it', async () => {
    const failure = { code: 500, msg: '图片已损坏' };
    const { desk, saves } = open({ fdContent: '<p></p>' }, { '/api/desk/pictures': failure });
    paste(await text(), '', [png('one.png')]);
    await desk.user.click((await screen.findByRole('alertdialog', { name: /图片已损坏/ })).querySelector('button')!);
    await desk.user.click(button('存草稿'));
    expect(saves).toEqual([]);
    await desk.user.click(question('有图片未上传完成，仍要存草稿吗？').getByRole('button', { name: '确定' }));
    await act(settle);
    await desk.user.click(button('存草稿'));
    await act(settle);
    expect(saves).toHaveLength(2);
  });

  test('that failed is remembered although another one succeeds, until it succeeds itself', async () => {
    const { desk, saves } = open({ fdContent: '<p></p>' });
    const send = async (name: string, answer: Canned) => {
      desk.answers['/api/desk/pictures'] = answer;
      paste(await text(), '', [png(name)]);
      await act(settle);
    };
    await send('one.png', { code: 500, msg: '图片已损坏' });
    await desk.user.click((await screen.findByRole('alertdialog', { name: /图片已损坏/ })).querySelector('button')!);
    await send('two.png', uploaded('two'));
    await desk.user.click(button('存草稿'));
    await desk.user.click(question('有图片未上传完成，仍要存草稿吗？').getByRole('button', { name: '取消' }));
    await send('one.png', uploaded('one'));
    await desk.user.click(button('存草稿'));
    await act(settle);
    expect(saves.map(({ values }) => String(values.fdContent).match(/uploads\/\w+/g))).toEqual([
      ['uploads/two', 'uploads/one'],
    ]);
  });

  test('that failed needs no confirmation once all changes are discarded', async () => {
    const failure = { code: 500, msg: '图片已损坏' };
    const { desk, saves } = open({ fdContent: '<p></p>' }, { '/api/desk/pictures': failure });
    await desk.user.type(await title(), '，改');
    paste(await text(), '', [png('one.png')]);
    await desk.user.click((await screen.findByRole('alertdialog', { name: /图片已损坏/ })).querySelector('button')!);
    await desk.user.click(button('放弃未保存的修改'));
    await desk.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
    await desk.user.click(button('存草稿'));
    await act(settle);
    expect(saves).toHaveLength(1);
  });

  test.each([
    ['合并', first],
    ['另存为副本', ''],
  ])('that is uploading is waited for in a version conflict: %s', async (word, fdId) => {
    const { answers, saves, others } = backend(contentDetail(first, 3, { fdTitle: '标题', fdContent: '<p></p>' }));
    const { desk, answer } = opened(at(first), answers);
    await desk.user.type(await title(), '，改');
    others(first, { fdTitle: '别人的标题' });
    const editorText = await text();
    await desk.user.click(button('存草稿'));
    const goOn = await screen.findByRole('button', { name: word });
    await desk.user.click(screen.getByRole('radio', { name: /标题，改/ }));
    paste(editorText, '', [png('one.png')]);
    await waitFor(() => expect(goOn).toBeDisabled());
    expect(saves).toHaveLength(1);
    await answer('one');
    await desk.user.click(goOn);
    await act(settle);
    expect(saves).toHaveLength(2);
    expect(saves[1]).toMatchObject({ fdId, values: { fdTitle: '标题，改' } });
    expect(saves[1]!.values.fdContent).toContain('/profile/uploads/one');
  });

  test('that accompanies copied text is ignored, and one copied alone is uploaded', async () => {
    const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题', fdContent: '<p></p>' }));
    const { desk, answer, uploads } = opened(at(first), answers);
    paste(await text(), '<table><tbody><tr><td>甲</td></tr></tbody></table>', [png('table.png')]);
    expect(await text()).toHaveTextContent('甲');
    expect(uploads()).toEqual([]);
    paste(await text(), '<img src="https://example.com/a.png">', [png('one.png')]);
    expect(uploads()).toHaveLength(1);
    await answer('one');
    expect((await text()).querySelector('img[src="/profile/uploads/one"]')).not.toBeNull();
    desk.unmount();
  });

  test('whose text is gone is reported as missing', async () => {
    const { answers } = backend(contentDetail(first, 3, { fdTitle: '标题', fdContent: '<p></p>' }));
    const { desk, answer } = opened(at(first), answers);
    paste(await text(), '', [png('one.png')]);
    await desk.user.click(screen.getByRole('link', { name: '申报项目' }));
    await answer('one');
    expect(await screen.findByText('图片传完时，要插入的正文已不在编辑，请重新插入')).toBeInTheDocument();
  });

  test('of a field uploads one at a time, so that an earlier one never replaces a later one', async () => {
    const { answers } = backend();
    const { desk, answer, uploads } = opened('/backend/content/banner/new', answers);
    const upload = await screen.findByRole('button', { name: '上传图片' });
    const input = screen.getByLabelText('上传图片', { selector: 'input' });
    const chooser = jest.spyOn(input as HTMLInputElement, 'click').mockImplementation(() => undefined);
    await desk.user.click(upload);
    expect(chooser).toHaveBeenCalledTimes(1);
    fireEvent.change(input, { target: { files: [png('one.png')] } });
    await desk.user.click(upload);
    expect(chooser).toHaveBeenCalledTimes(1);
    expect(uploads()).toHaveLength(1);
    // The file picker was closed without a file.
    fireEvent.change(input, { target: { files: [] } });
    expect(uploads()).toHaveLength(1);
    await answer('one');
    await desk.user.click(upload);
    expect(chooser).toHaveBeenCalledTimes(2);
  });
});
