import { application } from '../../support/formValues';
import { casesOn } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';
import { logInStaff, useStaff } from '../../support/staff';
import { deleteRows } from '../../support/storeRows';
import { describeOnEngines, useCompany, Visitor } from '../../support/visitor';

const minute = 60_000;
const [policy] = smallSeed.policy;
const fine = { area: 'policy', fdId: policy!.fdId, reason: 'false', note: '日期有误', contact: '' };

describeOnEngines('visitors’ reports', (server, engine) => {
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

  it('are stored once if a browser repeats the request, whenever the second arrives', async () => {
    const visitor = new Visitor(server, '10.7.0.1');
    const send = (note: string) => visitor.post('/api/report/add', { ...fine, note }, { key: 'one-act-of-reporting' });
    const answers = [...(await Promise.all([send('日期有误'), send('日期有误')])), await send('日期有误')];
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ code: 0, msg: '操作成功' }));
    expect((await listed()).total).toBe(1);
    expect((await send('另一件事')).status).toBe(422);
    expect((await listed()).total).toBe(1);
  });

  it.each(
    casesOn(engine, [
      ['an unknown item', { fdId: 'f'.repeat(32) }, '所举报的内容已不存在'],
      ['an area without pages', { area: 'account' }, expect.stringContaining('栏目')],
      ['no reason', { reason: '' }, expect.stringContaining('举报原因')],
      ['an unknown reason', { reason: 'boring' }, expect.stringContaining('举报原因')],
      ['a novel', { note: '字'.repeat(501) }, expect.stringContaining('情况说明')],
    ]),
  )('of %s are rejected', async (_what, fields, msg) => {
    expect((await report(fields, '10.2.0.1')).body).toEqual({ code: 500, msg });
    expect((await listed()).total).toBe(0);
  });

  it('are limited to five an hour per address, and three hundred in total', async () => {
    for (let round = 0; round < 5; round += 1) expect((await report({}, '10.3.0.1')).body.code).toBe(0);
    expect(await report({}, '10.3.0.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: { code: 429, msg: '访问过于频繁，请稍候再试（最长 60 分钟）' },
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

const secret = '内部才知道的话';

describeOnEngines('the notes and contacts of a submission', (server) => {
  const company = useCompany(server, '13900000061', '备注木业');
  const reviewer = useStaff(server, 'reviewer');
  let number: string;
  beforeAll(async () => {
    const contact = { fdSubmitterName: '欧阳备注', fdSubmitterPhone: '02811112222' };
    const { body } = await company.form('/api/project/add', { ...application(), ...contact });
    number = String(body.number);
  });

  it('are shown to staff, written once with one key, and never to the company', async () => {
    const json = { number, note: secret };
    const write = () => reviewer.post('/api/desk/note', json, { key: 'one-note-of-a-test' });
    expect((await write()).body.code).toBe(0);
    expect((await write()).body.code).toBe(0);
    const notes = [{ actor: 'reviewer', note: secret }];
    expect(await reviewer.data(`/api/desk/submission?number=${number}`)).toMatchObject({ notes });
    const own = ['counts', 'marks', 'profile', 'data', 'submissions?kind=application', `submission?number=${number}`];
    for (const call of ['/api/user/info', ...own.map((name) => `/api/my/${name}`)]) {
      expect((await company.get(call)).raw.toString()).not.toContain(secret);
    }
    const { body: records } = await reviewer.get(`/api/desk/records?target=${number}`);
    expect(JSON.stringify(records)).toContain('inbox:note');
    expect(JSON.stringify(records)).not.toContain(secret);
  });

  it('cannot be empty, or of an unknown submission', async () => {
    expect((await reviewer.post('/api/desk/note', { number, note: ' ' })).body.code).toBe(500);
    expect((await reviewer.post('/api/desk/note', { number: 'SB-1', note: '话' })).status).toBe(404);
  });

  it('answers that are used again are shared by reviewers, and kept once, fifty at most', async () => {
    const full = '常用答复最多 50 条，请先删除不用的';
    const listed = (who = reviewer) => who.data<{ fdId: string; text: string }[]>('/api/desk/templates');
    const add = (text: string) => reviewer.post('/api/desk/templates', { text });
    expect((await add('{编号} 已转专班\n三日内答复')).body.code).toBe(0);
    expect((await add('{编号} 已转专班\n三日内答复')).body.code).toBe(0);
    expect((await add('材料齐全')).body.code).toBe(0);
    const all = await listed(await logInStaff(server, 'administrator'));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['{编号} 已转专班\n三日内答复', '材料齐全']));
    const first = all.find(({ text }) => text !== '材料齐全');
    for (const bad of ['', '  ', '字'.repeat(501)]) expect((await add(bad)).body.code).toBe(500);
    await reviewer.post('/api/desk/templates/remove', { fdId: first!.fdId });
    expect((await listed()).map(({ text }) => text)).toEqual(['材料齐全']);
    const { rows } = (await reviewer.get('/api/desk/records?target=template')).body;
    expect(rows.map(({ action }) => action).sort()).toEqual(['template:remove', 'template:save', 'template:save']);
    for (let n = 1; n < 49; n += 1) expect((await add(`答复 ${n}`)).body.code).toBe(0);
    const last = await Promise.all(['甲', '乙', '丙'].map((name) => add(`最后一条：${name}`)));
    expect(last.map(({ body }) => body.msg).sort()).toEqual([...Array(2).fill(full), '操作成功'].sort());
    expect((await add('答复 1')).body.code).toBe(0);
    expect(await listed()).toHaveLength(50);
  });

  const find = async (q: string, more = '') => {
    const { body } = await reviewer.get(`/api/desk/submissions?q=${encodeURIComponent(q)}${more}`);
    return body.rows.map((row) => row.number);
  };

  it.each(['欧阳备注', '0281111', '028-1111 2222', '139000000'])('are found by %s', async (q) => {
    expect(await find(q)).toContain(number);
    expect(await find(q, '&kind=intention')).not.toContain(number);
  });

  it.each(['欧阳', '99999999'])('are not found by %s', async (q) => expect(await find(q)).toEqual([]));
});
