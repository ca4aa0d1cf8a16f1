import { application } from '../../support/formValues';
import { logInStaff, useStaff } from '../../support/staff';
import { describeOnEngines, useCompany } from '../../support/visitor';

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

  it('answers that are used again are shared by reviewers, and kept once', async () => {
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
    for (let n = 1; n < 50; n += 1) expect((await add(`答复 ${n}`)).body.code).toBe(0);
    expect((await add('答复 1')).body.code).toBe(0);
    expect((await add('再多一条')).body).toMatchObject({ code: 500, msg: expect.stringMatching(/最多 50 条/) });
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
