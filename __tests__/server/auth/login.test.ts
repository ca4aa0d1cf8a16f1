import argon2 from '@node-rs/argon2';
import { hashPassword } from '../../../server/auth/passwords';
import type { Store } from '../../../server/db/schema';
import { TooManyRequests } from '../../../server/lib/errors';
import { cheapPasswords } from '../../support/cheapPasswords';
import { testEngines } from '../../support/server';
import { inStore, startAccountServer, Visitor, useAccountServer } from '../../support/visitor';

const minute = 60_000;
const demo = { username: '13800000001', password: 'demo1234' };
const wrong = (left: number) => ({
  code: 500,
  msg: left > 0 ? `用户不存在/密码错误，还剩 ${left} 次` : '用户不存在/密码错误，帐户锁定10分钟',
});
const locked = { code: 500, msg: '密码输入错误5次，帐户锁定10分钟' };

describe.each(testEngines)('POST /login on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  let visitor: Visitor;
  beforeEach(() => {
    visitor = new Visitor(server);
  });
  // The failed attempts of the previous test have expired.
  beforeEach(() => server.pass(60 * minute));

  it('returns a token and is_cust 1 for a customer, and the token authorises user info', async () => {
    const answer = await visitor.logIn(demo.username, demo.password);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ code: 0, msg: '操作成功', token: expect.any(String), is_cust: '1' });
    expect(Buffer.from(String(answer.body.token), 'base64url').length).toBeGreaterThanOrEqual(16);
    const info = await visitor.get('/api/user/info');
    expect(info.body).toEqual({
      code: 0,
      msg: '操作成功',
      data: {
        username: demo.username,
        avatar: null,
        fdComId: expect.stringMatching(/^[0-9a-f]{32}$/),
        fdComName: '演示家居有限公司',
      },
    });
  });

  it('returns is_cust 0 for a back-office user', async () => {
    const answer = await visitor.logIn('13800000002', demo.password);
    expect(answer.body).toMatchObject({ code: 0, is_cust: '0' });
  });

  it.each([
    ['a wrong captcha', { validateCode: '999' }, '验证码错误'],
    ['a captcha with a blank after it', { validateCode: '8 ' }, '验证码错误'],
    ['an empty username', { username: '' }, '用户不存在/密码错误'],
    ['an empty password', { password: '' }, '用户不存在/密码错误'],
    ['a password of 4', { password: 'demo' }, '用户不存在/密码错误'],
    ['a password of 257', { password: 'd'.repeat(257) }, '用户不存在/密码错误'],
    ['a wrong flag', { rememberMe: 'maybe' }, expect.stringContaining('rememberMe')],
    ['a flag that is a property of every object', { rememberMe: 'constructor' }, expect.stringContaining('rememberMe')],
  ])('rejects %s with status 200 and code 500', async (_what, fields, msg) => {
    const answer = await visitor.logIn(demo.username, demo.password, fields);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ code: 500, msg });
  });

  it('responds to a missing rememberMe without a message', async () => {
    const validateCode = await visitor.solve();
    const answer = await visitor.form('/login', { ...demo, validateCode });
    expect(answer.body).toEqual({ code: 500, msg: null });
  });

  it('ignores a JSON body', async () => {
    const validateCode = await visitor.solve();
    const json = { ...demo, rememberMe: 'false', validateCode };
    const answer = await visitor.send('POST', '/login', { json });
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
    for (let round = 0; round < 5; round += 1) {
      expect((await visitor.logIn(demo.username, 'wrong-one')).body).toEqual(wrong(4 - round));
    }
    expect((await visitor.logIn(demo.username, demo.password)).body).toEqual(locked);
    server.pass(5 * minute);
    expect((await visitor.logIn(demo.username, 'wrong-one')).body).toEqual(locked);
    server.pass(5 * minute - 1);
    expect((await visitor.logIn(demo.username, 'wrong-one')).body).toEqual(locked);
    server.pass(1);
    expect((await visitor.logIn(demo.username, demo.password)).body).toMatchObject({ code: 0 });
  });

  it('allows five attempts in ten minutes from all networks together', async () => {
    const guess = (last: number) => new Visitor(server, `10.0.0.${last}`).logIn(demo.username, 'wrong-one');
    expect((await guess(1)).body).toEqual(wrong(4));
    server.pass(9 * minute);
    for (let left = 3; left >= 0; left -= 1) expect((await guess(5 - left)).body).toEqual(wrong(left));
    server.pass(9 * minute);
    expect((await guess(9)).body).toEqual(locked);
    server.pass(minute);
    expect((await guess(10)).body).toEqual(wrong(4));
  });

  it('resets the count of failed attempts after a successful one', async () => {
    for (let round = 0; round < 4; round += 1) await visitor.logIn(demo.username, 'wrong-one');
    await visitor.logIn(demo.username, demo.password);
    for (let round = 0; round < 5; round += 1) {
      expect((await visitor.logIn(demo.username, 'wrong-one')).body).toEqual(wrong(4 - round));
    }
  });

  it('hashes a password anew that was stored at another cost, also of concurrent logins', async () => {
    const earlier = await hashPassword(demo.password, { ...cheapPasswords, timeCost: 2 });
    const stored = (db: Store) =>
      db.selectFrom('account').select('passwordHash').where('username', '=', demo.username).executeTakeFirstOrThrow();
    await inStore(server, (db) =>
      db.updateTable('account').set({ passwordHash: earlier }).where('username', '=', demo.username).execute(),
    );
    const logins = [1, 2, 3].map(() => new Visitor(server).logIn(demo.username, demo.password));
    expect((await Promise.all(logins)).map(({ body }) => body.code)).toEqual([0, 0, 0]);
    const { passwordHash } = await inStore(server, stored);
    expect(passwordHash).toContain('$m=8,t=1,p=1$');
    expect((await visitor.logIn(demo.username, demo.password)).body.code).toBe(0);
    expect((await inStore(server, stored)).passwordHash).toBe(passwordHash);
  });

  it('is not refused for want of a new hash when too many are made at once', async () => {
    const earlier = await hashPassword(demo.password, { ...cheapPasswords, timeCost: 2 });
    await inStore(server, (db) =>
      db.updateTable('account').set({ passwordHash: earlier }).where('username', '=', demo.username).execute(),
    );
    const hashed = jest.spyOn(argon2, 'hash').mockRejectedValue(new TooManyRequests(5));
    const { status, body } = await visitor.logIn(demo.username, demo.password);
    hashed.mockRestore();
    expect([status, body.code]).toEqual([200, 0]);
  });

  it('counts concurrent attempts', async () => {
    const guesses = Array.from({ length: 12 }, () => new Visitor(server).logIn(demo.username, 'wrong-one'));
    const answers = (await Promise.all(guesses)).map(({ body }) => body);
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
    await inStore(server, (db) =>
      db.updateTable('account').set({ status: '1' }).where('username', '=', '13900000001').execute(),
    );
    expect((await visitor.logIn('13900000001', 'secret-1')).body).toEqual({
      code: 500,
      msg: '用户已封禁，请联系管理员',
    });
    expect((await visitor.get('/api/user/info', { token })).status).toBe(401);
  });
});

describe('limits per address', () => {
  it('allows ten password checks a minute per address', async () => {
    const server = await startAccountServer({ deps: { limits: { passwordChecks: { times: 10, withinMs: minute } } } });
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
    await server.close();
  });
});
