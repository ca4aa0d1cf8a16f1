import type { BatchRefusal, ContentDetail, ItemDrafts, OtherEditor } from '../../../src/contract/deskContent';
import { deskContent, policyText, policyText as text } from '../../support/deskContent';
import { logInStaff, useStaff } from '../../support/staff';
import { addRows, readRows } from '../../support/storeRows';
import { untilLocked } from '../../support/postgres';
import { describeOnEngines, type Visitor } from '../../support/visitor';

/** Unsaved drafts at the server, and two editors in one item: docs/behaviour/desk-content.md. */

const minute = 60_000;
let number = 0;
const newKey = () => `draft-key-${(number += 1)}`;

describeOnEngines('drafts of the desk', (server) => {
  const editor = useStaff(server, 'editor');
  const other = useStaff(server, 'editor', 'second-editor');

  const { post, save, saved } = deskContent(editor);
  const keep = (key: string, fdTitle: string, sitting = 'sitting-1', by = editor) =>
    deskContent(by).post('draft', { key, version: 0, sitting, fields: { fdTitle } });
  const read = (key: string, by = editor) => by.data<ItemDrafts>(`/api/desk/content/draft?area=policy&key=${key}`);
  const titleOf = async (fdId: string): Promise<string> =>
    (await editor.data(`/api/desk/content/draft/version?area=policy&fdId=${fdId}`)).fdTitle;
  const titles = async (key: string) =>
    Promise.all((await read(key)).versions.map(async ({ fdId, by, note }) => [await titleOf(fdId), by, note]));
  const open = async (fdId: string, sitting: string, by: Visitor, act = 'stay'): Promise<OtherEditor[]> =>
    (await deskContent(by).post('editing', { fdId, sitting, act })).data;

  it('keeps any number of new items, on every device, for their author only', async () => {
    const [one, two] = [newKey(), newKey()];
    await keep(one, '第一篇');
    await keep(two, '第二篇');
    await keep(one, '第一篇，改');
    const device = await logInStaff(server, 'editor');
    expect((await read(one, device)).draft).toEqual({
      fields: { fdTitle: '第一篇，改' },
      version: 0,
      savedAt: expect.stringMatching(/^2025-06-01 /),
    });
    const listed = await device.data('/api/desk/content/drafts');
    for (const draft of [
      { key: one, title: '第一篇，改', isNew: true },
      { key: two, title: '第二篇', isNew: true },
    ]) {
      expect(listed).toContainEqual(expect.objectContaining(draft));
    }
    expect(await read(one, other)).toEqual({ draft: null, versions: [] });
    expect(await other.data('/api/desk/content/drafts')).toEqual([]);
  });

  it('keeps the last state of each sitting, and drops what was typed back', async () => {
    const key = newKey();
    await keep(key, '一', 'sitting-1');
    await keep(key, '一二', 'sitting-1');
    server.pass(minute);
    await keep(key, '另一窗口', 'sitting-2');
    expect(await titles(key)).toEqual([['一二', 'editor', '上一次编辑，未保存']]);
    await post('draft', { key, version: 0, sitting: 'sitting-2', fields: {} });
    expect((await read(key)).draft).toBeNull();
  });

  it('keeps what another window of the same sitting has sent, as a duplicated tab does', async () => {
    const key = newKey();
    const send = async (fdTitle: string, since: string) =>
      (await post('draft', { key, version: 0, sitting: 'sitting-1', since, fields: { fdTitle } })).data.savedAt;
    const first = await send('一', '');
    server.pass(minute);
    const second = await send('一二', first);
    expect(await titles(key)).toEqual([]);
    server.pass(minute);
    await send('副本', first);
    expect(await titles(key)).toEqual([['一二', 'editor', '上一次编辑，未保存']]);
    expect(second).not.toBe(first);
  });

  it('ends with the save of the item, whose versions those of the new one become', async () => {
    const key = newKey();
    await keep(key, '一', 'sitting-1');
    await keep(key, '二', 'sitting-2');
    const { fdId } = await saved({ draft: key });
    expect(await read(key)).toEqual({ draft: null, versions: [] });
    expect(await titles(fdId)).toEqual([['一', 'editor', '上一次编辑，未保存']]);
  });

  it('does not give the versions of another item to a new one', async () => {
    const { fdId } = await saved({});
    await keep(fdId, '一', 'sitting-1');
    await keep(fdId, '二', 'sitting-2');
    const before = await titles(fdId);
    expect(before).toHaveLength(1);
    const created = await deskContent(other).saved({ draft: fdId });
    expect(await titles(created.fdId)).toEqual([]);
    expect(await titles(fdId)).toEqual(before);
    expect((await read(fdId)).draft?.fields).toEqual({ fdTitle: '二' });
  });

  it('refuses fields that the area does not have, and keys that are none', async () => {
    const draft = { area: 'policy', key: newKey(), version: 0, sitting: 'sitting-1', fields: { unknown: 'x' } };
    const wrongKey = { ...draft, fields: {}, key: "' or 1=1 --" };
    for (const json of [draft, wrongKey, { ...draft, fields: { fdTitle: 'a\0' } }]) {
      expect((await editor.post('/api/desk/content/draft', json)).status).toBe(400);
    }
  });

  it('lets one write and the others read, until one takes over: what was unsaved becomes a version', async () => {
    const { fdId } = await saved({});
    expect(await open(fdId, 'window-a', editor)).toEqual([]);
    expect(await open(fdId, 'window-b', other)).toMatchObject([{ name: 'editor', writes: true, isSelf: false }]);
    expect(await open(fdId, 'window-a', editor)).toMatchObject([{ name: 'second-editor', writes: false }]);
    expect(await keep(fdId, '第一位写的', 'window-a')).toMatchObject({ data: { taken: false } });

    expect(await open(fdId, 'window-b', other, 'take')).toMatchObject([{ name: 'editor', writes: false }]);
    expect(await open(fdId, 'window-a', editor)).toMatchObject([{ name: 'second-editor', writes: true }]);
    expect((await read(fdId)).draft).toBeNull();
    expect(await titles(fdId)).toEqual([['第一位写的', 'editor', '被接手时未保存']]);
    // What was still on its way then, too.
    server.pass(1000);
    expect(await keep(fdId, '第一位写的，完', 'window-a')).toMatchObject({ data: { taken: true } });
    expect((await titles(fdId))[0]).toEqual(['第一位写的，完', 'editor', '被接手时未保存']);
    expect(await keep(fdId, '第二位写的', 'window-b', other)).toMatchObject({ data: { taken: false } });
  });

  it('leaves the draft of one’s window that writes to it, whatever the other one still sends', async () => {
    const { fdId } = await saved({});
    await open(fdId, 'window-a', editor);
    await keep(fdId, '第一个窗口', 'window-a');
    await open(fdId, 'window-b', editor, 'take');
    await keep(fdId, '第二个窗口', 'window-b');
    expect(await keep(fdId, '迟到的', 'window-a')).toMatchObject({ data: { taken: true } });
    expect((await read(fdId)).draft).toMatchObject({ fields: { fdTitle: '第二个窗口' } });
    await post('draft', { key: fdId, version: 1, sitting: 'window-a', fields: {} });
    expect((await read(fdId)).draft).toMatchObject({ fields: { fdTitle: '第二个窗口' } });
    expect((await titles(fdId)).map(([title]) => title).sort()).toEqual(['第一个窗口', '迟到的'].sort());
  });

  it('gives up on an editor without a sign of life, and at once on one who leaves', async () => {
    const { fdId } = await saved({});
    await open(fdId, 'window-a', editor);
    server.pass(2 * minute);
    expect(await open(fdId, 'window-b', other)).toEqual([]);
    expect(await open(fdId, 'window-a', editor)).toMatchObject([{ name: 'second-editor', writes: true }]);
    await open(fdId, 'window-b', other, 'leave');
    expect(await open(fdId, 'window-a', editor)).toEqual([]);
  });

  it('gives up on an editor whose last sign of life has the time of a clock that was ahead', async () => {
    const { fdId } = await saved({});
    server.pass(20 * minute);
    await open(fdId, 'window-a', editor);
    server.pass(-20 * minute);
    expect(await open(fdId, 'window-b', other)).toMatchObject([{ name: 'editor', writes: true }]);
    server.pass(3 * minute);
    expect(await open(fdId, 'window-b', other)).toEqual([]);
  });

  it('keeps what a merge, and a save over another’s draft, leave aside', async () => {
    const { fdId } = await saved({});
    const theirs = await deskContent(other).saved({ fdId, version: 1, values: { ...text, fdTitle: '别人存的' } });
    await keep(fdId, '我写的');
    await saved({ fdId, version: theirs.version, values: { ...text, fdTitle: '合并的' }, draft: fdId, merges: true });
    const left = (await titles(fdId)).map(([title, by]) => `${title} ${by}`).sort();
    expect(left).toEqual(['别人存的 second-editor', '我写的 editor', `${text.fdTitle} editor`]);
  });

  it('keeps another’s saved draft that a restored version replaces', async () => {
    const first = await saved({ act: 'publish' });
    const { fdId } = first;
    const theirs = await deskContent(other).saved({ fdId, version: 1, values: { ...text, fdTitle: '别人存的' } });
    expect(await post('restore', { fdId, version: theirs.version, revision: 1 })).toMatchObject({ code: 0 });
    expect(await titles(fdId)).toEqual([['别人存的', 'second-editor', '存过的草稿']]);
  });

  it('asks about a title that exists, and a day beyond two years, before a publication; a banner needs a picture', async () => {
    const values = { ...text, fdTitle: '只此一篇' };
    const publish = (json: object) => save({ act: 'publish', asks: true, values, ...json });
    expect(await publish({})).toMatchObject({ code: 0 });
    expect(await publish({})).toMatchObject({ code: 428, data: { fdTitle: expect.stringContaining('同名') } });
    const late = { ...values, fdTitle: '另一篇', fdApplyDate: '2035-06-01 00:00:00' };
    const confirmation = { fdApplyDate: expect.stringContaining('2035-06-01') };
    expect(await publish({ values: late })).toMatchObject({ code: 428, data: confirmation });
    expect(await publish({ values: late, asks: false })).toMatchObject({ code: 0 });
    const banner = { area: 'banner', act: 'publish', values: { category: 'banner_index' } };
    expect(await save(banner)).toMatchObject({ code: 422, data: { fdFilePath: '请上传图片' } });
  });

  it('keeps a session alive by typing, not by a page that nobody attends', async () => {
    const typing = await logInStaff(server, 'editor');
    const left = await logInStaff(server, 'editor');
    const unattended = { headers: { 'x-unattended': '1' } };
    const statuses = [];
    for (let passed = 0; passed < 45; passed += 15) {
      server.pass(15 * minute);
      await keep(newKey(), '打字', 'sitting-1', typing);
      statuses.push((await left.get('/api/desk/content/drafts', unattended)).status);
    }
    expect(statuses).toEqual([200, 401, 401]);
    expect((await typing.get('/api/desk/content/drafts')).status).toBe(200);
  });
});

/** Acts on several items, and deleting for good: docs/behaviour/desk-content.md. */

const picture = 'c'.repeat(32);
const values = { ...policyText, fdContent: `<p><img src="/profile/uploads/${picture}/a.jpg" alt="厂房"></p>` };

describeOnEngines('acts on several items', (server, engine) => {
  const { post, saved, item, list } = deskContent(useStaff(server, 'editor'), 'policy', values);

  const batch = async (act: string, pieces: ContentDetail[], key?: string): Promise<BatchRefusal[]> => {
    const items = pieces.map(({ fdId, updatedAt }) => ({ fdId, updatedAt }));
    return (await post('batch', { act, items }, { key })).data;
  };
  const ids = async (query: object) => (await list({ pageSize: 100, ...query })).rows.map(({ fdId }) => fdId);

  it('publishes all but those that are wrong or have changed, once', async () => {
    const [good, wrong, changed] = [await saved(), await saved({ values: { fdTitle: '没有类别' } }), await saved()];
    server.pass(1000);
    await saved({ fdId: changed.fdId, version: 1 });
    const refused = await batch('publish', [good, wrong, changed], 'batch-key-1');
    expect(refused).toEqual([
      { fdId: wrong.fdId, reason: expect.stringContaining('需要修改') },
      { fdId: changed.fdId, reason: '刚刚有人修改过，请刷新后再看' },
    ]);
    expect(await item(good.fdId)).toMatchObject({ state: 'published', version: 2 });
    // The answer was lost.
    expect(await batch('publish', [good, wrong, changed], 'batch-key-1')).toEqual(refused);
    expect(await item(good.fdId)).toMatchObject({ version: 2 });
  });

  it('deletes what was taken down for good, with versions and drafts; the audit log keeps that', async () => {
    const one = await saved({ act: 'publish' });
    const { fdId } = one;
    const facts = { width: 1, height: 1, format: 'jpeg', size: 1, createdAt: 1, used: '1' };
    await addRows(server, 'picture', [{ fdId: picture, accountId: '1', fileName: 'a.jpg', ...facts }]);
    expect(await batch('purge', [one])).toMatchObject([{ fdId, reason: '请先撤下，再彻底删除' }]);
    // A draft was never shown.
    expect(await batch('purge', [await saved()])).toEqual([]);
    expect(await batch('takeDown', [one])).toEqual([]);
    // Items taken down stand apart.
    expect([(await ids({})).includes(fdId), (await ids({ state: 'removed' })).includes(fdId)]).toEqual([false, true]);
    await post('draft', { key: fdId, version: 2, sitting: 'sitting-1', fields: { fdTitle: '改' } });
    expect(await batch('purge', [await item(fdId)])).toEqual([]);
    expect((await item(fdId)) ?? null).toBeNull();
    expect(await readRows(server, 'contentRevision', { fdId })).toEqual([]);
    expect(await readRows(server, 'contentDraft', { draftKey: fdId })).toEqual([]);
    expect(await readRows(server, 'picture', { fdId: picture })).toMatchObject([{ used: '0' }]);
    const purged = { target: `policy/${fdId}`, action: 'content:purge' };
    expect(await readRows(server, 'deskRecord', purged)).toMatchObject([{ title: policyText.fdTitle }]);
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)('deletes no draft that somebody saves at the same time', async () => {
    const one = await saved();
    const { fdId } = one;
    let late: Promise<BatchRefusal[]> = Promise.resolve([]);
    const db = await server.store();
    await db.transaction().execute(async (trx) => {
      const edited = { title: '改过的标题', version: 2 };
      await trx.updateTable('contentItem').set(edited).where('fdId', '=', fdId).execute();
      late = batch('purge', [one]);
      await untilLocked(db);
    });
    expect(await late).toEqual([{ fdId, reason: '刚刚有人修改过，请刷新后再看' }]);
    expect(await item(fdId)).toMatchObject({ state: 'draft', version: 2 });
  });
});
