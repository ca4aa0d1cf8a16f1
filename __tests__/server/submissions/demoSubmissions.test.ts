import { removeDemo } from '../../../server/content/removeDemo';
import { demoSeed } from '../../support/demoContent';
import { logInStaff } from '../../support/staff';
import { testEngines } from '../../support/server';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

describe.each(testEngines)('the demo company on the %s store', (engine) => {
  it('has submissions of each kind in several states, none in the future, which are removed with the demo content', async () => {
    const now = () => Date.now();
    const server = await startAccountServer({ engine, deps: { seed: demoSeed, demoSubmissions: true, now } });
    const company = new Visitor(server);
    await company.logIn('13800000001', 'demo1234');
    expect((await company.get('/api/my/counts')).body.data).toMatchObject({ application: 5, intention: 3, entry: 4 });
    const { rows } = (await company.get('/api/my/submissions?kind=application')).body as {
      rows: { state: string; submittedAt: string; party: string; number: string }[];
    };
    expect(rows.map(({ state }) => state)).toEqual(['submitted', 'accepted', 'withdrawn', 'refused', 'granted']);
    expect(rows.every(({ party }) => party)).toBe(true);
    const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(rows.every(({ submittedAt }) => submittedAt < today)).toBe(true);
    // Accepted after it was sent, and ended after it was accepted.
    const ways = await inStore(server, (db) =>
      db.selectFrom('submission').select(['title', 'createdAt', 'acceptedAt', 'endedAt']).execute(),
    );
    const times = ways.map(({ title, createdAt, acceptedAt, endedAt }) => ({
      title,
      times: [createdAt, acceptedAt, endedAt].filter((time) => time !== null).map(Number),
    }));
    const inOrder = times.map((way) => ({ ...way, times: [...way.times].sort((a, b) => a - b) }));
    expect(times).toEqual(inOrder);
    // Nobody is told of what is made up.
    const notices = await inStore(server, (db) => db.selectFrom('outbox').select('number').execute());
    expect(notices).toEqual([]);
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

  it('is removed without leaving drafts and versions of demo content, but with those made by staff', async () => {
    const server = await startAccountServer({ engine, deps: { seed: demoSeed } });
    const editor = await logInStaff(server, 'editor');
    const { rows } = (await editor.get('/api/desk/content?area=policy&pageSize=3')).body as {
      rows: { fdId: string }[];
    };
    const [drafted, published, planned] = rows.map(({ fdId }) => fdId) as [string, string, string];
    const save = async (fdId: string, act: string) => {
      const { values } = (await editor.get(`/api/desk/content/item?area=policy&fdId=${fdId}`)).body.data as {
        values: object;
      };
      const json = { area: 'policy', fdId, version: 0, act, values, scheduledAt: '2099-01-01 08:00:00' };
      expect((await editor.send('POST', '/api/desk/content/save', { json })).body.code).toBe(0);
    };
    await save(drafted, 'draft');
    await save(published, 'publish');
    await save(planned, 'schedule');
    const left = () =>
      inStore(server, async (db) =>
        Promise.all(
          (['contentItem', 'contentRevision'] as const).map(async (table) => [
            ...new Set((await db.selectFrom(table).select('fdId').execute()).map(({ fdId }) => fdId)),
          ]),
        ),
      );
    expect((await left()).map((ids) => ids.sort())).toEqual([
      rows.map(({ fdId }) => fdId).sort(),
      rows.map(({ fdId }) => fdId).sort(),
    ]);
    await inStore(server, (db) => removeDemo(db));
    expect(await left()).toEqual([[published], [published]]);
    await server.close();
  });
});
