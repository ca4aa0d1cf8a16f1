import { removeDemo } from '../../../server/content/demoContent';
import { deskContent } from '../../support/deskContent';
import { untilLocked } from '../../support/untilLocked';
import { testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { inStore, useFreshServer, Visitor } from '../../support/visitor';

type Row = Record<string, string | null>;

describe.each(testEngines)('an import and an editor of the same item, on the engine %s', (engine) => {
  const server = useFreshServer({ engine });
  const editor = useStaff(server, 'editor');
  const desk = deskContent(editor);
  const { post, save, saved, item } = desk;

  const titleOnPortal = async (fdId: string) =>
    (await new Visitor(server).data(`/api/policy/findPolicyById?fdId=${fdId}`))?.fdTitle;
  const exported = async (): Promise<Row[]> => JSON.parse(String(await desk.exported()));
  const bring = async (rows: Row[], more: object = {}) => {
    const report = await desk.bring(rows, more);
    expect(report).toMatchObject({ applied: true });
    return report;
  };
  const row = (fdId: string, fdTitle: string): Row => ({ fdId, fdTitle, fdClass: '1' });
  const edited = (values: object) => ({ ...values, fdTitle: '编辑的题目' });
  const removed = async () => (await editor.data('/api/desk/content/counts')).policy.removed;

  it.each(['draft', 'publish'])('rejects a first %s that is based on values replaced by the import', async (act) => {
    const { fdId, version, values } = await item(smallId(1));
    expect(version).toBe(0);
    await bring([row(fdId, '文件里的题目')]);
    expect(await save({ fdId, version, act, values: edited(values) })).toMatchObject({
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
    const next = await saved({ fdId, version, act: 'publish', values: edited(values) });
    expect(next.revisions.map((one) => one.version)).toEqual([2, 1, 0]);
    const restored = await post('restore', { fdId, version: next.version, revision: 1 });
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
    expect(await save({ fdId: second!.fdId, values })).toMatchObject({ code: 0 });
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
    await saved({ fdId, act: 'schedule', scheduledAt, values: { ...values, fdTitle: '明天的题目' } });
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
    await saved({ fdId, act: 'publish', values: edited(values) });
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
          work.push(save({ fdId, act: 'publish', values: edited(values) }));
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
        return index % 2 > 0 ? version : (await saved({ fdId, version, act: 'publish', values })).version;
      }),
    );
    const [, ...answers] = await Promise.all([
      bring(ids.map((fdId) => row(fdId, '文件里的题目'))),
      ...items.map(({ fdId, values }, index) =>
        save({ fdId, version: versions[index], act: 'publish', values: edited(values) }),
      ),
    ]);
    for (const [index, { code }] of answers.entries()) {
      expect([0, 409]).toContain(code);
      const { version } = await item(ids[index]!);
      expect(version).toBe(versions[index]! + (code === 0 ? 2 : 1));
      expect(await titleOnPortal(ids[index]!)).toBe('文件里的题目');
    }
  });
});
