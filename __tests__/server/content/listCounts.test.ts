import { sql } from 'kysely';
import { contentChanged } from '../../../server/db/contentVersion';
import { smallId, smallSeed } from '../../support/smallSeed';
import { testEngines, useTestServer } from '../../support/server';
import { inStore } from '../../support/visitor';

const [policy] = smallSeed.policy;
const dates = [null, '2023-12-31', '2024-02-29 23:59:59', '2024-03-01', '2024-03-01 00:00:00', '2025-11-11 11:11:11'];

/** Forty rows over five months, several with the same time, some without. */
const policies = Array.from({ length: 40 }, (_, index) => ({
  ...policy!,
  fdId: smallId(index),
  fdApplyDate: dates[(index * 7) % dates.length]!,
  fdClass: String((index % 3) + 1),
}));

type Row = (typeof policies)[number];
const order = (a: Row, b: Row) => {
  const [one, two] = [a.fdApplyDate ?? '', b.fdApplyDate ?? ''];
  if (one === two) return a.fdId < b.fdId ? 1 : -1;
  return one < two ? 1 : -1;
};

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({
    engine,
    listen: false,
    deps: { seed: () => ({ ...smallSeed, policy: policies }) },
  });

  const get = async (url: string) => (await server.app.inject(url)).json();

  it.each(['', '&category=2'])('returns on every page the same part of the whole list (%s)', async (filter) => {
    const wanted = [...policies].sort(order).filter(({ fdClass }) => filter === '' || fdClass === '2');
    for (let pageNum = 1; pageNum <= Math.ceil(wanted.length / 3); pageNum += 1) {
      const { total, rows } = await get(`/api/policy/list?pageSize=3&pageNum=${pageNum}${filter}`);
      expect(total).toBe(wanted.length);
      expect(rows.map(({ fdId }: { fdId: string }) => fdId)).toEqual(
        wanted.slice(3 * pageNum - 3, 3 * pageNum).map(({ fdId }) => fdId),
      );
    }
  });

  it('keeps totals correct after inserts, updates and deletes', async () => {
    await inStore(server, async (db) => {
      await db.updateTable('policy').set({ fdClass: '9' }).where('fdClass', '=', '1').execute();
      await db.updateTable('policy').set({ fdApplyDate: '2026-01-01' }).where('fdId', '<', smallId(9)).execute();
      await db.deleteFrom('policy').where('fdClass', '=', '2').execute();
      const { rows } = await sql<{ fdId: string }>`select "fdId" from "policy"`.execute(db);
      const copies = rows.map(({ fdId }) => ({ ...policy!, fdId: fdId.replace(/^.{5}/, 'abcde'), demo: '0' }));
      await db.insertInto('policy').values(copies).execute();
      await contentChanged(db, 'policy');
      const truth = await sql<{ fdClass: string; n: number }>`
        select "fdClass", count(*) as n from "policy" group by "fdClass"`.execute(db);
      expect(truth.rows.length).toBeGreaterThan(2);
      for (const { fdClass, n } of truth.rows) {
        expect((await get(`/api/policy/list?category=${fdClass}`)).total).toBe(Number(n));
      }
      expect((await get('/api/policy/list?category=1')).total).toBe(0);
      await db.deleteFrom('policy').execute();
      await contentChanged(db, 'policy');
    });
    expect(await get('/api/policy/list')).toMatchObject({ total: 0, rows: [] });
  });
});
