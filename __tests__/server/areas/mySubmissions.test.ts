import { makeZip } from '../../support/archives';
import { application, intention, publication } from '../../support/formValues';
import { smallId } from '../../support/smallSeed';
import { readRows } from '../../support/storeRows';
import { describeOnEngines, useCompany, Visitor, type Answer } from '../../support/visitor';

type Kind = 'application' | 'intention' | 'entry';

const send: Record<Kind, (who: Visitor) => Promise<Answer>> = {
  application: (who) => who.form('/api/project/add', application()),
  intention: (who) => who.post('/api/order/add', intention),
  entry: (who) => who.form('/api/getbuginess/add', publication),
};

/** Sends one in. @returns its number */
const sendIn = async (kind: Kind, who: Visitor): Promise<string> => (await send[kind](who)).body.number;
const list = async (who: Visitor, kind: Kind, more = '') =>
  (await who.get(`/api/my/submissions?kind=${kind}${more}`)).body;
const detail = (who: Visitor, number: string) => who.get(`/api/my/submission?number=${number}`);
const withdraw = async (who: Visitor, number: string, key?: string) =>
  (await who.form('/api/my/withdraw', { number }, { key })).body;

describeOnEngines('a company’s submissions', (server) => {
  const company = useCompany(server, '13900000001', '示例木业');
  beforeEach(() => server.pass(6000));

  it('are listed and shown completely, with files under their original names', async () => {
    const file = makeZip([{ name: '材料.txt' }]);
    const { attId } = (await company.upload(file, '申报材料.zip')).body;
    const form = { ...application(2), fdApplicationInfo: '第一行', attKey_projectApplyInfoAtt: attId };
    const { number } = (await company.form('/api/project/add', form)).body;
    const row = { number, state: 'submitted', title: '项目 2', attachments: 1, kind: 'application' };
    expect(await list(company, 'application')).toMatchObject({ total: 1, rows: [row] });
    const answer = await detail(company, number);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data).toMatchObject({
      number,
      fdComName: '示例木业',
      values: { fdProjectName: '项目 2', fdApplicationInfo: '第一行', fdApplicantEmail: null },
      files: [{ attId, fileName: '申报材料.zip', size: file.length }],
      events: [{ action: 'submit', actor: '王一', note: null }],
    });
    const download = await company.get(`/profile/upload/${attId}`);
    expect(download.headers['content-disposition']).toContain(encodeURIComponent('申报材料.zip'));
    expect(download.raw.equals(file)).toBe(true);
  });

  it('are counted by kind, and mark their projects and apps', async () => {
    const other = await new Visitor(server).join('13900000005', '数一数');
    const first = await sendIn('application', other);
    server.pass(6000);
    await send.intention(other);
    server.pass(6000);
    const second = await sendIn('intention', other);
    await send.entry(other);
    expect(await other.data('/api/my/counts')).toEqual({ application: 1, intention: 2, entry: 1, news: 0 });
    const own = { projects: { [smallId(701)]: first }, apps: { [smallId(101)]: second } };
    expect(await other.data('/api/my/marks')).toEqual(own);
    for (const number of [first, second]) await withdraw(other, number);
    const marks = await other.data('/api/my/marks');
    expect(marks.projects).toEqual({});
    // The earlier intention is still open.
    expect(marks.apps[smallId(101)]).toMatch(/^YX-/);
  });

  it('are listed newest first, with paging', async () => {
    const other = await new Visitor(server).join('13900000006', '多页');
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      server.pass(6000);
      numbers.unshift(await sendIn('intention', other));
    }
    const first = await list(other, 'intention', '&pageNum=1&pageSize=3');
    const second = await list(other, 'intention', '&pageNum=2&pageSize=3');
    expect([first.total, second.total]).toEqual([5, 5]);
    expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(numbers);
    expect((await other.get('/api/my/submissions?kind=letters')).body).toMatchObject({ code: 500 });
  });

  it('can be withdrawn and sent again', async () => {
    const other = await new Visitor(server).join('13900000007', '再来');
    const first = await sendIn('application', other);
    for (const key of Array<string>(2).fill('one-act-of-a-test')) {
      expect(await withdraw(other, first, key)).toMatchObject({ code: 0, number: first });
    }
    const over = { code: 500, msg: '已办结，不能撤回' };
    expect(await withdraw(other, first, 'other-act-of-a-test')).toMatchObject(over);
    server.pass(6000);
    expect((await send.application(other)).body).toMatchObject({ code: 0, number: expect.not.stringMatching(first) });
    expect((await list(other, 'application')).rows.map(({ state }) => state)).toEqual(['submitted', 'withdrawn']);
  });

  it('of the kind entry are published again with new values', async () => {
    const other = await new Visitor(server).join('13900000008', '重发');
    const number = await sendIn('entry', other);
    const shown = async () => (await list(other, 'entry')).rows[0]!;
    expect(await shown()).toMatchObject({ state: 'published', side: '2', model: 'E0-18', deadline: '2099-12-31' });
    await withdraw(other, number);
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
    const number = await sendIn('entry', other);
    const released = async (): Promise<string> => {
      const { rows } = (await other.get('/api/getbuginess/list?type=2&pageSize=500')).body;
      return rows.find(({ fdGetbuginessName }) => fdGetbuginessName === '改期板材')?.fdReleaseTime;
    };
    const edit = async (fdDeadlineTime: string) => {
      server.pass(6000);
      const values = { ...publication, fdGetbuginessName: '改期板材', number, fdDeadlineTime };
      expect((await other.form('/api/my/entry', values)).body).toMatchObject({ code: 0 });
      return released();
    };
    const first = await edit('2099-12-31');
    expect(await edit(first.slice(0, 10))).toBe(first);
    expect(await edit('2099-12-31')).toBe(first);
    await edit(first.slice(0, 10));
    server.pass(24 * 60 * 60 * 1000);
    await other.logIn('13900000009', 'secret-1');
    expect((await edit('2099-12-31')) > first).toBe(true);
  });

  const calls = ['/api/my/counts', '/api/my/marks', '/api/my/submissions?kind=entry', '/api/my/submission?number=x'];
  it.each(calls)('require a login and a company: %s', async (path) => {
    expect((await new Visitor(server).get(path)).status).toBe(401);
    const office = new Visitor(server);
    await office.logIn('13800000002', 'demo1234');
    expect((await office.get(path)).body).toMatchObject({ code: 500, msg: '当前账号没有企业信息，不能进行此操作' });
  });

  it('are visible to their company only, not to other companies, staff or visitors', async () => {
    const owner = await new Visitor(server).join('13900000021', '甲木业');
    const other = await new Visitor(server).join('13900000022', '乙木业');
    const staff = new Visitor(server);
    await staff.logIn('13800000002', 'demo1234');
    const strangers = [other, staff, new Visitor(server)];
    const kinds = Object.keys(send) as Kind[];
    const numbers: string[] = [];
    for (const kind of kinds) {
      server.pass(6000);
      numbers.push(await sendIn(kind, owner));
    }
    const before = await readRows(server, 'submission');
    for (const stranger of strangers) {
      for (const number of numbers) {
        server.pass(6000);
        for (const { body } of [
          await detail(stranger, number),
          await stranger.form('/api/my/withdraw', { number }),
          await stranger.form('/api/my/entry', { ...publication, number }),
        ]) {
          expect(body.code).not.toBe(0);
          expect(body.data).toBeUndefined();
        }
      }
    }
    for (const kind of kinds) {
      for (const sender of strangers.slice(1)) expect((await send[kind](sender)).body.code).not.toBe(0);
      expect((await list(other, kind)).rows).toEqual([]);
      expect(await list(owner, kind)).toMatchObject({ total: 1 });
    }
    expect(await readRows(server, 'submission')).toEqual(before);
  });
});
