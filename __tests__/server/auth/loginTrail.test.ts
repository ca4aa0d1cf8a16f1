import { TOTP } from 'otpauth';
import { runAccountCommand } from '../../../server/auth/cli';
import { eventually } from '../../support/eventually';
import { storeEnv } from '../../support/server';
import { addStaff, logInStaff } from '../../support/staff';
import { accountId, deleteRows } from '../../support/storeRows';
import { describeOnEngines, inStore, Visitor } from '../../support/visitor';

describeOnEngines('the login trail', (server) => {
  let lines: [line: object, message: string][];
  /** Number of audit log lines when each response was sent. */
  let atAnswers: number[];
  /** The client disconnects before the response. */
  let gone = false;
  /** Ends the session before the login's response is sent. */
  let sessionsEnd = false;
  beforeAll(async () => {
    server.app.addHook('onRequest', async ({ log }) => {
      for (const level of ['info', 'warn'] as const)
        log[level] = (...line: unknown[]) => void lines.push(line as never);
    });
    server.app.addHook('preHandler', async ({ url }, { raw }) => {
      raw.once('finish', () => atAnswers.push(lines.length));
      if (gone && url === '/login') raw.destroy();
    });
    server.app.addHook('onSend', async ({ url }) => {
      if (sessionsEnd && url === '/login') await deleteRows(server, 'session');
    });
    await addStaff(server, 'editor');
  });
  beforeEach(async () => {
    server.pass(61 * 60_000);
    [lines, atAnswers, gone, sessionsEnd] = [[], [], false, false];
    await deleteRows(server, 'deskRecord');
  });
  const events = () => lines.map(([line]) => (line as { event: string }).event);
  const times = (count: number, event: string) => Array<string>(count).fill(event);
  const idOf = (username: string) => accountId(server, username);
  const recorded = () =>
    inStore(server, (db) =>
      db
        .selectFrom('deskRecord')
        .select(['accountId', 'actor', 'action', 'target', 'title', 'note'])
        .orderBy('at')
        .orderBy('fdId')
        .execute(),
    );
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
    gone = true;
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
