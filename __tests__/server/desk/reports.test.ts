import { areaNames } from '../../../src/contract/areas';
import { smallSeed } from '../../support/smallSeed';
import { logInStaff } from '../../support/staff';
import { deleteRows } from '../../support/storeRows';
import { describeOnEngines, Visitor } from '../../support/visitor';

const minute = 60_000;
const [policy] = smallSeed.policy;
const fine = { area: 'policy', fdId: policy!.fdId, reason: 'false', note: '日期有误', contact: '' };

describeOnEngines('visitors’ reports', (server) => {
  let reviewer: Visitor;
  beforeEach(async () => {
    server.pass(61 * minute);
    reviewer = await logInStaff(server, 'reviewer');
    await deleteRows(server, 'report');
  });

  const report = (fields: object = {}, address = '127.0.0.1') =>
    new Visitor(server, address).post('/api/report/add', { ...fine, ...fields });
  const listed = async (state = 'open') => (await reviewer.get(`/api/desk/reports?state=${state}`)).body;

  it('reach the staff without a login, with the title of the reported item', async () => {
    expect((await report()).body).toEqual({ code: 0, msg: '操作成功' });
    const row = { area: 'policy', targetId: fine.fdId, title: policy!.fdTitle, reason: 'false', note: '日期有误' };
    expect(await listed()).toMatchObject({ total: 1, rows: [row] });
    expect(await reviewer.data('/api/desk/counts')).toMatchObject({ openReports: 1 });
  });

  it.each(areaNames)('are accepted for %s', async (area) => {
    expect((await report({ area, fdId: smallSeed[area][0]!.fdId }, '10.1.0.1')).body).toMatchObject({ code: 0 });
    expect((await listed()).rows[0]).toMatchObject({ area, title: expect.stringMatching(/\S/) });
  });

  it('are stored once if a browser repeats the request, whenever the second arrives', async () => {
    const visitor = new Visitor(server, '10.7.0.1');
    const send = (note: string) => visitor.post('/api/report/add', { ...fine, note }, { key: 'one-act-of-reporting' });
    const answers = [...(await Promise.all([send('日期有误'), send('日期有误')])), await send('日期有误')];
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ code: 0, msg: '操作成功' }));
    expect((await listed()).total).toBe(1);
    expect((await send('另一件事')).status).toBe(422);
    expect((await listed()).total).toBe(1);
  });

  it.each([
    ['an unknown item', { fdId: 'f'.repeat(32) }, '所举报的内容已不存在'],
    ['an area without pages', { area: 'account' }, expect.stringContaining('栏目')],
    ['no reason', { reason: '' }, expect.stringContaining('举报原因')],
    ['an unknown reason', { reason: 'boring' }, expect.stringContaining('举报原因')],
    ['a novel', { note: '字'.repeat(501) }, expect.stringContaining('情况说明')],
  ])('of %s are rejected', async (_what, fields, msg) => {
    expect((await report(fields, '10.2.0.1')).body).toEqual({ code: 500, msg });
    expect((await listed()).total).toBe(0);
  });

  it('are limited to five an hour per address, and three hundred in total', async () => {
    for (let round = 0; round < 5; round += 1) expect((await report({}, '10.3.0.1')).body.code).toBe(0);
    expect(await report({}, '10.3.0.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 429, msg: '访问过于频繁，请稍候再试' },
    });
    expect((await report({}, '10.3.0.2')).body.code).toBe(0);
    for (let round = 6; round < 300; round += 1) await report({}, `10.4.${round}.1`);
    expect((await report({}, '10.5.0.1')).status).toBe(429);
    expect((await listed()).total).toBe(300);
    server.pass(60 * minute);
    expect((await report({}, '10.3.0.1')).body.code).toBe(0);
  });

  it('are closed with an answer once, and recorded in the audit log', async () => {
    await report({}, '10.6.0.1');
    const [{ fdId }] = (await listed()).rows;
    const answering = (answer: string) => reviewer.post('/api/desk/reports/close', { fdId, answer });
    expect((await answering('字'.repeat(501))).body.msg).toBe('处理结果不能超过500个字符');
    expect((await answering('已更正')).body.code).toBe(0);
    expect((await answering('又更正')).body.code).toBe(0);
    expect((await listed()).total).toBe(0);
    const closed = { fdId, closedBy: 'reviewer', answer: '已更正', closedAt: expect.any(String) };
    expect((await listed('closed')).rows).toMatchObject([closed]);
    const { body } = await reviewer.get(`/api/desk/records?target=${encodeURIComponent(`policy ${fine.fdId}`)}`);
    expect(body.total).toBe(1);
  });
});
