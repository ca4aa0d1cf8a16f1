import { PassThrough } from 'node:stream';
import { application as rightApplication, publication } from '../../support/formValues';
import { makeZip } from '../../support/archives';
import { pngOf } from '../../support/pngOf';
import { logInStaff } from '../../support/staff';
import { changeAccount, changeRows, readRows } from '../../support/storeRows';
import { describeOnEngines, Visitor } from '../../support/visitor';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const contacts = { contactName: '王一', contactPhone: '13900001111', contactEmail: 'wang@example.com' };

const application = { ...rightApplication(), fdSubmitterPhone: '13900001111', fdApplicantEmail: 'wang@example.com' };
const entry = { ...publication, fdContactsPhone: '13900001111' };

describeOnEngines("a company's profile", (server) => {
  let next = 13_900_000_100;
  const company = async (name?: string) => new Visitor(server).join(String((next += 1)), name);
  const phoneOf = async (visitor: Visitor): Promise<string> => (await visitor.data('/api/my/profile')).username;
  const logIn = async (phone: string, password = 'secret-1') =>
    (await new Visitor(server).logIn(phone, password)).body.code;
  const close = async (visitor: Visitor, password = 'secret-1') =>
    (await visitor.form('/api/my/close', { password })).body;
  const uploadZip = async (visitor: Visitor, name = '申报书.zip'): Promise<string> =>
    (await visitor.upload(makeZip([{ name }]), name)).body.attId;
  const supplies = () => new Visitor(server).get('/api/getbuginess/list?pageNum=1&pageSize=100&type=2');

  it('holds contact and place of the latest entry, which begin the next one', async () => {
    const company = new Visitor(server);
    await company.join('13900000177');
    for (const fdArea of ['四川·成都', '浙江·嘉兴'])
      await company.form('/api/getbuginess/add', { ...publication, fdArea, fdGetbuginessName: fdArea });
    const { fdContactsPerson, fdContactsPhone, fdContactsAddress } = publication;
    const lastEntry = { fdContactsPerson, fdContactsPhone, fdArea: '浙江·嘉兴', fdContactsAddress };
    expect(await company.data('/api/my/profile')).toMatchObject({ lastEntry });
  });

  it('can be read and changed, and applies from then on', async () => {
    const visitor = await company('旧名木业');
    const saved = await visitor.form('/api/my/profile', { fdComName: ' 新名木业 ', ...contacts });
    expect(saved.body).toEqual({ code: 0, msg: '操作成功' });
    expect(await visitor.data('/api/my/profile')).toEqual({
      username: await phoneOf(visitor),
      fdComName: '新名木业',
      avatar: null,
      ...contacts,
      createdAt: expect.stringMatching(/^2025-06-\d\d /),
    });
    expect(await visitor.data('/api/user/info')).toMatchObject({ fdComName: '新名木业' });
  });

  it.each([
    ['zhou@xn--fsqu00a.cn', 'zhou@例子.cn'],
    ['zhou@Mail.XN--fsqu00a.xn--fiqs8s', 'zhou@mail.例子.中国'],
    ['zhou@例子.cn', 'zhou@例子.cn'],
    ['zhou@Example.com', 'zhou@Example.com'],
    ['zhou@xn--pple-43d.com', 'zhou@xn--pple-43d.com'],
    ['zhou@xn--a-1.cn', 'zhou@xn--a-1.cn'],
  ])('holds the address %s, as Chromium sends a Chinese domain, as %s', async (contactEmail, stored) => {
    const visitor = await company('木业');
    await visitor.form('/api/my/profile', { fdComName: '木业', contactEmail });
    expect(await visitor.data('/api/my/profile')).toMatchObject({ contactEmail: stored });
  });

  it.each([
    ['no company name', { fdComName: '' }, '请填写公司名称'],
    ['a wrong phone', { fdComName: '木业', contactPhone: '12345' }, '手机号格式不正确'],
    ['a wrong address', { fdComName: '木业', contactEmail: 'wang@' }, '邮箱格式不正确'],
    ['a name that is too long', { fdComName: '木'.repeat(101) }, /100/],
  ])('is not changed by %s', async (_what, fields: Record<string, string>, msg) => {
    const visitor = await company('木业');
    const answer = await visitor.form('/api/my/profile', fields);
    expect(answer.body).toEqual({ code: 500, msg: expect.stringMatching(msg) });
  });

  it('changes the password with the old one, and ends all other sessions', async () => {
    const visitor = await company();
    const phone = await phoneOf(visitor);
    const other = new Visitor(server);
    await other.logIn(phone, 'secret-1');
    const change = (oldPassword: string, password: string, confirmPassword = password) =>
      visitor.form('/api/my/password', { oldPassword, password, confirmPassword });
    expect((await change('wrong-one', 'secret-2')).body).toEqual({ code: 500, msg: '密码不正确，还可再试 4 次' });
    expect((await change('secret-1', 'short')).body.msg).toBe('密码不能少于6位');
    expect((await change('secret-1', 'secret-2', 'secret3')).body.msg).toBe('两次输入的密码不一致');
    const changed = await change('secret-1', 'secret-2');
    expect(changed.body).toMatchObject({ code: 0, data: { ended: 1, token: expect.any(String) } });
    const { token } = changed.body.data;
    const infoOf = async (sent = {}) => (await visitor.get('/api/user/info', sent)).status;
    // The old token is accepted for a minute, and is no session of its own.
    expect([await infoOf(), await infoOf({ token })]).toEqual([200, 200]);
    expect((await visitor.get('/api/my/sessions', { token })).body.data).toMatchObject([{ current: true }]);
    server.pass(60_000);
    expect([await infoOf(), await infoOf({ token })]).toEqual([401, 200]);
    expect((await other.get('/api/user/info')).status).toBe(401);
    expect([await logIn(phone), await logIn(phone, 'secret-2')]).toEqual([500, 0]);
  });

  it('answers a retried password change with the first response', async () => {
    const visitor = await company();
    const phone = await phoneOf(visitor);
    const fields = { oldPassword: 'secret-1', password: 'secret-2', confirmPassword: 'secret-2' };
    const send = () => visitor.form('/api/my/password', fields, { key: 'key-of-one-act' });
    const first = await send();
    expect(first.body).toMatchObject({ code: 0, data: { ended: 0 } });
    const again = await send();
    expect(again.body).toEqual({ ...first.body, data: { ended: 0, token: expect.any(String) } });
    const { token } = again.body.data;
    expect((await visitor.get('/api/user/info', { token: first.body.data.token })).status).toBe(401);
    // The second one lasts as long as a login, although it was asked for with a replaced token.
    server.pass(25 * 60_000);
    expect((await visitor.get('/api/user/info', { token })).status).toBe(200);
    expect(await logIn(phone, 'secret-2')).toBe(0);
  });

  it('reports the remaining attempts with each wrong password, and limits them as at the login', async () => {
    const visitor = await company();
    const phone = await phoneOf(visitor);
    const messages = [];
    for (let time = 0; time < 6; time += 1) messages.push((await close(visitor, 'wrong-1')).msg);
    const locked = '密码输入错误5次，帐户锁定10分钟';
    const left = [4, 3, 2, 1].map((count) => `密码不正确，还可再试 ${count} 次`);
    expect(messages).toEqual([...left, '密码不正确，账号已锁定 10 分钟', locked]);
    expect((await close(visitor)).msg).toBe(locked);
    const again = { oldPassword: 'secret-1', password: 'secret-2', confirmPassword: 'secret-2' };
    expect((await visitor.form('/api/my/password', again)).body.msg).toBe(locked);
    // Whoever knows it can log in elsewhere, and end this session.
    expect(await logIn(phone)).toBe(0);
  });

  it('lists the sessions with their devices, and ends one or all others', async () => {
    const visitor = await company();
    const phone = await phoneOf(visitor);
    const others = [new Visitor(server), new Visitor(server), new Visitor(server)];
    for (const other of others) {
      const validateCode = await other.solve();
      const fields = { username: phone, password: 'secret-1', rememberMe: 'false', validateCode };
      other.token = String((await other.form('/login', fields, { headers: { 'user-agent': chrome } })).body.token);
    }
    const list = () => visitor.data<{ sessionId: string; current: boolean }[]>('/api/my/sessions');
    const before = await list();
    expect(before.map(({ current }) => current)).toEqual([true, false, false, false]);
    expect(before[1]).toMatchObject({ device: 'Chrome 120 · Windows', usedAt: expect.stringMatching(/^2025-06-/) });
    const { sessionId } = before[1]!;
    expect((await visitor.form('/api/my/sessions/end', { sessionId })).body).toMatchObject({ data: { ended: 1 } });
    expect((await list()).map((line) => line.sessionId)).not.toContain(sessionId);
    expect((await visitor.form('/api/my/sessions/end', { others: '1' })).body).toMatchObject({ data: { ended: 2 } });
    expect(await list()).toHaveLength(1);
    for (const other of others) expect((await other.get('/api/user/info')).status).toBe(401);
  });

  it('does not list expired sessions', async () => {
    const visitor = await company();
    await logIn(await phoneOf(visitor));
    const list = () => visitor.data('/api/my/sessions');
    server.pass(29 * 60_000);
    expect(await list()).toHaveLength(2);
    server.pass(60_000);
    expect(await list()).toMatchObject([{ current: true }]);
  });

  it("never shows, changes or ends anything of another account's", async () => {
    const [mine, foreign] = [await company('我的木业'), await company('别家木业')];
    await foreign.form('/api/my/profile', { fdComName: '别家木业', ...contacts });
    for (const { sessionId } of await foreign.data<{ sessionId: string }[]>('/api/my/sessions')) {
      const answer = await mine.form('/api/my/sessions/end', { sessionId });
      expect(answer.body).toMatchObject({ data: { ended: 0 } });
    }
    await mine.form('/api/my/sessions/end', { others: '1' });
    await close(mine);
    expect(await foreign.data('/api/my/profile')).toMatchObject({ fdComName: '别家木业', ...contacts });
  });

  it('exports all data stored about the company, and nothing about others, as a file', async () => {
    const visitor = await company('数据木业');
    const other = await company('别家木业');
    await other.form('/api/project/add', { ...application, fdApplicationInfo: '别家的申报' });
    const attId = await uploadZip(visitor);
    await uploadZip(visitor, '未提交.zip');
    const sent = { ...application, fdApplicationInfo: '建设智能工厂', attKey_projectApplyInfoAtt: attId };
    expect((await visitor.form('/api/project/add', sent)).body.code).toBe(0);
    const answer = await visitor.get('/api/my/data');
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'no-store',
    });
    expect(JSON.parse(String(answer.raw))).toMatchObject({
      profile: { username: await phoneOf(visitor), fdComName: '数据木业' },
      sessions: [{ current: true }],
      submissions: [
        {
          kind: 'application',
          values: { fdApplicationInfo: '建设智能工厂', fdSubmitterPhone: '13900001111' },
          files: [{ attId, fileName: '申报书.zip' }],
        },
      ],
      waitingFiles: [{ fileName: '未提交.zip' }],
    });
    expect(String(answer.raw)).not.toMatch(/别家|passwordHash|tokenHash/);
  });

  it('is closed with the password: unpublished, anonymised, sessions ended, the number available again', async () => {
    const visitor = await company('告别木业');
    const phone = await phoneOf(visitor);
    await visitor.form('/api/my/profile', { fdComName: '告别木业', ...contacts });
    const avatar = await visitor.upload(await pngOf(9), 'a.png', { url: '/api/my/avatar' });
    const attId = await uploadZip(visitor);
    const sent = { ...application, fdApplicationInfo: '请与王一联系', attKey_projectApplyInfoAtt: attId };
    await visitor.form('/api/project/add', sent);
    const published = await visitor.form('/api/getbuginess/add', { ...entry, fdComName: '告别木业' });
    expect(published.body).toMatchObject({ code: 0 });
    expect(String((await supplies()).raw)).toContain('告别木业');

    expect(await close(visitor, 'wrong-1')).toEqual({ code: 500, msg: '密码不正确，还可再试 4 次' });
    expect((await close(visitor)).code).toBe(0);

    expect((await visitor.get('/api/user/info')).status).toBe(401);
    expect(String((await supplies()).raw)).not.toContain('告别木业');
    expect((await visitor.get(avatar.body.data.avatar)).status).toBe(404);
    const own = { fdComName: '告别木业' };
    const submissions = await readRows(server, 'submission', own);
    expect(submissions.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    const events = await Promise.all(
      submissions.map(({ fdId }) => readRows(server, 'submissionEvent', { submissionId: fdId })),
    );
    expect(events.flat()).toHaveLength(4);
    const [accounts, applications] = [
      await readRows(server, 'account', own),
      await readRows(server, 'projectApplication', own),
    ];
    const personal = new RegExp(`${phone}|王一|13900001111|wang@example.com|示例路`);
    expect(JSON.stringify([accounts, applications, submissions, events])).not.toMatch(personal);
    expect(await readRows(server, 'attachment', { attId })).toEqual([]);
    expect(await logIn(phone)).toBe(500);
    const newcomer = await new Visitor(server).join(phone, '新来木业');
    expect(await newcomer.data('/api/my/profile')).toMatchObject({ fdComName: '新来木业', contactName: null });
  });

  it('is closed once if the request is repeated after a lost response, only by its owner', async () => {
    const visitor = await company('再问木业');
    const ask = (password: string, key = 'closing-act-1', by = visitor) =>
      by.form('/api/my/close', { password }, { key });
    expect((await ask('wrong-1')).body.code).toBe(500);
    const first = await ask('secret-1');
    expect([first.status, first.body.code]).toEqual([200, 0]);
    const again = await ask('secret-1');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await ask('wrong-1')).status).toBe(422);
    expect((await ask('secret-1', 'closing-act-2')).status).toBe(401);
    const other = await company('别家木业');
    expect((await ask('wrong-1', 'closing-act-1', other)).body.code).toBe(500);
    expect((await other.get('/api/user/info')).status).toBe(200);
    expect((await ask('secret-1', 'closing-act-1', new Visitor(server))).status).toBe(401);
  });

  it('stores no pending writes after it was closed', async () => {
    const visitor = await company('拖延木业');
    const body = new PassThrough();
    const late = server.app.inject({
      ...{ method: 'POST', url: '/api/getbuginess/add', payload: body },
      headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const sending = Promise.resolve(late);
    expect((await close(visitor)).code).toBe(0);
    body.end(new URLSearchParams({ ...entry, fdComName: '拖延木业' }).toString());
    expect((await sending).statusCode).toBe(401);
    expect(String((await supplies()).raw)).not.toContain('拖延木业');
  });

  it('keeps accepted submissions complete except for personal data', async () => {
    const visitor = await company('在办木业');
    const attId = await uploadZip(visitor);
    await visitor.form('/api/project/add', { ...application, attKey_projectApplyInfoAtt: attId });
    const own = { fdComName: '在办木业' };
    await changeRows(server, 'submission', own, { state: 'granted' });
    expect((await close(visitor)).code).toBe(0);
    expect(await readRows(server, 'submission', own)).toMatchObject([{ state: 'granted' }]);
    expect(await readRows(server, 'attachment', { attId })).toHaveLength(1);
  });

  it('is not available to the back office, which can change its password here', async () => {
    const staff = await logInStaff(server, 'editor');
    expect((await staff.get('/api/my/profile')).body.msg).toBe('当前账号没有企业信息，不能进行此操作');
    expect((await close(staff, 'x')).code).toBe(500);
    const fields = { oldPassword: 'staff-word-1', password: 'staff-word-2', confirmPassword: 'staff-word-2' };
    expect((await staff.form('/api/my/password', fields)).body.code).toBe(0);
  });

  it('of a demo account keeps its public password', async () => {
    const visitor = await company();
    const phone = await phoneOf(visitor);
    await changeAccount(server, phone, { demo: '1' });
    const answer = await visitor.form('/api/my/close', { password: 'secret-1' });
    expect(answer.body.code === 500 || answer.status === 401).toBe(true);
    await changeAccount(server, phone, { demo: '0' });
    expect((await visitor.get('/api/user/info')).status).toBe(200);
  });
});
