import { runAccountCommand } from '../../../server/auth/cli';
import { testEngines } from '../../support/server';
import { addStaff, logInStaff } from '../../support/staff';
import { inStore, startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

jest.setTimeout(60_000);

describe.each(testEngines)('the trail of logins on the %s store', (engine) => {
  let server: AccountServer;
  let lines: [line: object, message: string][];
  beforeAll(async () => {
    server = await startAccountServer({ engine });
    server.app.addHook('onRequest', async ({ log }) => {
      for (const level of ['info', 'warn'] as const)
        log[level] = (...line: unknown[]) => void lines.push(line as never);
    });
    await addStaff(server, 'editor');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.pass(61 * 60_000);
    lines = [];
    await inStore(server, (db) => db.deleteFrom('deskRecord').execute());
  });

  const idOf = (username: string) =>
    inStore(
      server,
      async (db) =>
        (await db.selectFrom('account').select('fdId').where('username', '=', username).executeTakeFirstOrThrow()).fdId,
    );
  const recorded = () =>
    inStore(server, (db) =>
      db
        .selectFrom('deskRecord')
        .select(['accountId', 'actor', 'action', 'target', 'title', 'note'])
        .orderBy('at')
        .orderBy('fdId')
        .execute(),
    );
  const address = '203.0.113.7';
  const tryAs = (username: string, password = 'wrong-one') => new Visitor(server, address).logIn(username, password);

  it('logs a login of staff by id and address, and records it with the name', async () => {
    await logInStaff(server, 'editor');
    const account = await idOf('editor');
    expect(lines).toEqual([[{ event: 'login', account, address: '127.0.0.1' }, 'logged in']]);
    expect(await recorded()).toEqual([
      { accountId: account, actor: 'editor', action: 'login', target: account, title: 'editor', note: '127.0.0.1' },
    ]);
  });

  it('tells each failure, and a lock once as long as it lasts', async () => {
    const account = await idOf('editor');
    for (let tries = 0; tries < 8; tries += 1) await tryAs('editor');
    const events = lines.map(([line]) => (line as { event: string }).event);
    expect(events).toEqual([...Array<string>(5).fill('login:failed'), ...Array<string>(3).fill('login:locked')]);
    expect(lines[0]).toEqual([{ event: 'login:failed', account, address }, 'login failed']);
    const acts = await recorded();
    // All of the same moment.
    const actions = acts.map(({ action }) => action).sort();
    expect(actions).toEqual([...Array<string>(5).fill('login:failed'), 'login:locked']);
    expect(acts[0]).toMatchObject({ accountId: account, actor: '未登录者', title: 'editor', note: address });
  });

  it('logs companies and names that nobody has too, never by the name, and records neither', async () => {
    await tryAs('13800000001');
    await tryAs('13900009999');
    await tryAs('13800000001', 'demo1234');
    const account = await idOf('13800000001');
    expect(lines).toEqual([
      [{ event: 'login:failed', account, address }, 'login failed'],
      [{ event: 'login:failed', account: null, address }, 'login failed'],
      [{ event: 'login', account, address }, 'logged in'],
    ]);
    expect(await recorded()).toEqual([]);
  });

  it('says nothing of a wrong captcha', async () => {
    await new Visitor(server).logIn('editor', 'wrong-one', { validateCode: '999' });
    expect([lines, await recorded()]).toEqual([[], []]);
  });

  it('records what a command did, without a password', async () => {
    const { dataDir, databaseUrl } = server.config;
    const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const run = (words: string) =>
      runAccountCommand(words.split(' '), env, { ask: async () => 'long-enough', now: () => 1_748_736_000_000 });
    await run('create keeper --back-office');
    await run('list');
    await run('disable nobody');
    expect(await recorded()).toEqual([
      {
        accountId: '',
        actor: '命令行',
        action: 'command',
        target: 'account',
        title: 'npm run account',
        note: 'create keeper --back-office',
      },
    ]);
  });
});
