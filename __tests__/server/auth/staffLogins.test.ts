import { TOTP } from 'otpauth';
import { runAccountCommand } from '../../../server/auth/cli';
import { eventually } from '../../support/eventually';
import { storeEnv } from '../../support/server';
import { addStaff, confirmStaff, logInStaff } from '../../support/staff';
import { accountId, accountId as idOf, changeAccount, deleteRows, readRows } from '../../support/storeRows';
import { describeOnEngines, Visitor } from '../../support/visitor';

const step = 30_000;
const minute = 60_000;
const password = 'staff-word-1';

/** The second step of a staff login: docs/behaviour/desk-settings.md. */
describeOnEngines('a second factor', (server) => {
  let count = 0;

  const pass = (ms: number) => server.pass(ms);
  const codeOf = (secret: string, off = 0) => new TOTP({ secret }).generate({ timestamp: server.now() + off });
  const post = (visitor: Visitor, path: string, json: object) => visitor.post(`/api/desk/factor/${path}`, json);
  const sendCode = (visitor: Visitor, oneTimeCode: string) => visitor.form('/login/code', { oneTimeCode });

  /** A staff member with two-factor login; the current code is used up. */
  async function enrolled() {
    count += 1;
    const username = `staff-${count}`;
    const visitor = await logInStaff(server, 'editor', username);
    const { secret, address } = (await post(visitor, 'begin', { password })).body.data as Record<string, string>;
    const answer = await post(visitor, 'confirm', { oneTimeCode: codeOf(secret!) });
    const { recoveryCodes }: { recoveryCodes: string[] } = answer.body.data;
    return { username, visitor, secret: secret!, address: address!, recoveryCodes };
  }

  /** A browser that has sent the right password. */
  async function waiting(username: string) {
    const visitor = new Visitor(server);
    expect((await visitor.logIn(username, password)).body).toEqual({ code: 428, msg: '请输入动态验证码' });
    return visitor;
  }

  it('is requested after the password, and only from staff who enabled it', async () => {
    const { username, secret } = await enrolled();
    pass(step);
    const visitor = await waiting(username);
    const answer = await sendCode(visitor, codeOf(secret));
    expect(answer.body).toMatchObject({ code: 0, token: expect.stringMatching(/^[\w-]{43}$/), is_cust: '0' });
    expect(answer.headers['cache-control']).toBe('no-store');
    visitor.token = String(answer.body.token);
    expect(await visitor.data('/api/desk/me')).toMatchObject({ username, secondFactor: true });
    expect((await logInStaff(server, 'editor', 'without')).token).not.toBeNull();
  });

  it('is stored sealed, also while it waits for its first code', async () => {
    const { secret } = await enrolled();
    const waitingOne = await logInStaff(server, 'editor', 'waiting-one');
    const begun = (await post(waitingOne, 'begin', { password })).body.data;
    const all = async () => JSON.stringify([await readRows(server, 'account'), await readRows(server, 'shortLived')]);
    for (const clear of [secret, begun.secret]) expect(await all()).not.toContain(clear);
  });

  it('is passed to the app by a URI for its QR code', async () => {
    const { address, secret, username } = await enrolled();
    const { protocol, host, searchParams, pathname } = new URL(address);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', `/家居定制供应链:${username}`]);
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret, digits: '6', period: '30', algorithm: 'SHA1' });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('accepts the codes of the adjacent time steps, and none further away', async () => {
    const { username, secret } = await enrolled();
    pass(10 * minute);
    const answers: [off: number, code: number | undefined][] = [];
    for (const off of [-2, -1, 2, 0, 1]) {
      const visitor = await waiting(username);
      answers.push([off, (await sendCode(visitor, codeOf(secret, off * step))).body.code]);
    }
    expect(answers).toEqual([
      [-2, 428],
      [-1, 0],
      [2, 428],
      [0, 0],
      [1, 0],
    ]);
  });

  it('accepts no code twice, nor an older one, also of concurrent requests', async () => {
    const { username, secret } = await enrolled();
    // The code that enabled it counts as used, too.
    const used = { code: 428, msg: '动态验证码不正确，或已经用过' };
    expect((await sendCode(await waiting(username), codeOf(secret))).body).toEqual(used);
    pass(step);
    const visitors = [await waiting(username), await waiting(username), await waiting(username)];
    const together = await Promise.all(visitors.map((visitor) => sendCode(visitor, codeOf(secret))));
    expect(together.map(({ body }) => body.code).sort()).toEqual([0, 428, 428]);
    expect((await sendCode(await waiting(username), codeOf(secret, -step))).body.code).toBe(428);
  });

  it('has to be entered in the browser that sent the password, within five minutes', async () => {
    const { username, secret } = await enrolled();
    pass(step);
    const visitor = await waiting(username);
    const stranger = new Visitor(server);
    await stranger.solve();
    const expired = { code: 500, msg: '登录已超时，请重新登录' };
    expect((await sendCode(stranger, codeOf(secret))).body).toEqual(expired);
    expect((await sendCode(new Visitor(server), codeOf(secret))).body).toEqual(expired);
    expect((await sendCode(visitor, '000000')).body.code).toBe(428);
    // A wrong code does not extend the time.
    pass(4 * minute);
    expect((await sendCode(visitor, '000000')).body.code).toBe(428);
    pass(minute);
    expect((await sendCode(visitor, codeOf(secret))).body).toEqual(expired);
  });

  it('accepts ten wrong codes in an hour, from any browser; then the right one is rejected as well', async () => {
    const { username, secret } = await enrolled();
    pass(step);
    for (let round = 0; round < 10; round += 1) {
      pass(step);
      expect((await sendCode(await waiting(username), 'not-the-code')).body.code).toBe(428);
    }
    const locked = { code: 500, msg: '动态验证码输入次数过多，请一小时后再试' };
    const visitor = await waiting(username);
    expect((await sendCode(visitor, codeOf(secret))).body).toEqual(locked);
    pass(60 * minute);
    expect((await sendCode(await waiting(username), codeOf(secret))).body.code).toBe(0);
  });

  it('can be replaced by each recovery code once', async () => {
    const { username, visitor, recoveryCodes } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const left = () => visitor.data('/api/desk/factor');
    expect(await left()).toEqual({ on: true, recoveryCodes: 10 });
    const [first, second] = recoveryCodes as [string, string];
    expect((await sendCode(await waiting(username), ` ${first.toUpperCase()} `)).body.code).toBe(0);
    expect(await left()).toEqual({ on: true, recoveryCodes: 9 });
    expect((await sendCode(await waiting(username), first)).body.code).toBe(428);
    const both = await Promise.all(
      [await waiting(username), await waiting(username)].map((at) => sendCode(at, second.replaceAll('-', ''))),
    );
    expect(both.map(({ body }) => body.code).sort()).toEqual([0, 428]);
  });

  it('is enabled with the password and a first code, which ends the other sessions', async () => {
    const username = 'careful';
    const visitor = await logInStaff(server, 'reviewer', username);
    const other = await logInStaff(server, 'reviewer', username);
    const wrong = { code: 500, msg: '密码不正确，还可再试 4 次' };
    expect((await post(visitor, 'begin', { password: 'wrong-one' })).body).toEqual(wrong);
    expect((await post(visitor, 'confirm', { oneTimeCode: '123456' })).body.msg).toBe('设置已超时，请重新开始');
    const { secret } = (await post(visitor, 'begin', { password })).body.data;
    expect((await post(visitor, 'confirm', { oneTimeCode: '000000' })).body.msg).toBe('动态验证码不正确，或已经用过');
    // Until then the password is enough.
    expect((await logInStaff(server, 'reviewer', username)).token).not.toBeNull();
    // As an app shows it in groups, typed in full width.
    const typed = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect((await post(visitor, 'confirm', { oneTimeCode: `${typed.slice(0, 3)} ${typed.slice(3)}` })).body.code).toBe(
      0,
    );
    expect((await visitor.get('/api/desk/me')).status).toBe(200);
    expect((await other.get('/api/desk/me')).status).toBe(401);
    expect((await post(visitor, 'begin', { password })).body.msg).toBe('双重验证已经开启');
  });

  it('is confirmed only by the session that re-entered the password, so that no other can guess codes', async () => {
    const owner = await logInStaff(server, 'editor', 'beginner');
    const stranger = await logInStaff(server, 'editor', 'beginner');
    const { secret } = (await post(owner, 'begin', { password })).body.data;
    const refused = { code: 500, msg: '设置已超时，请重新开始' };
    expect((await post(stranger, 'confirm', { oneTimeCode: codeOf(secret) })).body).toEqual(refused);
    expect((await post(owner, 'confirm', { oneTimeCode: codeOf(secret) })).body.code).toBe(0);
  });

  it('is disabled with the password and a code', async () => {
    const { username, visitor, secret } = await enrolled();
    pass(step);
    const off = (word: string, oneTimeCode: string) => post(visitor, 'off', { password: word, oneTimeCode });
    expect((await off('wrong-one', codeOf(secret))).body.msg).toBe('密码不正确，还可再试 4 次');
    expect((await off(password, '000000')).body.msg).toBe('动态验证码不正确，或已经用过');
    expect((await off(password, codeOf(secret))).body.code).toBe(0);
    expect(await visitor.data('/api/desk/factor')).toEqual({ on: false, recoveryCodes: 0 });
    expect((await new Visitor(server).logIn(username, password)).body.code).toBe(0);
  });

  it('can be reset by an administrator or the operator, which ends the sessions and is recorded', async () => {
    const keeper = await logInStaff(server, 'administrator', 'keeper');
    await confirmStaff(keeper);
    const { username, visitor } = await enrolled();
    const accountId = await idOf(server, username);
    const lines = await keeper.data('/api/desk/staff');
    expect(lines).toContainEqual(expect.objectContaining({ accountId, secondFactor: true }));
    const reset = () => keeper.post('/api/desk/staff/factor', { accountId });
    // The audit log entries need different times.
    pass(step);
    expect((await reset()).body.code).toBe(0);
    expect((await reset()).body.msg).toBe('双重验证没有开启');
    expect((await visitor.get('/api/desk/me')).status).toBe(401);
    expect((await new Visitor(server).logIn(username, password)).body.code).toBe(0);
    expect(await readRows(server, 'deskRecord', { target: username })).toMatchObject([
      { actor: username, action: 'factor:on' },
      { actor: 'keeper', action: 'staff:factor' },
    ]);
  });

  it('can be reset at the command line if no administrator is left', async () => {
    const { username, visitor } = await enrolled();
    const run = () => runAccountCommand(['reset-factor', username], storeEnv(server));
    expect(await run()).toEqual({ ok: true, text: `${username} logs in with the password alone, 1 session ended\n` });
    expect((await visitor.get('/api/desk/me')).status).toBe(401);
    expect((await new Visitor(server).logIn(username, password)).body.code).toBe(0);
    expect(await run()).toEqual({ ok: false, text: `${username} has no authenticator\n` });
  });

  it('is cancelled by a password change and by disabling the account', async () => {
    const { username, secret } = await enrolled();
    pass(step);
    const [first, second] = [await waiting(username), await waiting(username)];
    await changeAccount(server, username, { status: '1' });
    expect((await sendCode(first, codeOf(secret))).body.code).toBe(500);
    await changeAccount(server, username, { status: '0', passwordHash: 'x' });
    expect((await sendCode(second, codeOf(secret))).body.code).toBe(500);
  });

  it('never exposes its secret and its recovery codes', async () => {
    const { secret, visitor, recoveryCodes } = await enrolled();
    const keeper = await logInStaff(server, 'administrator', 'keeper');
    const records = JSON.stringify(await readRows(server, 'deskRecord'));
    const stored = JSON.stringify(await readRows(server, 'recoveryCode')) + records;
    expect(stored).not.toContain(recoveryCodes[0]!.replaceAll('-', ''));
    expect(records).not.toContain(secret);
    for (const path of ['desk/me', 'desk/factor', 'my/sessions', 'desk/staff', 'desk/records']) {
      for (const who of [visitor, keeper]) expect(String((await who.get(`/api/${path}`)).raw)).not.toContain(secret);
    }
  });

  it('is not available to demo accounts, whose passwords are public, nor to companies', async () => {
    const demo = new Visitor(server);
    await demo.logIn('13800000002', 'demo1234');
    expect(await demo.data('/api/desk/factor')).toEqual({ on: false, recoveryCodes: 0, demo: true });
    expect((await post(demo, 'begin', { password: 'demo1234' })).body.msg).toBe('演示账号不能开启双重验证');
    const company = await new Visitor(server).join('13900000077');
    expect((await post(company, 'begin', { password: 'secret-1' })).status).toBe(403);
  });
});

describeOnEngines('the login trail', (server) => {
  let lines: [line: object, message: string][];
  /** Number of audit log lines when each response was sent. */
  let atAnswers: number[];
  /** The client disconnects before the response. */
  let isGone = false;
  /** Ends the session before the login's response is sent. */
  let sessionsEnd = false;
  beforeAll(async () => {
    server.app.addHook('onRequest', async ({ log }) => {
      for (const level of ['info', 'warn'] as const)
        log[level] = (...line: unknown[]) => void lines.push(line as never);
    });
    server.app.addHook('preHandler', async ({ url }, { raw }) => {
      raw.once('finish', () => atAnswers.push(lines.length));
      if (isGone && url === '/login') raw.destroy();
    });
    server.app.addHook('onSend', async ({ url }) => {
      if (sessionsEnd && url === '/login') await deleteRows(server, 'session');
    });
    await addStaff(server, 'editor');
  });
  beforeEach(async () => {
    server.pass(61 * 60_000);
    [lines, atAnswers, isGone, sessionsEnd] = [[], [], false, false];
    await deleteRows(server, 'deskRecord');
  });
  const events = () => lines.map(([line]) => (line as { event: string }).event);
  const times = (count: number, event: string) => Array<string>(count).fill(event);
  const idOf = (username: string) => accountId(server, username);
  const recorded = async () =>
    (await server.store())
      .selectFrom('deskRecord')
      .select(['accountId', 'actor', 'action', 'target', 'title', 'note'])
      .orderBy('at')
      .orderBy('fdId')
      .execute();
  /** Sorted, since some have the same time. */
  const actions = async () => (await recorded()).map(({ action }) => action).sort();
  const eventuallyRecorded = (...expected: string[]) =>
    eventually(async () => expect(await actions()).toEqual(expected));
  const address = '203.0.113.7';
  const tryAs = (username: string, password = 'wrong-one') => new Visitor(server, address).logIn(username, password);

  it('logs a staff login by id and address, and records it with the name in the audit log', async () => {
    await logInStaff(server, 'editor');
    const account = await idOf('editor');
    await eventually(async () =>
      expect(await recorded()).toEqual([
        { accountId: account, actor: 'editor', action: 'login', target: account, title: 'editor', note: '127.0.0.1' },
      ]),
    );
    expect(lines).toEqual([[{ event: 'login', account, address: '127.0.0.1' }, 'logged in']]);
  });

  it('names the account of a login whose session has ended since', async () => {
    sessionsEnd = true;
    await tryAs('editor', 'staff-word-1');
    await eventually(async () => expect(await recorded()).toMatchObject([{ action: 'login', title: 'editor' }]));
  });

  it('is written after the response, so that timing does not reveal which names exist', async () => {
    await tryAs('editor');
    await eventually(async () => expect(await recorded()).toHaveLength(1));
    expect(atAnswers.at(-1)).toBe(0);
  });

  it('includes clients that disconnect before the response', async () => {
    isGone = true;
    await tryAs('editor').catch(() => undefined);
    await eventuallyRecorded('login:failed');
  });

  it('records each failure, and a lockout once', async () => {
    const account = await idOf('editor');
    for (let tries = 0; tries < 8; tries += 1) await tryAs('editor');
    await eventually(() => expect(events()).toEqual([...times(5, 'login:failed'), ...times(3, 'login:locked')]));
    expect(lines[0]).toEqual([{ event: 'login:failed', account, address }, 'login failed']);
    await eventuallyRecorded(...times(5, 'login:failed'), 'login:locked');
    const first = { accountId: account, actor: '未登录者', title: 'editor', note: address };
    expect((await recorded())[0]).toMatchObject(first);
  });

  it('names the account of a failed code, and records its lockout once', async () => {
    const staff = await logInStaff(server, 'editor', 'with-code');
    const { secret } = (await staff.post('/api/desk/factor/begin', { password: 'staff-word-1' })).body.data;
    const oneTimeCode = new TOTP({ secret }).generate({ timestamp: server.now() });
    await staff.post('/api/desk/factor/confirm', { oneTimeCode });
    await eventually(async () => expect(await actions()).toContain('login'));
    const account = await idOf('with-code');
    lines = [];
    await deleteRows(server, 'deskRecord');
    const sendCode = async () => {
      const visitor = new Visitor(server, address);
      await visitor.logIn('with-code', 'staff-word-1');
      return (await visitor.form('/login/code', { oneTimeCode: '000000' })).body.msg;
    };
    for (let tries = 0; tries < 10; tries += 1) expect(await sendCode()).toBe('动态验证码不正确，或已经用过');
    for (let tries = 0; tries < 2; tries += 1) expect(await sendCode()).toBe('动态验证码输入次数过多，请一小时后再试');
    await eventually(() => expect(events()).toEqual([...times(10, 'login:failed'), ...times(2, 'login:locked')]));
    for (const [line] of lines) expect(line).toMatchObject({ account, address });
    await eventuallyRecorded(...times(10, 'login:failed'), 'login:locked');
    expect((await recorded())[0]).toMatchObject({ target: account, title: 'with-code', actor: '未登录者' });
  });

  it('logs companies and unknown names without the name, and records neither in the audit log', async () => {
    await tryAs('13800000001');
    await tryAs('13900009999');
    await tryAs('13800000001', 'demo1234');
    const account = await idOf('13800000001');
    await eventually(() =>
      expect(lines).toEqual([
        [{ event: 'login:failed', account, address }, 'login failed'],
        [{ event: 'login:failed', account: null, address }, 'login failed'],
        [{ event: 'login', account, address }, 'logged in'],
      ]),
    );
    expect(await recorded()).toEqual([]);
  });

  it('ignores a wrong captcha', async () => {
    await new Visitor(server).logIn('editor', 'wrong-one', { validateCode: '999' });
    expect([lines, await recorded()]).toEqual([[], []]);
  });

  it('records commands without passwords', async () => {
    const run = (words: string) =>
      runAccountCommand(words.split(' '), storeEnv(server), {
        ask: async () => 'long-enough',
        now: () => 1_748_736_000_000,
      });
    await run('create keeper --back-office');
    await run('list');
    await run('disable nobody');
    const command = { action: 'command', target: 'account', title: 'npm run account' };
    expect(await recorded()).toEqual([
      { accountId: '', actor: '命令行', ...command, note: 'create keeper --back-office' },
    ]);
  });
});
