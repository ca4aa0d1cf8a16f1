import type { BatchRefusal, ContentDetail, ContentPage } from '../../../src/contract/deskContent';
import { testEngines } from '../../support/server';
import { useStaff } from '../../support/staff';
import { inStore, useAccountServer } from '../../support/visitor';

/** Acts on several items, and deleting for good: docs/behaviour/desk-content.md. */

const picture = 'c'.repeat(32);
const text = {
  fdTitle: '补助',
  fdClass: '1',
  fdIssuedComName: '市工信局',
  fdContent: `<p><img src="/profile/uploads/${picture}/a.jpg" alt="厂房"></p>`,
};

describe.each(testEngines)('acts on several items on the engine %s', (engine) => {
  const server = useAccountServer({ engine });
  const editor = useStaff(server, 'editor');

  const post = async (path: string, json: object, key?: string) =>
    (await editor.send('POST', `/api/desk/content/${path}`, { json, key })).body;
  const saved = async (json: object = {}) =>
    (await post('save', { area: 'policy', fdId: '', version: 0, act: 'draft', values: text, ...json }))
      .data as unknown as ContentDetail;
  const batch = async (act: string, items: Pick<ContentDetail, 'fdId' | 'updatedAt'>[], key?: string) =>
    (
      await post(
        'batch',
        { area: 'policy', act, items: items.map(({ fdId, updatedAt }) => ({ fdId, updatedAt })) },
        key,
      )
    ).data as unknown as BatchRefusal[];
  const item = async (fdId: string) =>
    (await editor.get(`/api/desk/content/item?area=policy&fdId=${fdId}`)).body.data as unknown as
      ContentDetail | undefined;
  const ids = async (query: string) =>
    ((await editor.get(`/api/desk/content?area=policy&pageSize=100&${query}`)).body as unknown as ContentPage).rows.map(
      ({ fdId }) => fdId,
    );

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
    await inStore(server, (db) =>
      db
        .insertInto('picture')
        .values({
          fdId: picture,
          accountId: '1',
          fileName: 'a.jpg',
          width: 1,
          height: 1,
          format: 'jpeg',
          size: 1,
          createdAt: 1,
          used: '1',
        })
        .execute(),
    );
    expect(await batch('purge', [one])).toMatchObject([{ fdId, reason: '请先撤下，再彻底删除' }]);
    // A draft was never shown.
    expect(await batch('purge', [await saved()])).toEqual([]);
    expect(await batch('takeDown', [one])).toEqual([]);
    // Items taken down stand apart.
    expect([(await ids('')).includes(fdId), (await ids('state=removed')).includes(fdId)]).toEqual([false, true]);
    await post('draft', { area: 'policy', key: fdId, version: 2, sitting: 'sitting-1', fields: { fdTitle: '改' } });
    expect(await batch('purge', [(await item(fdId))!])).toEqual([]);
    expect((await item(fdId)) ?? null).toBeNull();
    const left = await inStore(server, async (db) => ({
      revisions: await db.selectFrom('contentRevision').select('fdId').where('fdId', '=', fdId).execute(),
      drafts: await db.selectFrom('contentDraft').select('title').where('draftKey', '=', fdId).execute(),
      pictures: await db.selectFrom('picture').select('used').where('fdId', '=', picture).execute(),
      records: await db
        .selectFrom('deskRecord')
        .select(['action', 'title'])
        .where('target', '=', `policy/${fdId}`)
        .where('action', '=', 'content:purge')
        .execute(),
    }));
    expect(left).toEqual({
      revisions: [],
      drafts: [],
      pictures: [{ used: '0' }],
      records: [{ action: 'content:purge', title: '补助' }],
    });
  });
});
