import argon2 from '@node-rs/argon2';
import { hashPassword } from '../../../server/auth/passwords';
import { TooManyRequests } from '../../../server/lib/errors';
import { cheapPasswords } from '../../support/cheapPasswords';
import { changeAccount, readRows } from '../../support/storeRows';
import { describeOnEngines, startAccountServer, useVisitor, Visitor } from '../../support/visitor';

const minute = 60_000;
const demo = { username: '13800000001', password: 'demo1234' };
const wrong = (left: number) => ({
  code: 500,
  msg: left > 0 ? `用户不存在/密码错误，还可再试 ${left} 次` : '用户不存在/密码错误，帐户锁定10分钟',
});
const locked = { code: 500, msg: '密码输入错误5次，帐户锁定10分钟' };

describeOnEngines('POST /login', (server) => {
  const visitor = useVisitor(server);
  const logIn = (fields?: Record<string, string>, who = visitor) => who.logIn(demo.username, demo.password, fields);
  const guess = async (who = visitor) => (await who.logIn(demo.username, 'wrong-one')).body;
  // The failed attempts of the previous test have expired.
  beforeEach(() => server.pass(60 * minute));

  it('returns a token and is_cust 1 for a customer, and the token authorises user info', async () => {
    const { status, body } = await logIn();
    const done = { code: 0, msg: '操作成功' };
    expect([status, body]).toEqual([200, { ...done, token: expect.any(String), is_cust: '1' }]);
    expect(Buffer.from(body.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const company = { fdComId: expect.stringMatching(/^[0-9a-f]{32}$/), fdComName: '演示家居有限公司' };
    const data = { username: demo.username, avatar: null, ...company };
    expect((await visitor.get('/api/user/info')).body).toEqual({ ...done, data });
  });

  it.each(['+86 138 0000 0001', '\u202d13800000001\u202c', '138-0000-0001\u3000', '１３８０００００００１'])(
    'reads the username pasted as %j like the telephone number that it is',
    async (username) => {
      expect((await logIn({ username })).body.code).toBe(0);
    },
  );

  it('counts a wrong password for a pasted username as one for the same account', async () => {
    await guess();
    expect((await visitor.logIn('138 0000 0001', 'wrong-one')).body).toEqual(wrong(3));
  });

  it('takes the answer of the captcha in full width', async () => {
    const validateCode = (await visitor.solve()).replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)]!);
    const answer = await visitor.form('/login', {
      ...demo,
      rememberMe: 'false',
      validateCode: ` ${validateCode}\u200b`,
    });
    expect(answer.body.code).toBe(0);
  });

  it('returns is_cust 0 for a back-office user', async () => {
    const answer = await visitor.logIn('13800000002', demo.password);
    expect(answer.body).toMatchObject({ code: 0, is_cust: '0' });
  });

  it.each([
    ['a wrong captcha', { validateCode: '999' }, '验证码错误'],
    ['an empty username', { username: '' }, '用户不存在/密码错误'],
    ['an empty password', { password: '' }, '用户不存在/密码错误'],
    ['a password of 4', { password: 'demo' }, '用户不存在/密码错误'],
    ['a password of 257', { password: 'd'.repeat(257) }, '用户不存在/密码错误'],
    ['a wrong flag', { rememberMe: 'maybe' }, expect.stringContaining('rememberMe')],
    ['a flag that is a property of every object', { rememberMe: 'constructor' }, expect.stringContaining('rememberMe')],
  ])('rejects %s with status 200 and code 500', async (_what, fields, msg) => {
    const { status, body } = await logIn(fields);
    expect([status, body]).toEqual([200, { code: 500, msg }]);
  });

  it('responds to a missing rememberMe without a message', async () => {
    const validateCode = await visitor.solve();
    const answer = await visitor.form('/login', { ...demo, validateCode });
    expect(answer.body).toEqual({ code: 500, msg: null });
  });

  it('ignores a JSON body', async () => {
    const validateCode = await visitor.solve();
    const answer = await visitor.post('/login', { ...demo, rememberMe: 'false', validateCode });
    expect(answer.body).toEqual({ code: 500, msg: '验证码错误' });
  });

  it('consumes the captcha whether the password is right or wrong', async () => {
    const validateCode = await visitor.solve();
    const first = { ...demo, password: 'wrong-one', rememberMe: 'false', validateCode };
    expect((await visitor.form('/login', first)).body).toEqual(wrong(4));
    const second = { ...first, password: demo.password };
    expect((await visitor.form('/login', second)).body).toEqual({ code: 500, msg: '验证码错误' });
  });

  it('locks an account at the sixth attempt for ten minutes, even with the right password and further attempts', async () => {
    for (let left = 4; left >= 0; left -= 1) expect(await guess()).toEqual(wrong(left));
    expect((await logIn()).body).toEqual(locked);
    server.pass(5 * minute);
    expect(await guess()).toEqual(locked);
    server.pass(5 * minute - 1);
    expect(await guess()).toEqual(locked);
    server.pass(1);
    expect((await logIn()).body).toMatchObject({ code: 0 });
  });

  it('allows five attempts in ten minutes from all networks together', async () => {
    const guessFrom = (last: number) => guess(new Visitor(server, `10.0.0.${last}`));
    expect(await guessFrom(1)).toEqual(wrong(4));
    server.pass(9 * minute);
    for (let left = 3; left >= 0; left -= 1) expect(await guessFrom(5 - left)).toEqual(wrong(left));
    server.pass(9 * minute);
    expect(await guessFrom(9)).toEqual(locked);
    server.pass(minute);
    expect(await guessFrom(10)).toEqual(wrong(4));
  });

  it('resets the count of failed attempts after a successful one', async () => {
    for (let round = 0; round < 4; round += 1) await guess();
    await logIn();
    for (let left = 4; left >= 0; left -= 1) expect(await guess()).toEqual(wrong(left));
  });

  const storeCostlierHash = async () => {
    const passwordHash = await hashPassword(demo.password, { ...cheapPasswords, timeCost: 2 });
    await changeAccount(server, demo.username, { passwordHash });
  };

  it('hashes a password anew that was stored at another cost, also of concurrent logins', async () => {
    await storeCostlierHash();
    const stored = async () => (await readRows(server, 'account', { username: demo.username }))[0]!.passwordHash;
    const logins = [1, 2, 3].map(() => logIn({}, new Visitor(server)));
    expect((await Promise.all(logins)).map(({ body }) => body.code)).toEqual([0, 0, 0]);
    const passwordHash = await stored();
    expect(passwordHash).toContain('$m=8,t=1,p=1$');
    expect((await logIn()).body.code).toBe(0);
    expect(await stored()).toBe(passwordHash);
  });

  it('is not refused for want of a new hash when too many are made at once', async () => {
    await storeCostlierHash();
    const hashed = jest.spyOn(argon2, 'hash').mockRejectedValue(new TooManyRequests(5));
    const { status, body } = await logIn();
    hashed.mockRestore();
    expect([status, body.code]).toEqual([200, 0]);
  });

  it('counts concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(new Visitor(server))));
    expect(answers.filter(({ msg }) => msg?.startsWith('用户不存在/密码错误'))).toHaveLength(5);
    expect(answers.filter(({ msg }) => msg === locked.msg)).toHaveLength(7);
  });

  it('responds to an unknown user exactly as to a wrong password, including the lock', async () => {
    for (let round = 0; round < 7; round += 1) {
      const known = await visitor.logIn(demo.username, 'wrong-one');
      const unknown = await visitor.logIn('13700000009', 'wrong-one');
      expect(unknown.raw.toString()).toBe(known.raw.toString());
      expect(unknown.status).toBe(known.status);
      expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    }
  });

  it('rejects a disabled account, and ends its sessions', async () => {
    await visitor.join('13900000001');
    const { token } = visitor;
    await changeAccount(server, '13900000001', { status: '1' });
    const disabled = { code: 500, msg: '用户已封禁，请联系管理员' };
    expect((await visitor.logIn('13900000001', 'secret-1')).body).toEqual(disabled);
    expect((await visitor.get('/api/user/info', { token })).status).toBe(401);
  });
});

it('allows ten password checks a minute per address', async () => {
  const limits = { passwordChecks: { times: 10, withinMs: minute } };
  const server = await startAccountServer({ deps: { limits } });
  const visitor = new Visitor(server);
  for (let round = 0; round < 10; round += 1) {
    expect((await visitor.logIn(`1370000000${round}`, 'wrong-one')).body).toEqual(wrong(4));
  }
  expect(await visitor.logIn(demo.username, demo.password)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { code: 429, msg: '访问过于频繁，请稍候再试' },
  });
  const other = new Visitor(server, '10.0.0.9');
  expect((await other.logIn(demo.username, demo.password)).body).toMatchObject({ code: 0 });
  server.pass(minute);
  expect((await visitor.logIn(demo.username, demo.password)).body).toMatchObject({ code: 0 });
});
