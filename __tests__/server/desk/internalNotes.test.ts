import { application } from '../../support/formValues';
import { testEngines } from '../../support/server';
import { logInStaff, useStaff } from '../../support/staff';
import { useAccountServer, useCompany } from '../../support/visitor';

const secret = '内部才知道的话';

describe.each(testEngines)('the notes and contacts of a submission on the %s store', (engine) => {
  const server = useAccountServer({ engine });
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
    const write = () => reviewer.send('POST', '/api/desk/note', { json, key: 'one-note-of-a-test' });
    expect((await write()).body.code).toBe(0);
    expect((await write()).body.code).toBe(0);
    const { body } = await reviewer.get(`/api/desk/submission?number=${number}`);
    expect(body.data).toMatchObject({ notes: [{ actor: 'reviewer', note: secret }] });
    const calls = [
      `/api/my/submission?number=${number}`,
      '/api/my/submissions?kind=application',
      '/api/my/counts',
      '/api/my/marks',
      '/api/my/profile',
      '/api/my/data',
      '/api/user/info',
    ];
    for (const call of calls) expect((await company.get(call)).raw.toString()).not.toContain(secret);
    expect((await company.send('POST', '/api/desk/note', { json })).status).toBe(403);
    const { body: records } = await reviewer.get(`/api/desk/records?target=${number}`);
    expect(JSON.stringify(records)).toContain('inbox:note');
    expect(JSON.stringify(records)).not.toContain(secret);
  });

  it('cannot be empty, or of an unknown submission', async () => {
    const empty = await reviewer.send('POST', '/api/desk/note', { json: { number, note: ' ' } });
    expect(empty.body.code).toBe(500);
    const unknown = await reviewer.send('POST', '/api/desk/note', { json: { number: 'SB-1', note: '话' } });
    expect(unknown.status).toBe(404);
  });

  it('answers that are used again are shared by reviewers, kept once, and out of other hands', async () => {
    const listed = async (who = reviewer) =>
      (await who.get('/api/desk/templates')).body.data as { fdId: string; text: string }[];
    const add = (text: string) => reviewer.send('POST', '/api/desk/templates', { json: { text } });
    expect((await add('{编号} 已转专班\n三日内答复')).body.code).toBe(0);
    expect((await add('{编号} 已转专班\n三日内答复')).body.code).toBe(0);
    expect((await add('材料齐全')).body.code).toBe(0);
    const all = await listed(await logInStaff(server, 'administrator'));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['{编号} 已转专班\n三日内答复', '材料齐全']));
    const first = all.find(({ text }) => text !== '材料齐全');
    for (const bad of ['', '  ', '字'.repeat(501)]) expect((await add(bad)).body.code).toBe(500);
    await reviewer.send('POST', '/api/desk/templates/remove', { json: { fdId: first!.fdId } });
    expect((await listed()).map(({ text }) => text)).toEqual(['材料齐全']);
    const atOnce = await Promise.all(Array.from({ length: 50 }, (_, n) => add(`答复 ${n + 1}`)));
    expect(atOnce.filter(({ body }) => body.code !== 0)).toHaveLength(1);
    expect((await add('答复 1')).body.code).toBe(0);
    expect((await add('再多一条')).body).toMatchObject({ code: 500, msg: expect.stringMatching(/最多 50 条/) });
    expect((await company.get('/api/desk/templates')).status).toBe(403);
  });

  it.each(['欧阳备注', '0281111', '028-1111 2222', '139000000'])('are found by %s', async (q) => {
    const find = async (more = '') => {
      const { body } = await reviewer.get(`/api/desk/submissions?q=${encodeURIComponent(q)}${more}`);
      return (body.rows as { number: string }[]).map((row) => row.number);
    };
    expect(await find()).toContain(number);
    expect(await find('&kind=intention')).not.toContain(number);
  });

  it.each(['欧阳', '99999999'])('are not found by %s', async (q) => {
    const { body } = await reviewer.get(`/api/desk/submissions?q=${encodeURIComponent(q)}`);
    expect(body.rows).toEqual([]);
  });
});
