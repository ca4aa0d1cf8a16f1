import fc from 'fast-check';
import { makeZip } from '../../support/archives';
import { application, intention, publication } from '../../support/formValues';
import { testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { inStore, startAccountServer, Visitor, useAccountServer, useCompany, type Answer } from '../../support/visitor';

type Kind = 'application' | 'intention' | 'entry';

const send: Record<Kind, (who: Visitor) => Promise<Answer>> = {
  application: (who) => who.form('/api/project/add', application()),
  intention: (who) => who.send('POST', '/api/order/add', { json: intention }),
  entry: (who) => who.form('/api/getbuginess/add', publication),
};

const list = async (who: Visitor, kind: Kind, more = '') =>
  (await who.get(`/api/my/submissions?kind=${kind}${more}`)).body as unknown as {
    total: number;
    rows: { number: string; state: string; title: string }[];
  };
const detail = async (who: Visitor, number: string) => who.get(`/api/my/submission?number=${number}`);

describe.each(testEngines)('a company’s submissions on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  const company = useCompany(server, '13900000001', '示例木业');
  beforeEach(() => server.pass(6000));

  it('are listed and shown completely, with files under their original names', async () => {
    const file = makeZip([{ name: '材料.txt' }]);
    const { attId } = (await company.upload(file, '申报材料.zip')).body;
    const sent = await company.form('/api/project/add', {
      ...application(2),
      fdApplicationInfo: '第一行',
      attKey_projectApplyInfoAtt: String(attId),
    });
    const number = String(sent.body.number);
    const page = await list(company, 'application');
    expect(page.total).toBe(1);
    expect(page.rows).toEqual([
      expect.objectContaining({ number, state: 'submitted', title: '项目 2', attachments: 1, kind: 'application' }),
    ]);
    const answer = await detail(company, number);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data).toMatchObject({
      number,
      fdComName: '示例木业',
      values: { fdProjectName: '项目 2', fdApplicationInfo: '第一行', fdApplicantEmail: null },
      files: [{ attId, fileName: '申报材料.zip', size: file.length }],
      events: [{ action: 'submit', actor: '王一', note: null }],
    });
    const download = await company.get(`/profile/upload/${String(attId)}`);
    expect(download.headers['content-disposition']).toContain(encodeURIComponent('申报材料.zip'));
    expect(download.raw.equals(file)).toBe(true);
  });

  it('are counted by kind, and mark their projects and apps', async () => {
    const other = await new Visitor(server).join('13900000005', '数一数');
    const first = String((await send.application(other)).body.number);
    server.pass(6000);
    await send.intention(other);
    server.pass(6000);
    const second = String((await send.intention(other)).body.number);
    await send.entry(other);
    expect((await other.get('/api/my/counts')).body.data).toEqual({ application: 1, intention: 2, entry: 1, news: 0 });
    expect((await other.get('/api/my/marks')).body.data).toEqual({
      projects: { [smallId(701)]: first },
      apps: { [smallId(101)]: second },
    });
    await other.form('/api/my/withdraw', { number: first });
    await other.form('/api/my/withdraw', { number: second });
    const marks = (await other.get('/api/my/marks')).body.data as { projects: object; apps: Record<string, string> };
    expect(marks.projects).toEqual({});
    // The earlier intention is still open.
    expect(marks.apps[smallId(101)]).toMatch(/^YX-/);
  });

  it('are listed newest first, with paging', async () => {
    const other = await new Visitor(server).join('13900000006', '多页');
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      server.pass(6000);
      numbers.unshift(String((await send.intention(other)).body.number));
    }
    const first = await list(other, 'intention', '&pageNum=1&pageSize=3');
    const second = await list(other, 'intention', '&pageNum=2&pageSize=3');
    expect([first.total, second.total]).toEqual([5, 5]);
    expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(numbers);
    expect((await other.get('/api/my/submissions?kind=letters')).body).toMatchObject({ code: 500 });
  });

  it('can be withdrawn and sent again', async () => {
    const other = await new Visitor(server).join('13900000007', '再来');
    const first = String((await send.application(other)).body.number);
    const withdrawn = await other.form('/api/my/withdraw', { number: first }, { key: 'one-act-of-a-test' });
    expect(withdrawn.body).toMatchObject({ code: 0, number: first });
    const repeated = await other.form('/api/my/withdraw', { number: first }, { key: 'one-act-of-a-test' });
    expect(repeated.body).toMatchObject({ code: 0, number: first });
    expect(
      (await other.form('/api/my/withdraw', { number: first }, { key: 'other-act-of-a-test' })).body,
    ).toMatchObject({
      code: 500,
      msg: '已办结，不能撤回',
    });
    server.pass(6000);
    expect((await send.application(other)).body).toMatchObject({ code: 0, number: expect.not.stringMatching(first) });
    expect((await list(other, 'application')).rows.map(({ state }) => state)).toEqual(['submitted', 'withdrawn']);
  });

  it('of the kind entry are published again with new values', async () => {
    const other = await new Visitor(server).join('13900000008', '重发');
    const number = String((await send.entry(other)).body.number);
    const shown = async () => (await list(other, 'entry')).rows[0]!;
    expect(await shown()).toMatchObject({ state: 'published', side: '2', model: 'E0-18', deadline: '2099-12-31' });
    await other.form('/api/my/withdraw', { number });
    expect(await shown()).toMatchObject({ state: 'withdrawn', side: '2', model: 'E0-18' });
    const wrong = await other.form('/api/my/entry', { ...publication, number, fdDeadlineTime: '2020-01-01' });
    expect(wrong.body).toMatchObject({ code: 500, msg: '请选择今天或以后的日期' });
    const again = { ...publication, number, fdGetbuginessName: '胶合板', fdDeadlineTime: '2098-01-01' };
    expect((await other.form('/api/my/entry', again)).body).toMatchObject({ code: 0, number });
    expect(await shown()).toMatchObject({ state: 'published', title: '胶合板', deadline: '2098-01-01' });
    const turned = await other.form('/api/my/entry', { ...again, fdGetbuginessType: '1' });
    expect(turned.body).toMatchObject({ code: 500, msg: '供需类型不能修改' });
  });

  it('of the kind entry keep their place when they are edited, until their last day has passed', async () => {
    const other = await new Visitor(server).join('13900000009', '改期');
    const number = String((await send.entry(other)).body.number);
    const released = async () => {
      const { body } = await other.get('/api/getbuginess/list?type=2&pageSize=500');
      const rows = body.rows as { fdComName: string; fdGetbuginessName: string; fdReleaseTime: string }[];
      return rows.find(({ fdGetbuginessName }) => fdGetbuginessName === '改期板材')?.fdReleaseTime;
    };
    const edit = async (fdDeadlineTime: string) => {
      server.pass(6000);
      const values = { ...publication, fdGetbuginessName: '改期板材', number, fdDeadlineTime };
      expect((await other.form('/api/my/entry', values)).body).toMatchObject({ code: 0 });
      return released();
    };
    const first = (await edit('2099-12-31'))!;
    expect(await edit(first.slice(0, 10))).toBe(first);
    expect(await edit('2099-12-31')).toBe(first);
    await edit(first.slice(0, 10));
    server.pass(24 * 60 * 60 * 1000);
    await other.logIn('13900000009', 'secret-1');
    expect((await edit('2099-12-31'))! > first).toBe(true);
  });

  const calls = ['/api/my/counts', '/api/my/marks', '/api/my/submissions?kind=entry', '/api/my/submission?number=x'];
  it.each(calls)('require a login and a company: %s', async (path) => {
    expect((await new Visitor(server).get(path)).status).toBe(401);
    const office = new Visitor(server);
    await office.logIn('13800000002', 'demo1234');
    expect((await office.get(path)).body).toMatchObject({ code: 500, msg: '当前账号没有企业信息，不能进行此操作' });
  });

  it('are visible to their company only, not to other companies, staff or visitors', async () => {
    const actors = {
      first: await new Visitor(server).join('13900000021', '甲木业'),
      second: await new Visitor(server).join('13900000022', '乙木业'),
      staff: new Visitor(server),
      visitor: new Visitor(server),
    };
    await actors.staff.logIn('13800000002', 'demo1234');
    type Actor = keyof typeof actors;
    const owners = new Map<string, Actor>();
    const states = async () =>
      inStore(server, (db) => db.selectFrom('submission').selectAll().orderBy('number').execute());

    const actor = fc.constantFrom<Actor>('first', 'second', 'staff', 'visitor');
    const command = fc.oneof(
      fc.record({ act: fc.constantFrom('application', 'intention', 'entry' as const), actor, pick: fc.nat(20) }),
      fc.record({ act: fc.constantFrom('withdraw', 'edit', 'read' as const), actor, pick: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (commands) => {
        for (const { act, actor: name, pick } of commands) {
          server.pass(6000);
          const who = actors[name];
          const before = await states();
          if (act === 'application' || act === 'intention' || act === 'entry') {
            const { body, status } = await send[act](who);
            if (name === 'staff' || name === 'visitor') expect([401, 500]).toContain(body.code ?? status);
            else if (body.code === 0) owners.set(String(body.number), name);
            continue;
          }
          const known = [...owners.keys()];
          if (known.length === 0) continue;
          const number = known[pick % known.length]!;
          const isOwner = owners.get(number) === name;
          const answer =
            act === 'withdraw'
              ? await who.form('/api/my/withdraw', { number })
              : act === 'edit'
                ? await who.form('/api/my/entry', { ...publication, number })
                : await detail(who, number);
          const others = (rows: Awaited<ReturnType<typeof states>>) => rows.filter((row) => row.number !== number);
          const after = await states();
          expect(others(after)).toEqual(others(before));
          if (isOwner) continue;
          expect(answer.body.code).not.toBe(0);
          expect(answer.body.data).toBeUndefined();
          expect(after).toEqual(before);
        }
        for (const name of ['first', 'second'] as const) {
          for (const kind of ['application', 'intention', 'entry'] as const) {
            const { rows } = await list(actors[name], kind, '&pageSize=500');
            expect(rows.every(({ number }) => owners.get(number) === name)).toBe(true);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a portal without the company’s desk', () => {
  it('has no such calls', async () => {
    const server = await startAccountServer({ config: { extras: [] } });
    const company = await new Visitor(server).join('13900000001', '示例木业');
    expect((await company.get('/api/my/counts')).body).toMatchObject({ code: 404, msg: '请求的资源不存在' });
    await server.close();
  });
});
