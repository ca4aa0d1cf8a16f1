import { removeDemo } from '../../../server/content/removeDemo';
import { demoSeed } from '../../support/demoContent';
import { testEngines } from '../../support/server';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

jest.setTimeout(60_000);

describe.each(testEngines)('the demo company on the %s store', (engine) => {
  it('has sent in something of each kind in several states, none in the future, which go with the demo content', async () => {
    const now = () => Date.now();
    const server = await startAccountServer({ engine, deps: { seed: demoSeed, demoSubmissions: true, now } });
    const company = new Visitor(server);
    await company.logIn('13800000001', 'demo1234');
    expect((await company.get('/api/my/counts')).body.data).toEqual({ application: 5, intention: 3, entry: 4 });
    const { rows } = (await company.get('/api/my/submissions?kind=application')).body as {
      rows: { state: string; submittedAt: string; party: string; number: string }[];
    };
    expect(rows.map(({ state }) => state)).toEqual(['submitted', 'accepted', 'withdrawn', 'refused', 'granted']);
    expect(rows.every(({ party }) => party)).toBe(true);
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.every(({ submittedAt }) => submittedAt < today)).toBe(true);
    await inStore(server, (db) => removeDemo(db));
    const left = await inStore(server, async (db) => [
      await db.selectFrom('submission').selectAll().execute(),
      await db.selectFrom('submissionEvent').selectAll().execute(),
      await db.selectFrom('deskRecord').selectAll().execute(),
      await db.selectFrom('projectApplication').selectAll().execute(),
      await db.selectFrom('purchaseIntention').selectAll().execute(),
      await db.selectFrom('getbuginess').selectAll().execute(),
    ]);
    expect(left).toEqual([[], [], [], [], [], []]);
    await server.close();
  });
});
