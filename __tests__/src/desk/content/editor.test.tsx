import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalApi } from '../../../../src/api/portalApi';
import { mostStoredFiles } from '../../../../src/contract/storedFiles';
import {
  versionConflictCode,
  type ContentDetail,
  type ContentSave,
  type ContentValues,
} from '../../../../src/contract/deskContent';
import { settle, type Canned, type Sent, gate } from '../../../support/cannedPage';
import { contentDetail } from '../../../support/contentDetail';
import { renderDesk } from '../../../support/deskPage';

/** The editor of the portal's content: docs/behaviour/desk-content.md. */

const idOf = (name: string) => name.repeat(32).slice(0, 32);
const [first, second] = [idOf('a'), idOf('b')];

/** A mock backend that stores policies with versions, and refuses a save based on another version. */
function backend(...details: ContentDetail[]) {
  const stored = new Map(details.map((one) => [one.fdId, one]));
  const keys = new Map<string, string>();
  const saves: ContentSave[] = [];
  const next = [second];
  const conflict = (present: ContentDetail) => ({
    code: versionConflictCode,
    msg: '另一位编辑刚保存了新版本',
    data: present,
  });
  const write = (fdId: string, version: number, change: Partial<ContentDetail>) => {
    const before = stored.get(fdId)!;
    if (before.version !== version) return conflict(before);
    stored.set(fdId, { ...before, ...change, version: version + 1 });
    return { code: 0, data: stored.get(fdId) };
  };
  const save = ({ body, headers }: Sent) => {
    const sent = JSON.parse(body) as ContentSave;
    saves.push(sent);
    if (sent.fdId !== '')
      return write(sent.fdId, sent.version, { values: sent.values, title: String(sent.values.fdTitle) });
    // The idempotency key of a new item identifies it.
    const key = headers['Idempotency-Key']!;
    const existing = keys.get(key);
    if (existing) return conflict(stored.get(existing)!);
    const fdId = next.shift()!;
    keys.set(key, fdId);
    stored.set(fdId, contentDetail(fdId, 1, { ...sent.values, fdId }));
    return { code: 0, data: stored.get(fdId) };
  };
  const ofRef = (change: Partial<ContentDetail>) => (call: Sent) => {
    const { fdId, version } = JSON.parse(call.body) as ContentSave;
    return write(fdId, version, change);
  };
  const answers: Record<string, Canned> = {
    '/api/desk/content/categories': { code: 0, data: [{ fdCategory: '1', fdCategoryName: '一类' }] },
    '/api/desk/content': () => ({ code: 0, total: stored.size, rows: [...stored.values()] }),
    '/api/desk/content/item': ({ query }: Sent) => ({ code: 0, data: stored.get(query.get('fdId')!) }),
    '/api/desk/content/save': save,
    '/api/desk/content/remove': ofRef({ state: 'removed' }),
    '/api/desk/content/restore': ofRef({ values: { fdTitle: '从前的标题', fdContent: '<p>从前的正文</p>' } }),
  };
  /** A save by another editor. */
  const others = (fdId: string, values: ContentValues) => {
    const before = stored.get(fdId)!;
    stored.set(fdId, { ...before, version: before.version + 1, values: { ...before.values, ...values } });
  };
  return { answers, kept: stored, saves, save, others };
}

const at = (fdId: string) => `/backend/content/policy/${fdId}`;
const title = () => screen.findByRole('textbox', { name: /^标题/ });
const text = () => screen.findByRole('textbox', { name: /^正文/ });
const note = () => screen.findByRole('textbox', { name: '修改说明' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const unsaved = () => screen.queryAllByText('尚未保存到网站');
const inAlert = (description?: string) => within(screen.getByRole('alertdialog', { description }));
const conflict = () => screen.findByRole('dialog', { name: '另一位编辑已保存了新版本' });
const saving = '/api/desk/content/save';

/** The editor of a policy, of a new one, or another page of the desk, over a mock backend whose saves can be held back. */
function open(
  of: ContentValues | 'new' = {},
  more: Record<string, Canned> = {},
  path = at(of === 'new' ? 'new' : first),
) {
  const deskBackend = backend(...(of === 'new' ? [] : [contentDetail(first, 3, { fdTitle: '标题', ...of })]));
  const slow = gate();
  const desk = renderDesk(path, { ...deskBackend.answers, ...more });
  const { user } = desk;
  const press = (name: string | RegExp) => user.click(button(name));
  const type = async (words: string) => user.type(await title(), words);
  return {
    ...deskBackend,
    desk,
    user,
    slow,
    holdSaves: () => void (desk.answers[saving] = (call: Sent) => slow.hold(deskBackend.save(call))),
    press,
    type,
    /** Types into the title, and saves a draft. */
    draft: async (words: string) => {
      await type(words);
      await press('存草稿');
    },
    saveDraft: async () => {
      await press('存草稿');
      await act(settle);
    },
    /** Answers the question on the screen. */
    answer: (name = '确定') => user.click(inAlert().getByRole('button', { name })),
    /** The network is online again. */
    reconnect: () => act(() => void desk.store.dispatch(portalApi.internalActions.onOnline())),
    arrivesAt: (address: string) => waitFor(() => expect(desk.address()).toBe(address)),
    drafts: () => [...desk.browser.stored.keys()].filter((key) => key.startsWith('draft:')),
    actions: () =>
      deskBackend.saves.map(({ act: what, fdId, version, values }) => [what, fdId, version, values.fdTitle]),
    logOut: async () => {
      await press(/顾青/);
      await press('退出登录');
    },
  };
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
    const { slow, holdSaves, saves, type, press, arrivesAt, drafts, draft } = open('new');
    holdSaves();
    await draft('第一篇');
    await type('，改');
    await slow.open();
    await arrivesAt(at(second));
    expect(await title()).toHaveValue('第一篇，改');
    expect(unsaved()).not.toEqual([]);
    await press('存草稿');
    await slow.open();
    expect(saves.at(-1)).toMatchObject({ fdId: second, version: 1, values: { fdTitle: '第一篇，改' } });
    expect(drafts()).toEqual([]);
  });

  test('does not bring back a user who has moved on', async () => {
    const { desk, user, slow, holdSaves, arrivesAt, draft } = open('new');
    holdSaves();
    await draft('第一篇');
    await user.click(screen.getByRole('link', { name: /^收件/ }));
    await arrivesAt('/backend/inbox');
    await slow.open();
    expect(desk.address()).toBe('/backend/inbox');
  });
});

test('going back after a merged first save leads to the list, not to an empty new item', async () => {
  const { desk, user, save, kept, type, press, arrivesAt } = open('new', {}, '/backend/content/policy');
  await user.click(await screen.findByRole('link', { name: '新建企业政策' }));
  await type('第一篇');
  desk.answers[saving] = (call: Sent) => {
    save(call);
    throw new TypeError('lost');
  };
  await press('存草稿');
  await user.click(await screen.findByRole('button', { name: '确定' }));
  await type('，改');
  desk.answers[saving] = save;
  await press('存草稿');
  await user.click(await screen.findByRole('button', { name: '合并' }));
  await arrivesAt(at(second));
  expect(kept.get(second)!.values.fdTitle).toBe('第一篇，改');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The dialog's history entry is removed asynchronously.
  await act(settle);
  await desk.back();
  await arrivesAt('/backend/content/policy');
});

describe('a publication while the draft is being saved', () => {
  test('waits for it, without a version conflict, and is sent once', async () => {
    const { user, slow, holdSaves, actions, saves, type, press, drafts } = open();
    holdSaves();
    await type('，改');
    await user.type(await note(), '改电话');
    await press('存草稿');
    await user.dblClick(button('发布'));
    expect(actions()).toEqual([['draft', first, 3, '标题，改']]);
    await slow.open();
    await slow.open();
    expect(actions().slice(1)).toEqual([['publish', first, 4, '标题，改']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const notes = saves.map((sent) => sent.note);
    expect([unsaved(), drafts(), notes]).toEqual([[], [], ['改电话', undefined]]);
  });

  test('publishes the item that the draft created, with what was typed since', async () => {
    const { slow, holdSaves, actions, kept, type, press, arrivesAt, drafts, draft } = open('new');
    holdSaves();
    await draft('第一篇');
    await type('，改');
    await press('发布');
    await slow.open();
    await slow.open();
    expect(actions()).toEqual([
      ['draft', '', 0, '第一篇'],
      ['publish', second, 1, '第一篇，改'],
    ]);
    expect(kept.size).toBe(1);
    await arrivesAt(at(second));
    expect(await title()).toHaveValue('第一篇，改');
    expect([unsaved(), drafts()]).toEqual([[], []]);
  });

  test('is not sent if the draft could not be saved', async () => {
    const { slow, holdSaves, actions, others, type, press } = open();
    holdSaves();
    await type('，改');
    others(first, {});
    await press('存草稿');
    await press('发布');
    await slow.open();
    await slow.open();
    expect(actions()).toEqual([['draft', first, 3, '标题，改']]);
    expect(await conflict()).toBeInTheDocument();
  });
});

describe('a refused publication leads to the first wrong field, and says at each what is wrong', () => {
  const refusal = (data: Record<string, string>) => ({ code: 422, msg: '有 1 处需要修改', data });
  const wrong = (field: HTMLElement) => {
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('不能为空'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  };

  test('of a new item, and in a dialog where no field of the form is wrong', async () => {
    const { desk, press } = open('new', { [saving]: refusal({ fdTitle: '不能为空', fdContent: '不能为空' }) });
    await title();
    await press('发布');
    await act(settle);
    wrong(await title());
    expect(await text()).toBeInvalid();
    desk.answers[saving] = refusal({ fdId: '编号有误' });
    await press('发布');
    expect(await screen.findByRole('alertdialog', { name: '有 1 处需要修改' })).toBeInTheDocument();
  });

  test('of a new item that a draft has made on the way', async () => {
    const { desk, slow, holdSaves, press, arrivesAt, draft } = open('new');
    holdSaves();
    await draft('第一篇');
    await press('发布');
    desk.answers[saving] = refusal({ fdContent: '不能为空' });
    await slow.open();
    await arrivesAt(at(second));
    wrong(await text());
  });
});

test('a text that somebody else saved meanwhile is shown before it can be changed', async () => {
  const { others, saves, saveDraft, reconnect } = open({ fdContent: '<p>旧正文</p>' });
  expect(await text()).toHaveTextContent('旧正文');
  others(first, { fdContent: '<p>别人的正文</p>' });
  reconnect();
  await waitFor(async () => expect(await text()).toHaveTextContent('别人的正文'));
  paste(await text(), '<p>加一句</p>');
  await saveDraft();
  expect(saves).toHaveLength(1);
  expect(saves[0]!.values.fdContent).toContain('别人的正文');
});

test('input is never applied to a version that was loaded meanwhile', async () => {
  const { user, others, saves, type, press, reconnect } = open({ fdContent: '<p>旧正文</p>' });
  paste(await text(), '<p>我的一句</p>');
  await type('，改');
  await user.tab();
  others(first, { fdContent: '<p>别人的正文</p>' });
  reconnect();
  await act(settle);
  expect(await text()).toHaveTextContent('我的一句');
  await press('存草稿');
  expect(await conflict()).toBeInTheDocument();
  expect(saves[0]).toMatchObject({ version: 3 });
});

test('a refetch without a response leaves the editor open; a draft cannot be taken down', async () => {
  const { desk, reconnect } = open();
  const field = await title();
  expect(screen.queryByRole('button', { name: '撤下' })).toBeNull();
  for (const answer of [null, { code: 0, data: null }]) {
    desk.answers['/api/desk/content/item'] = answer;
    reconnect();
    await act(settle);
  }
  expect(desk.calls('/api/desk/content/item')).toHaveLength(3);
  expect(field).toBeInTheDocument();
});

test('of a pasted title that is too long nothing is cut, and its length is shown', async () => {
  const { answers } = backend(contentDetail(first, 1, { fdTitle: '标题' }));
  const { user } = renderDesk(at(first), answers);
  await user.clear(await title());
  await user.click(await title());
  await user.paste('字'.repeat(310));
  expect(await title()).toHaveValue('字'.repeat(310));
  expect(await title()).toHaveAccessibleDescription(/310/);
});

test('an item is scheduled for the time that was chosen, and says so', async () => {
  const { user, saves, press } = open();
  await title();
  await user.click(screen.getByRole('radio', { name: '定时发布' }));
  fireEvent.change(screen.getByLabelText('定时发布时间'), { target: { value: '2099-01-02T09:30' } });
  await press('定时发布');
  expect(saves).toMatchObject([{ act: 'schedule', scheduledAt: '2099-01-02 09:30:00' }]);
  expect(await screen.findByText('已定时，到时自动发布', { selector: 'p, p *' })).toBeInTheDocument();
});

describe('taking an item down', () => {
  const openPublished = () => {
    const opened = open();
    opened.kept.set(first, { ...opened.kept.get(first)!, state: 'published' });
    return opened;
  };

  test('keeps unsaved text', async () => {
    const { saves, type, press, answer, saveDraft } = openPublished();
    await type('，改');
    await press('撤下');
    await answer();
    expect(await screen.findByText('已撤下', { selector: 'p, p *' })).toBeInTheDocument();
    expect(await title()).toHaveValue('标题，改');
    await saveDraft();
    expect(saves.at(-1)).toMatchObject({ version: 4, values: { fdTitle: '标题，改' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('with an outdated version shows the current one, and then succeeds', async () => {
    const { user, others, kept, press, answer } = openPublished();
    await title();
    others(first, { fdTitle: '别人的标题' });
    const takeDown = async () => {
      await press('撤下');
      await answer();
      await act(settle);
      const alert = screen.queryByRole('alertdialog');
      if (alert) await user.click(within(alert).getByRole('button', { name: /确定|知道/ }));
    };
    await takeDown();
    expect(kept.get(first)!.state).toBe('published');
    expect(await title()).toHaveValue('别人的标题');
    await takeDown();
    expect(kept.get(first)!.state).toBe('removed');
  });
});

test('a note that is too long is refused in words, and nothing of it is cut', async () => {
  const { saves, saveDraft, user } = open();
  const long = '改'.repeat(501);
  fireEvent.change(await note(), { target: { value: long } });
  expect(await note()).toHaveAccessibleDescription('修改说明不能超过500个字符');
  await saveDraft();
  expect(saves).toEqual([]);
  await user.click(inAlert().getByRole('button'));
  expect(await note()).toHaveValue(long);
});

test('an address of nothing says so, and leads back to the list', async () => {
  open({}, { '/api/desk/content/item': { code: 500, msg: '这条内容已不存在' } });
  expect(await screen.findByText('这条内容已不存在')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '企业政策' })).toHaveAttribute('href', '/backend/content/policy');
});

test('a note that is written while a version is being saved is kept for the next one', async () => {
  const { user, slow, holdSaves, saves, press } = open();
  holdSaves();
  await user.type(await note(), '改电话');
  await press('存草稿');
  await user.clear(await note());
  await user.type(await note(), '改地址');
  await slow.open();
  expect(await note()).toHaveValue('改地址');
  await press('存草稿');
  await slow.open();
  expect(saves.map((sent) => sent.note)).toEqual(['改电话', '改地址']);
  expect(await note()).toHaveValue('');
});

test('a log-out says how much would be lost that is in this browser alone, of other tabs too', async () => {
  const other = { savedAt: Date.now(), fields: { fdTitle: '另一页', '@version': '1' }, attachments: [] };
  const deskNote = { savedAt: Date.now(), fields: { note: '材料齐全' }, attachments: [] };
  const settings = {
    savedAt: Date.now(),
    fields: { 'to:contactPhone': '0531-1', 'over:contactPhone': '' },
    attachments: [],
  };
  const { desk, user, type, saveDraft, drafts, logOut } = open();
  await type('，改');
  expect(unsaved()).not.toEqual([]);
  await user.tab();
  expect(await screen.findByText(/暂存在本浏览器/)).toBeInTheDocument();
  const { stored } = desk.browser;
  stored.set(`draft:content:13800000002:policy.${second}`, JSON.stringify(other));
  stored.set('draft:deskNote:13800000002:SB-1', JSON.stringify(deskNote));
  stored.set('draft:deskInternalNote:13800000002:SB-1', JSON.stringify(deskNote));
  stored.set('draft:settings:13800000002:portal', JSON.stringify(settings));
  const ask = async (count: number, answer: string) => {
    await logOut();
    const question = inAlert(`有 ${count} 处未保存到网站的内容，退出后将删除，仍要退出吗？`);
    await user.click(question.getByRole('button', { name: answer }));
  };
  await ask(5, '取消');
  expect(drafts()).toHaveLength(5);
  await saveDraft();
  // They were saved in their own tabs.
  stored.delete('draft:deskNote:13800000002:SB-1');
  stored.delete('draft:deskInternalNote:13800000002:SB-1');
  stored.delete('draft:settings:13800000002:portal');
  await ask(1, '确定');
  expect(drafts()).toEqual([]);
});

test('nothing is left to choose in a text that both have written alike, but for the blanks of its source', async () => {
  const { others, press } = open({ fdContent: '<p></p>' });
  paste(await text(), '<p>一</p><p>二</p>');
  others(first, { fdContent: '<p>一</p>\n<p>二</p>' });
  await press('存草稿');
  expect(await screen.findByRole('button', { name: '合并' })).toBeEnabled();
});

test('the button that publishes is busy while a save is under way, and while the version begun with is fetched', async () => {
  const late = gate();
  const revision = () => late.hold({ code: 0, data: { fdTitle: '标题' } });
  const page = open({}, { '/api/desk/content/revision': revision });
  const busy = () => button('发布').getAttribute('aria-busy');
  await page.type('，改');
  await page.user.tab();
  page.others(first, { fdTitle: '别人的标题' });
  const revisions = [{ version: 3, at: '2025-06-01 08:00:00', by: '陈珂', note: null }];
  page.kept.set(first, { ...page.kept.get(first)!, revisions });
  page.reconnect();
  await act(settle);
  page.holdSaves();
  expect(busy()).toBeNull();
  await page.press('存草稿');
  expect(busy()).toBe('true');
  await page.slow.open();
  expect(page.desk.calls('/api/desk/content/revision')).toHaveLength(1);
  expect([busy(), screen.queryByRole('dialog')]).toEqual(['true', null]);
  await late.open();
  expect(await conflict()).toBeInTheDocument();
  expect(busy()).toBeNull();
});

describe('what is typed or arrives while a version conflict is being resolved', () => {
  const inConflict = async () => {
    const page = open({ fdIssuedComName: '单位' });
    await page.type('，改');
    page.others(first, { fdTitle: '别人的标题', fdIssuedComName: '别人的单位' });
    await page.press('存草稿');
    await screen.findByRole('button', { name: '合并' });
    page.holdSaves();
    return page;
  };

  test('stays, unsaved, over what was merged', async () => {
    const { user, slow, saves, type, press } = await inConflict();
    // Both have changed the title: nobody has chosen yet.
    expect(button('合并')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /标题，改/ }));
    await press('合并');
    await user.keyboard('{Escape}');
    await type('，再改');
    await slow.open();
    expect(await title()).toHaveValue('标题，改，再改');
    expect(screen.getByRole('textbox', { name: /^发文单位/ })).toHaveValue('别人的单位');
    expect(unsaved()).not.toEqual([]);
    await press('存草稿');
    await slow.open();
    const values = { fdTitle: '标题，改，再改', fdIssuedComName: '别人的单位' };
    expect(saves.at(-1)).toMatchObject({ version: 5, values });
  });

  test('leaves what was chosen of the other one where nothing was typed', async () => {
    const { user, slow, press } = await inConflict();
    await user.click(screen.getByRole('radio', { name: /别人的标题/ }));
    await press('合并');
    await slow.open();
    expect(await title()).toHaveValue('别人的标题');
    expect(unsaved()).toEqual([]);
  });
});

test('what is typed while an earlier version is being restored stays', async () => {
  const { desk, user, slow, type, answers, answer } = open();
  const restore = answers['/api/desk/content/restore'] as (sent: Sent) => unknown;
  desk.answers['/api/desk/content/restore'] = (call: Sent) => slow.hold(restore(call));
  await type('，改');
  await user.click(await screen.findByRole('button', { name: /^恢复/ }));
  await answer();
  await type('，再改');
  await slow.open();
  expect(await title()).toHaveValue('标题，改，再改');
  expect(await text()).toHaveTextContent('从前的正文');
  expect(unsaved()).not.toEqual([]);
});

describe('what is typed back to what it was before', () => {
  const back = '{Backspace}{Backspace}';

  test.each<[string, ContentValues | 'new', string]>([
    ['an item', {}, '标题'],
    ['a new item', 'new', ''],
  ])('of %s is nothing that a log-out would lose', async (_name, of, before) => {
    const { user, type, drafts, logOut } = open(of);
    await type('，改');
    await user.tab();
    expect(drafts()).toHaveLength(1);
    await type(back);
    await user.tab();
    expect(await title()).toHaveValue(before);
    await logOut();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('确定要退出登录吗？');
    expect(drafts()).toEqual([]);
  });

  test('does not undo what somebody else saves afterwards', async () => {
    const { user, others, type, reconnect } = open();
    await type(`，改${back}`);
    await user.tab();
    others(first, { fdTitle: '别人的标题' });
    reconnect();
    await waitFor(async () => expect(await title()).toHaveValue('别人的标题'));
    expect(unsaved()).toEqual([]);
  });

  test('while it is being saved stays', async () => {
    const { user, slow, holdSaves, type, draft } = open();
    holdSaves();
    await draft('，改');
    await type(back);
    await user.tab();
    await slow.open();
    expect(await title()).toHaveValue('标题');
    expect(unsaved()).not.toEqual([]);
  });

  test('leaves the other fields as they were typed', async () => {
    const { user, type, drafts } = open({ fdContent: '<p>正文</p>' });
    paste(await text(), '<p>加一句</p>');
    await type(`，改${back}`);
    await user.tab();
    expect(await text()).toHaveTextContent('加一句');
    expect(drafts()).toHaveLength(1);
  });

  test('of a text that the editor would write in another way is no change either', async () => {
    const { desk, drafts } = open({ fdContent: '\n<p class="lead">正文</p>\n' });
    paste(await text(), '<p>加一句</p>');
    expect(unsaved()).not.toEqual([]);
    fireEvent.keyDown(await text(), { key: 'z', code: 'KeyZ', ctrlKey: true });
    expect(unsaved()).toEqual([]);
    desk.unmount();
    expect(drafts()).toEqual([]);
  });
});

describe('a picture', () => {
  const pictures = '/api/desk/pictures';
  const empty = { fdContent: '<p></p>' };
  const png = (name: string) => new File(['x'], name, { type: 'image/png' });
  const uploaded = (name: string) => ({
    code: 0,
    data: { url: `/profile/uploads/${name}`, width: 4, height: 3, fileName: `${name}.png` },
  });
  /** An editor whose upload responses are released one by one, in any order. */
  const openUploading = (...of: Parameters<typeof open>) => {
    const waiting: ((answer: unknown) => void)[] = [];
    const page = open(...of);
    page.desk.answers[pictures] = () => new Promise((resolve) => waiting.push(resolve));
    const upload = (name: string) =>
      act(async () => {
        waiting.shift()?.(uploaded(name));
        await settle();
      });
    return { ...page, upload, uploads: () => page.desk.calls(pictures) };
  };
  /** A picture field of a new banner. */
  const bannerField = async () => {
    const page = openUploading('new', {}, '/backend/content/banner/new');
    await screen.findByRole('button', { name: '上传图片' });
    const input = screen.getByLabelText<HTMLInputElement>('上传图片', { selector: 'input' });
    return { ...page, input, choose: (...files: File[]) => fireEvent.change(input, { target: { files } }) };
  };
  const question = '有图片未上传完成，仍要存草稿吗？';

  test('that is uploading is waited for by a publication, which then includes it', async () => {
    const { saves, choose, press, upload } = await bannerField();
    choose(png('one.png'));
    await press('发布');
    expect(screen.getByText(/图片上传完成后发布/)).toBeInTheDocument();
    expect(saves).toEqual([]);
    await upload('one');
    await act(settle);
    expect(saves.map(({ values }) => values.fdFilePath)).toEqual(['/profile/uploads/one']);
  });

  test('of a field uploads one at a time, so that an earlier one never replaces a later one', async () => {
    const { user, input, choose, upload, uploads } = await bannerField();
    const chooser = jest.spyOn(input, 'click').mockImplementation(() => undefined);
    const opener = button('上传图片');
    await user.click(opener);
    expect(chooser).toHaveBeenCalledTimes(1);
    choose(png('one.png'));
    await user.click(opener);
    expect(chooser).toHaveBeenCalledTimes(1);
    expect(uploads()).toHaveLength(1);
    // The file picker was closed without a file.
    choose();
    expect(uploads()).toHaveLength(1);
    await upload('one');
    await user.click(opener);
    expect(chooser).toHaveBeenCalledTimes(2);
  });

  test('or a document becomes part of the text: a document as a link with kind and size', async () => {
    const document = { url: '/profile/uploads/1/file.pdf', kind: 'pdf', size: 204_800, fileName: '申报指南.pdf' };
    const { saves, press } = open(empty, { '/api/desk/documents': { code: 0, data: document } });
    await text();
    const file = new File(['x'], '申报指南.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText('上传文件'), { target: { files: [file] } });
    expect(await screen.findByText('申报指南（PDF，200 KB）')).toBeInTheDocument();
    await press(/^发布/);
    await act(settle);
    expect(saves[0]?.values.fdContent).toContain('<a href="/profile/uploads/1/file.pdf">申报指南（PDF，200 KB）</a>');
  });

  test('of another site, pasted with its text, is stored by the server, or named; the text stays', async () => {
    const requests: string[] = [];
    const slow = gate();
    const remote = ({ body }: Sent) => {
      const { url } = JSON.parse(body) as { url: string };
      requests.push(url);
      return slow.hold(url.endsWith('a.png') ? uploaded('one') : { code: 500, msg: '没有取到这张图片' });
    };
    const { saves, press } = open(empty, { '/api/desk/pictures/remote': remote });
    paste(
      await text(),
      '<p style="color: red">前</p><p><img src="https://x.example/a.png" alt="图一">后</p><p>末<img src="https://x.example/b.jpg"></p>',
    );
    await press('存草稿');
    expect(saves).toEqual([]);
    await slow.open();
    await slow.open();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(requests).toEqual(['https://x.example/a.png', 'https://x.example/b.jpg']);
    expect(saves[0]?.values.fdContent).toBe(
      '<p>前</p><p><img src="/profile/uploads/one" alt="图一" width="4" height="3">后</p><p>末</p>',
    );
    const report =
      '粘贴的内容没有带原来的颜色和字号；1 张图片已存到本站；1 张图片没有带过来（b.jpg），请用图片按钮上传';
    expect(screen.getByText(report)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog', { name: /没有取到/ })).not.toBeInTheDocument();
  });

  /** The dialog of all stored files. */
  const openFiles = async ({ press }: ReturnType<typeof open>) => {
    await text();
    await press('从图片与文件选');
    return within(await screen.findByRole('dialog', { name: '图片与文件' }));
  };

  test('or a document that was uploaded before is found and used again', async () => {
    const requests: string[] = [];
    const picture = { url: '/profile/uploads/1/4x3.jpg', width: 4, height: 3, fileName: '厂房.jpg', size: 9 };
    const document = { url: '/profile/uploads/2/file.pdf', kind: 'pdf', fileName: '指南.pdf', size: 2048 };
    const files = ({ query }: Sent) => {
      requests.push(String(query));
      const found = query.get('q') ? [document] : [picture, document];
      const rows = found.map((file) => ({ ...file, day: '2025-06-02' }));
      return { code: 0, data: { files: rows, more: !query.get('q') } };
    };
    const page = open({ fdContent: '<p>正文</p>' }, { [pictures]: files });
    const { user, saves, saveDraft } = page;
    const all = await openFiles(page);
    await user.click(await all.findByRole('button', { name: /^厂房.jpg ?4 × 3/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await openFiles(page);
    await user.click(await dialog.findByRole('button', { name: '显示更多' }));
    await user.type(dialog.getByRole('searchbox'), '指南{Enter}');
    await user.selectOptions(dialog.getByLabelText('类型'), '文件');
    await user.selectOptions(dialog.getByLabelText('排序'), '文件最大');
    fireEvent.change(dialog.getByLabelText('上传日期'), { target: { value: '2025-06-02' } });
    await user.click(await dialog.findByRole('button', { name: /^PDF ?指南.pdf/ }));
    expect(requests[2]).toBe('limit=48');
    const query = { q: '指南', kind: 'document', by: 'size', day: '2025-06-02', limit: '24' };
    expect(Object.fromEntries(new URLSearchParams(requests.at(-1)))).toEqual(query);
    await saveDraft();
    const saved = String(saves[0]?.values.fdContent);
    expect(saved).toContain('<img src="/profile/uploads/1/4x3.jpg" alt="厂房" width="4" height="3">');
    expect(saved).toContain('<a href="/profile/uploads/2/file.pdf">指南（PDF，2.0 KB）</a>');
  });

  test('is looked for by its name and the like once very many are on display', async () => {
    const limits: number[] = [];
    const files = ({ query }: Sent) => {
      limits.push(Number(query.get('limit')));
      return { code: 0, data: { files: [], more: true } };
    };
    const page = open({ fdContent: '<p>正文</p>' }, { [pictures]: files });
    const dialog = await openFiles(page);
    for (let more = 1; more < 20; more += 1)
      await page.user.click(await dialog.findByRole('button', { name: '显示更多' }));
    expect(await dialog.findByText('只列出前 480 个，其余的请按名称、类型或日期查找')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '显示更多' })).not.toBeInTheDocument();
    expect(Math.max(...limits)).toBe(mostStoredFiles);
  });

  test('without a description is asked for one', async () => {
    const html = '<p>前<img src="/profile/pictures/a.png"><img src="/profile/pictures/b.png" alt="乙"></p>';
    const { saves, press, saveDraft } = open({ fdContent: html });
    expect(await screen.findByText('1 张图片缺说明')).toBeInTheDocument();
    await press('填写说明');
    const field = screen.getByLabelText('图片说明');
    expect(field).toHaveFocus();
    expect(field).not.toHaveAttribute('maxlength'); // A browser would cut it without a word.
    fireEvent.change(field, { target: { value: '厂房外景' } });
    await saveDraft();
    expect(saves[0]?.values.fdContent).toBe(html.replace('a.png"', 'a.png" alt="厂房外景"'));
    expect(screen.queryByText(/缺说明/)).not.toBeInTheDocument();
  });

  describe('that failed', () => {
    const failure = { code: 500, msg: '图片已损坏' };
    /** Pastes a picture whose upload fails. */
    const openFailed = async (typed = '') => {
      const page = open(empty, { [pictures]: failure });
      if (typed) await page.type(typed);
      paste(await text(), '', [png('one.png')]);
      await screen.findByRole('alertdialog', { name: /图片已损坏/ });
      await page.user.click(inAlert().getByRole('button'));
      const send = async (name: string) => {
        page.desk.answers[pictures] = uploaded(name);
        paste(await text(), '', [png(`${name}.png`)]);
        await act(settle);
      };
      return { ...page, send };
    };

    test('needs a confirmation before a save, until the user goes on without it', async () => {
      const { user, saves, press, saveDraft } = await openFailed();
      await press('存草稿');
      expect(saves).toEqual([]);
      await user.click(inAlert(question).getByRole('button', { name: '确定' }));
      await act(settle);
      await saveDraft();
      expect(saves).toHaveLength(2);
    });

    test('is remembered although another one succeeds, until it succeeds itself', async () => {
      const { user, saves, send, press, saveDraft } = await openFailed();
      await send('two');
      await press('存草稿');
      await user.click(inAlert(question).getByRole('button', { name: '取消' }));
      await send('one');
      await saveDraft();
      const sent = saves.map(({ values }) => String(values.fdContent).match(/uploads\/\w+/g));
      expect(sent).toEqual([['uploads/two', 'uploads/one']]);
    });

    test('needs no confirmation once all changes are discarded', async () => {
      const { saves, press, answer, saveDraft } = await openFailed('，改');
      await press('放弃未保存的修改');
      await answer();
      await saveDraft();
      expect(saves).toHaveLength(1);
    });
  });

  test.each([
    ['合并', first],
    ['另存为副本', ''],
  ])('that is uploading is waited for in a version conflict: %s', async (word, fdId) => {
    const { user, saves, others, type, press, upload, arrivesAt } = openUploading(empty);
    await type('，改');
    others(first, { fdTitle: '别人的标题' });
    const editorText = await text();
    await press('存草稿');
    const goOn = await screen.findByRole('button', { name: word });
    await user.click(screen.getByRole('radio', { name: /标题，改/ }));
    paste(editorText, '', [png('one.png')]);
    await waitFor(() => expect(goOn).toBeDisabled());
    expect(saves).toHaveLength(1);
    await upload('one');
    await user.click(goOn);
    await act(settle);
    expect(saves).toHaveLength(2);
    expect(saves[1]).toMatchObject({ fdId, values: { fdTitle: '标题，改' } });
    expect(saves[1]!.values.fdContent).toContain('/profile/uploads/one');
    // A copy is a new item.
    await arrivesAt(at(fdId || second));
  });

  test('that accompanies copied text is ignored, and one copied alone is uploaded', async () => {
    const { desk, upload, uploads } = openUploading(empty);
    paste(await text(), '<table><tbody><tr><td>甲</td></tr></tbody></table>', [png('table.png')]);
    expect(await text()).toHaveTextContent('甲');
    expect(uploads()).toEqual([]);
    paste(await text(), '<img src="https://example.com/a.png">', [png('one.png')]);
    expect(uploads()).toHaveLength(1);
    await upload('one');
    expect((await text()).querySelector('img[src="/profile/uploads/one"]')).not.toBeNull();
    desk.unmount();
  });

  test('whose text is gone is reported as missing', async () => {
    const { user, upload } = openUploading(empty);
    paste(await text(), '', [png('one.png')]);
    await user.click(screen.getByRole('link', { name: '申报项目' }));
    await upload('one');
    expect(await screen.findByText('图片上传完成时，正文已不在编辑，请重新插入')).toBeInTheDocument();
  });
});
