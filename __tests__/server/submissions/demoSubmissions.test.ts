import { removeDemo } from '../../../server/content/demoContent';
import { demoSeed } from '../../support/demoContent';
import { deskContent } from '../../support/deskContent';
import { logInStaff } from '../../support/staff';
import { testEngines } from '../../support/server';
import { readRows } from '../../support/storeRows';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

describe.each(testEngines)('the demo company on the %s store', (engine) => {
  it('has submissions of each kind in several states, none in the future, which are removed with the demo content', async () => {
    const deps = { seed: demoSeed, demoSubmissions: true, now: () => Date.now() };
    const server = await startAccountServer({ engine, deps });
    const company = new Visitor(server);
    await company.logIn('13800000001', 'demo1234');
    expect(await company.data('/api/my/counts')).toMatchObject({ application: 5, intention: 3, entry: 4 });
    const { rows } = (await company.get('/api/my/submissions?kind=application')).body;
    expect(rows.map(({ state }) => state)).toEqual(['submitted', 'accepted', 'withdrawn', 'refused', 'granted']);
    expect(rows.every(({ party }) => party)).toBe(true);
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.every(({ submittedAt }) => submittedAt < today)).toBe(true);
    // Accepted after it was sent, and ended after it was accepted.
    const ways = await readRows(server, 'submission');
    const times = ways.map(({ title, createdAt, acceptedAt, endedAt }) => ({
      title,
      times: [createdAt, acceptedAt, endedAt].filter((time) => time !== null).map(Number),
    }));
    const inOrder = times.map((way) => ({ ...way, times: [...way.times].sort((a, b) => a - b) }));
    expect(times).toEqual(inOrder);
    // Nobody is told of what is made up.
    expect(await readRows(server, 'outbox')).toEqual([]);
    await inStore(server, (db) => removeDemo(db));
    const tables = ['submission', 'submissionEvent', 'deskRecord', 'projectApplication', 'purchaseIntention'] as const;
    for (const table of [...tables, 'getbuginess'] as const) {
      expect([table, await readRows(server, table)]).toEqual([table, []]);
    }
  });

  it('is removed without leaving drafts and versions of demo content, but with those made by staff', async () => {
    const server = await startAccountServer({ engine, deps: { seed: demoSeed } });
    const { list, item, saved } = deskContent(await logInStaff(server, 'editor'));
    const ids = (await list({ pageSize: 3 })).rows.map(({ fdId }) => fdId);
    for (const [index, act] of ['draft', 'publish', 'schedule'].entries()) {
      const { fdId, values } = await item(ids[index]!);
      await saved({ fdId, act, values, scheduledAt: '2099-01-01 08:00:00' });
    }
    const left = async (table: 'contentItem' | 'contentRevision') =>
      new Set((await readRows(server, table)).map(({ fdId }) => fdId));
    expect([await left('contentItem'), await left('contentRevision')]).toEqual([new Set(ids), new Set(ids)]);
    await inStore(server, (db) => removeDemo(db));
    const published = new Set([ids[1]]);
    expect([await left('contentItem'), await left('contentRevision')]).toEqual([published, published]);
  });
});
