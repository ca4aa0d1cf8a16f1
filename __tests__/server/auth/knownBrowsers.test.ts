import { addStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { describeOnEngines, useCompany, Visitor } from '../../support/visitor';

const minute = 60_000;
const day = 24 * 60 * minute;
const phone = '13900000001';
const msgOf = async (answer: ReturnType<Visitor['logIn']>) => (await answer).body.msg;
const locked = '密码输入错误5次，帐户锁定10分钟';
const good = '操作成功';

describeOnEngines('a known browser', (server) => {
  const owner = useCompany(server, phone);
  beforeEach(async () => {
    server.pass(61 * minute);
    await owner.logIn(phone, 'secret-1');
  });

  const guess = (name = phone) => msgOf(new Visitor(server, '10.0.0.9').logIn(name, 'wrong-one'));
  const lockOthersOut = async (name = phone) => {
    while ((await guess(name)) !== locked);
  };

  it('can log in while others keep the account locked', async () => {
    await lockOthersOut();
    expect(await msgOf(new Visitor(server).logIn(phone, 'secret-1'))).toBe(locked);
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(good);
    // The others are not unlocked by it.
    expect(await guess()).toBe(locked);
  });

  it('has five attempts of its own, and a lock that others cannot extend', async () => {
    await lockOthersOut();
    for (let left = 4; left > 0; left -= 1) {
      expect(await msgOf(owner.logIn(phone, 'wrong-one'))).toBe(`用户不存在/密码错误，还可再试 ${left} 次`);
    }
    await owner.logIn(phone, 'wrong-one');
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(locked);
    server.pass(9 * minute);
    await lockOthersOut();
    server.pass(minute);
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(good);
  });

  it('is known for its own account only, and for several that it has logged in to', async () => {
    const other = '13900000002';
    await new Visitor(server).join(other);
    await lockOthersOut(other);
    expect(await msgOf(owner.logIn(other, 'secret-1'))).toBe(locked);
    server.pass(10 * minute);
    await owner.logIn(other, 'secret-1');
    await lockOthersOut(phone);
    await lockOthersOut(other);
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(good);
    expect(await msgOf(owner.logIn(other, 'secret-1'))).toBe(good);
  });

  it('is not recognised by a forged cookie, nor after ninety days', async () => {
    await lockOthersOut();
    const forger = new Visitor(server);
    const [id = '', until = '', seal = ''] = owner.knownBrowser!.split('~')[0]!.split('.');
    for (const cookie of [`${id}.${Number(until) + 1}.${seal}`, `${'A'.repeat(16)}.${until}.${seal}`, 'x', '~~', '']) {
      forger.knownBrowser = cookie;
      expect(await msgOf(forger.logIn(phone, 'secret-1'))).toBe(locked);
    }
    server.pass(90 * day);
    await lockOthersOut();
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(locked);
  });

  it('is not locked by ten wrong passwords of others for a back-office account', async () => {
    const { username, password } = await addStaff(server, 'editor');
    const staff = new Visitor(server);
    await staff.logIn(username, password);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await lockOthersOut(username);
      server.pass(10 * minute);
    }
    expect(await msgOf(new Visitor(server).logIn(username, password))).toContain('密码错误');
    expect(await msgOf(staff.logIn(username, password))).toBe(good);
  });

  it('counts attempts to confirm the password apart from logins', async () => {
    await lockOthersOut();
    const change = async (oldPassword: string) => {
      const own = { password: 'secret-1', confirmPassword: 'secret-1' };
      const answer = await owner.form('/api/my/password', { oldPassword, ...own });
      owner.token = answer.body.data?.token ?? owner.token;
      return answer;
    };
    expect((await change('secret-1')).body.code).toBe(0);
    for (let tries = 0; tries < 5; tries += 1) await change('wrong-one');
    expect((await change('secret-1')).body.msg).toBe(locked);
    server.pass(10 * minute);
    expect((await change('secret-1')).body.code).toBe(0);
  });

  it('gets an HttpOnly cookie without a username, and a __Host- cookie with HTTPS', async () => {
    const cookieOf = async (headers?: Record<string, string>) => {
      const visitor = new Visitor(server);
      const picture = await visitor.get('/captcha/captchaImage?type=math', { headers });
      const [cookie = ''] = String(picture.headers['set-cookie']).split(';');
      const validateCode = server.answers.get(cookie.split('=')[1]!)!;
      const fields = { username: phone, password: 'secret-1', rememberMe: 'false', validateCode };
      const cookies = (await visitor.form('/login', fields, { headers: { ...headers, cookie } })).headers['set-cookie'];
      return [cookies].flat().find((cookie) => String(cookie).includes('knownBrowser')) as string;
    };
    const plain = await cookieOf();
    expect(plain).toMatch(/^knownBrowser=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(plain).not.toContain(phone);
    expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(
      /^__Host-knownBrowser=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is recognised by a key that the store creates once', async () => {
    const keys = () => readRows(server, 'portalState', { name: 'browserKey' });
    const before = await keys();
    expect(before).toMatchObject([{ value: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await owner.logIn(phone, 'secret-1');
    expect(await keys()).toEqual(before);
  });
});
