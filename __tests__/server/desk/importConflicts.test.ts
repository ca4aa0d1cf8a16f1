import type { ContentCounts, ContentDetail, ImportReport } from '../../../src/contract/deskContent';
import { removeDemo } from '../../../server/content/removeDemo';
import { untilLocked } from '../../support/untilLocked';
import { testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { logInStaff } from '../../support/staff';
import { inStore, startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

type Row = Record<string, string | null>;

describe.each(testEngines)('an import and an editor of the same item, on the engine %s', (engine) => {
  let server: AccountServer;
  let editor: Visitor;
  beforeEach(async () => {
    server = await startAccountServer({ engine });
    editor = await logInStaff(server, 'editor');
  });
  afterEach(() => server.close());

  const post = async (path: string, json: object) =>
    (await editor.send('POST', `/api/desk/content/${path}`, { json: { area: 'policy', ...json } })).body;
  const item = async (fdId: string) =>
    (await editor.get(`/api/desk/content/item?area=policy&fdId=${fdId}`)).body.data as unknown as ContentDetail;
  const titleOnPortal = async (fdId: string) => {
    const { body } = await new Visitor(server).get(`/api/policy/findPolicyById?fdId=${fdId}`);
    return (body.data as { fdTitle: string } | undefined)?.fdTitle;
  };
  const exported = async () =>
    JSON.parse((await editor.get('/api/desk/content/export?area=policy')).raw.toString()) as Row[];
  const bring = async (rows: Row[], more: object = {}) => {
    const body = await post('import', {
      format: 'json',
      text: JSON.stringify(rows),
      replace: false,
      apply: true,
      ...more,
    });
    expect(body).toMatchObject({ code: 0, data: { applied: true } });
    return body.data as unknown as ImportReport;
  };
  const row = (fdId: string, fdTitle: string): Row => ({ fdId, fdTitle, fdClass: '1' });
  const removed = async () => {
    const { body } = await editor.get('/api/desk/content/counts');
    return (body.data as unknown as Record<string, ContentCounts>).policy!.removed;
  };

  it.each(['draft', 'publish'])('rejects a first %s that is based on values replaced by the import', async (act) => {
    const { fdId, version, values } = await item(smallId(1));
    expect(version).toBe(0);
    await bring([row(fdId, '文件里的题目')]);
    const saved = await post('save', { fdId, version, act, values: { ...values, fdTitle: '编辑的题目' } });
    expect(saved).toMatchObject({
      code: 409,
      data: { version: 1, updatedBy: '文件导入', changed: false, values: { fdTitle: '文件里的题目' } },
    });
    expect(await titleOnPortal(fdId)).toBe('文件里的题目');
    expect(await post('remove', { fdId, version })).toMatchObject({ code: 409 });
    expect(await titleOnPortal(fdId)).toBe('文件里的题目');
  });

  it('stores the imported values as a version before they are changed', async () => {
    const fdId = smallId(1);
    await bring([row(fdId, '文件里的题目')]);
    const { version, values } = await item(fdId);
    const saved = await post('save', { fdId, version, act: 'publish', values: { ...values, fdTitle: '编辑的题目' } });
    const { revisions, version: next } = saved.data as unknown as ContentDetail;
    expect(revisions.map((one) => one.version)).toEqual([2, 1, 0]);
    const restored = await post('restore', { fdId, version: next, revision: 1 });
    expect(restored).toMatchObject({ code: 0, data: { values: { fdTitle: '文件里的题目' } } });
  });

  it('does not touch unchanged rows, and creates no items for new ones', async () => {
    const [first, second, ...others] = await exported();
    const made = await bring([{ ...first!, fdTitle: '文件里的题目' }, second!, ...others, row(smallId(90), '新的')]);
    expect(made).toMatchObject({ created: 1, changed: 1 });
    expect((await item(first!.fdId!)).version).toBe(1);
    expect(await item(second!.fdId!)).toMatchObject({ version: 0, updatedBy: null });
    expect(await item(smallId(90))).toMatchObject({ version: 0, state: 'published', title: '新的' });
    const { values } = await item(second!.fdId!);
    const save = { fdId: second!.fdId, version: 0, act: 'draft', values };
    expect(await post('save', save)).toMatchObject({ code: 0 });
  });

  it('clears the demo flag of unchanged demo content', async () => {
    const [first, second] = await exported();
    await bring([first!]);
    await inStore(server, removeDemo);
    expect(await titleOnPortal(first!.fdId!)).toBe(first!.fdTitle);
    expect(await titleOnPortal(second!.fdId!)).toBeUndefined();
  });

  it('keeps the schedule of unchanged rows', async () => {
    const { fdId, values } = await item(smallId(1));
    const scheduledAt = '2025-06-02 09:00:00';
    const plan = { fdId, version: 0, act: 'schedule', scheduledAt, values: { ...values, fdTitle: '明天的题目' } };
    expect(await post('save', plan)).toMatchObject({ code: 0 });
    const rows = await exported();
    await bring(rows);
    expect(await item(fdId)).toMatchObject({ version: 1, scheduledAt });
    await bring(rows.map((one) => (one.fdId === fdId ? { ...one, fdTitle: '文件里的题目' } : one)));
    expect(await item(fdId)).toMatchObject({ version: 2, scheduledAt: null, values: { fdTitle: '明天的题目' } });
  });

  it('keeps what was replaced of an item that one import changed and another one deleted', async () => {
    const [first, ...others] = await exported();
    const { fdId } = first!;
    await bring([row(fdId!, '文件里的题目')]);
    expect(await bring(others, { replace: true })).toMatchObject({ removed: 1 });
    // What the first import replaced can be restored.
    expect(await removed()).toBe(1);
  });

  it('keeps an item that was published at the desk and deleted by an import', async () => {
    const [first, ...others] = await exported();
    const { fdId, values } = await item(first!.fdId!);
    const save = { fdId, version: 0, act: 'publish', values: { ...values, fdTitle: '编辑的题目' } };
    expect(await post('save', save)).toMatchObject({ code: 0 });
    await bring(others, { replace: true });
    expect(await removed()).toBe(1);
    expect(await item(fdId)).toMatchObject({ state: 'removed', version: 2, values: { fdTitle: '编辑的题目' } });
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)(
    'keeps an item that is first published while an import deletes it',
    async () => {
      const [first, ...others] = await exported();
      await bring(others);
      const { fdId, values } = await item(first!.fdId!);
      const work: Promise<unknown>[] = [];
      await inStore(server, (db) =>
        db.transaction().execute(async (trx) => {
          await trx.selectFrom('policy').select('fdId').where('fdId', '=', fdId).forUpdate().execute();
          work.push(post('save', { fdId, version: 0, act: 'publish', values: { ...values, fdTitle: '编辑的题目' } }));
          await untilLocked(db);
          work.push(bring(others, { replace: true }));
          await untilLocked(db, 2);
        }),
      );
      expect(await Promise.all(work)).toMatchObject([{ code: 0 }, { removed: 1 }]);
      expect(await removed()).toBe(1);
      expect(await item(fdId)).toMatchObject({ state: 'removed', values: { fdTitle: '编辑的题目' } });
    },
  );

  it('avoids deadlocks, and the later write wins', async () => {
    const ids = [1, 2, 3, 4, 5, 6].map(smallId);
    const items = await Promise.all(ids.map(item));
    // Half of them were edited before.
    const versions = await Promise.all(
      items.map(async ({ fdId, version, values }, index) => {
        if (index % 2 > 0) return version;
        const { data } = await post('save', { fdId, version, act: 'publish', values });
        return (data as unknown as ContentDetail).version;
      }),
    );
    const [, ...saved] = await Promise.all([
      bring(ids.map((fdId) => row(fdId, '文件里的题目'))),
      ...items.map(({ fdId, values }, index) =>
        post('save', { fdId, version: versions[index], act: 'publish', values: { ...values, fdTitle: '编辑的题目' } }),
      ),
    ]);
    for (const [index, { code }] of saved.entries()) {
      expect([0, 409]).toContain(code);
      const { version } = await item(ids[index]!);
      expect(version).toBe(versions[index]! + (code === 0 ? 2 : 1));
      expect(await titleOnPortal(ids[index]!)).toBe('文件里的题目');
    }
  });
});
