import type { BatchRefusal, ContentDetail } from '../../../src/contract/deskContent';
import { deskContent, policyText } from '../../support/deskContent';
import { useStaff } from '../../support/staff';
import { addRows, readRows } from '../../support/storeRows';
import { untilLocked } from '../../support/untilLocked';
import { describeOnEngines, inStore } from '../../support/visitor';

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
    await inStore(server, (db) =>
      db.transaction().execute(async (trx) => {
        const edited = { title: '改过的标题', version: 2 };
        await trx.updateTable('contentItem').set(edited).where('fdId', '=', fdId).execute();
        late = batch('purge', [one]);
        await untilLocked(db);
      }),
    );
    expect(await late).toEqual([{ fdId, reason: '刚刚有人修改过，请刷新后再看' }]);
    expect(await item(fdId)).toMatchObject({ state: 'draft', version: 2 });
  });
});
