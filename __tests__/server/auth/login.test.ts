import argon2 from '@node-rs/argon2';
import { KnownBrowsers } from '../../../server/auth/browsers';
import { hashPassword } from '../../../server/auth/passwords';
import { TooManyRequests } from '../../../server/lib/errors';
import { cheapPasswords } from '../../support/cheapPasswords';
import { usualEngines } from '../../support/server';
import { addStaff, logInStaff } from '../../support/staff';
import { changeAccount, readRows } from '../../support/storeRows';
import {
  describeOnEngines,
  startAccountServer,
  useAccountServer,
  useCompany,
  useVisitor,
  Visitor,
} from '../../support/visitor';

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

const staffDemo = ['13800000002', 'demo1234'] as const;

describe.each(usualEngines)('a back-office login on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  beforeEach(() => server.pass(61 * minute));

  const guess = (username: string) => new Visitor(server).logIn(username, 'wrong-one');

  /** Any number of failed attempts, waiting for the short lock in between. */
  async function guessOften(username: string, times: number) {
    const answers = [];
    for (let round = 0; round < times; round += 1) {
      if (round > 0 && round % 4 === 0) server.pass(10 * minute);
      answers.push((await guess(username)).body);
    }
    server.pass(10 * minute);
    return answers;
  }

  it.each(['false', 'true'])(
    'expires after half an hour without use and after ten hours, rememberMe=%s',
    async (rememberMe) => {
      const staff = new Visitor(server);
      const status = async () => (await staff.get('/api/desk/me')).status;
      await staff.logIn(...staffDemo, { rememberMe });
      server.pass(30 * minute);
      expect(await status()).toBe(401);
      await staff.logIn(...staffDemo, { rememberMe });
      for (let quarters = 0; quarters < 40; quarters += 1) {
        expect(await status()).toBe(200);
        server.pass(15 * minute);
      }
      expect(await status()).toBe(401);
    },
  );

  it('allows ten wrong passwords in an hour; then the right one gets the same response as a wrong one', async () => {
    // After nine failures the tenth attempt may succeed.
    await guessOften(staffDemo[0], 9);
    expect((await new Visitor(server).logIn(...staffDemo)).body.code).toBe(0);
    const known = await guessOften(staffDemo[0], 10);
    const right = (await new Visitor(server).logIn(...staffDemo)).body;
    expect(right).toEqual({ code: 500, msg: '用户不存在/密码错误，还可再试 4 次' });
    server.pass(60 * minute);
    expect((await new Visitor(server).logIn(...staffDemo)).body.code).toBe(0);
    server.pass(61 * minute);
    // Companies' and unknown names get the same response.
    for (const name of ['13800000001', 'nobody']) expect(await guessOften(name, 10)).toEqual(known);
  });

  it('resets the count of failed attempts after a successful one', async () => {
    await logInStaff(server, 'editor');
    await guessOften('editor', 6);
    await logInStaff(server, 'editor');
    await guessOften('editor', 6);
    expect((await logInStaff(server, 'editor')).token).not.toBeNull();
  });
});

const day = 24 * 60 * minute;
const phone = '13900000001';
const msgOf = async (answer: ReturnType<Visitor['logIn']>) => (await answer).body.msg;
const lockedMsg = '密码输入错误5次，帐户锁定10分钟';
const good = '操作成功';

describeOnEngines('a known browser', (server) => {
  const owner = useCompany(server, phone);
  beforeEach(async () => {
    server.pass(61 * minute);
    await owner.logIn(phone, 'secret-1');
  });

  const guess = (name = phone) => msgOf(new Visitor(server, '10.0.0.9').logIn(name, 'wrong-one'));
  const lockOthersOut = async (name = phone) => {
    while ((await guess(name)) !== lockedMsg);
  };

  it('can log in while others keep the account locked', async () => {
    await lockOthersOut();
    expect(await msgOf(new Visitor(server).logIn(phone, 'secret-1'))).toBe(lockedMsg);
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(good);
    // The others are not unlocked by it.
    expect(await guess()).toBe(lockedMsg);
  });

  it('has five attempts of its own, and a lock that others cannot extend', async () => {
    await lockOthersOut();
    for (let left = 4; left > 0; left -= 1) {
      expect(await msgOf(owner.logIn(phone, 'wrong-one'))).toBe(`用户不存在/密码错误，还可再试 ${left} 次`);
    }
    await owner.logIn(phone, 'wrong-one');
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(lockedMsg);
    server.pass(9 * minute);
    await lockOthersOut();
    server.pass(minute);
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(good);
  });

  it('is known for its own account only, and for several that it has logged in to', async () => {
    const other = '13900000002';
    await new Visitor(server).join(other);
    await lockOthersOut(other);
    expect(await msgOf(owner.logIn(other, 'secret-1'))).toBe(lockedMsg);
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
      expect(await msgOf(forger.logIn(phone, 'secret-1'))).toBe(lockedMsg);
    }
    server.pass(90 * day);
    await lockOthersOut();
    expect(await msgOf(owner.logIn(phone, 'secret-1'))).toBe(lockedMsg);
  });

  it('is recognised by every server of the store', async () => {
    const store = await server.store();
    const [first, second] = [new KnownBrowsers(store, server.now), new KnownBrowsers(store, server.now)];
    const jar: Record<string, string> = {};
    const request = { cookies: jar, protocol: 'http' } as never;
    const setCookie = (name: string, value: string) => void (jar[name] = value);
    await first.remember(request, { setCookie } as never, phone);
    expect(await second.idOf(request, phone)).toEqual(expect.any(String));
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
    expect((await change('secret-1')).body.msg).toBe(lockedMsg);
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
});

/** Addresses of one visitor each. */
const visitors = [
  ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '203.0.113.7:51234'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:DB8:0001:2::1', '[2001:db8:1:2::1]:51234'],
  ['2001:db8:1:3::1'],
  ['2001:db8::1'],
  ['1::3:4:5:6:7:8', '1:0:3:4::9'],
  ['::1'],
  ['fe80::1%eth0', 'fe80::2'],
  ['[unknown]:1'],
  ['unknown'],
];

it('counts all addresses of an IPv6 network, and all forms of an IPv4 address, as one visitor, and others as others', async () => {
  const once = { times: 1, withinMs: minute };
  const server = await startAccountServer({ deps: { limits: { registrations: once, passwordChecks: once } } });
  for (const [index, addresses] of visitors.entries()) {
    for (const [place, address] of addresses.entries()) {
      const visitor = new Visitor(server, address);
      const registered = await visitor.register({ userName: `139000000${index}${place}` });
      const codes = [registered.body.code, (await visitor.logIn(demo.username, demo.password)).body.code];
      expect([address, codes]).toEqual([address, place === 0 ? [0, 0] : [429, 429]]);
    }
  }
});
