import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { runAccountCommand } from '../../../server/auth/cli';
import { runContentCommand } from '../../../server/content/cli';
import { runSubmissionsCommand } from '../../../server/submissions/cli';
import { builtServer } from '../../support/serverProcess';
import { itOnPostgres, storeEnv, testEngines } from '../../support/server';
import { emptyStore } from '../../support/stores';
import { tempFolder } from '../../support/tempFolder';
import { startAccountServer, useAccountServer, Visitor } from '../../support/visitor';

describe.each(testEngines)('the account command on the engine %s', (engine) => {
  const server = useAccountServer({ engine, deps: { seed: null } });

  const run = (words: string, password = 'long-enough') =>
    runAccountCommand(words.split(' '), storeEnv(server), {
      ask: async () => password,
      now: () => Date.parse('2025-06-01T08:00:00+08:00'),
    });
  const logIn = async (name: string, password: string) => {
    const visitor = new Visitor(server);
    expect((await visitor.logIn(name, password)).body.code).toBe(0);
    return visitor;
  };
  const refused = async (name: string, password: string) => (await new Visitor(server).logIn(name, password)).body.msg;

  it('creates accounts of the back office and of companies while the server runs', async () => {
    expect(await run('create keeper --back-office')).toEqual({ ok: true, text: 'keeper created\n' });
    expect(await run('create 13900000001 --company 示例家居有限公司')).toMatchObject({ ok: true });
    const { is_cust } = (await new Visitor(server).logIn('keeper', 'long-enough')).body;
    expect(is_cust).toBe('0');
    const company = await logIn('13900000001', 'long-enough');
    const info = { fdComName: '示例家居有限公司', fdComId: expect.stringMatching(/^[0-9a-f]{32}$/) };
    expect(await company.data('/api/user/info')).toMatchObject(info);
  });

  it('lists them without passwords', async () => {
    const { text } = await run('list');
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^13900000001 +2025-06-01 08:00:00 {2}示例家居有限公司$/),
      expect.stringMatching(/^keeper +2025-06-01 08:00:00 {2}back office, administrator$/),
      '',
    ]);
  });

  it('sets a back-office role, effective from the next call', async () => {
    await run('create writer --back-office --role editor');
    const writer = await logIn('writer', 'long-enough');
    const role = async () => (await writer.data('/api/desk/me')).role;
    expect(await role()).toBe('editor');
    expect(await run('role writer reviewer')).toEqual({ ok: true, text: 'writer is reviewer now\n' });
    expect(await role()).toBe('reviewer');
    expect((await run('list')).text).toMatch(/^writer .* back office, reviewer$/m);
  });

  it('generates a password that is shown once and works', async () => {
    const { text } = await run('create second --back-office --generate');
    const password = /shown this once: (\S{16})\n$/.exec(text)![1];
    await logIn('second', password ?? '');
    expect((await run('list')).text).not.toContain(password);
  });

  it('disables an account, which ends its sessions, until it is enabled again', async () => {
    const visitor = await logIn('13900000001', 'long-enough');
    const ended = expect.stringMatching(/\d sessions? ended/);
    expect(await run('disable 13900000001')).toMatchObject({ ok: true, text: ended });
    expect((await visitor.get('/api/user/info')).status).toBe(401);
    expect(await refused('13900000001', 'long-enough')).toBe('用户已封禁，请联系管理员');
    expect((await run('list')).text).toContain('disabled');
    await run('enable 13900000001');
    await logIn('13900000001', 'long-enough');
  });

  it('resets an account’s password and ends its sessions', async () => {
    const visitor = await logIn('keeper', 'long-enough');
    expect(await run('reset-password keeper', 'another-one')).toMatchObject({ ok: true });
    expect((await visitor.get('/api/user/info')).status).toBe(401);
    expect(await refused('keeper', 'long-enough')).toBe('用户不存在/密码错误，还可再试 4 次');
    await logIn('keeper', 'another-one');
  });

  it('ends the sessions of one account only', async () => {
    const [one, other] = [await logIn('keeper', 'another-one'), await logIn('13900000001', 'long-enough')];
    await run('sign-out keeper');
    expect((await one.get('/api/user/info')).status).toBe(401);
    expect((await other.get('/api/user/info')).status).toBe(200);
  });

  it.each([
    ['create keeper --back-office', 'there is an account keeper already'],
    ['create 12345 --company 某公司', 'mobile number'],
    ['create someone', 'either --back-office or --company'],
    ['create someone secret-word --back-office', 'a password is never given here'],
    ['create someone --back-office --role director', 'a role is one of editor, reviewer, administrator'],
    ['create 13900000008 --company 某公司 --role editor', '--role goes with create NAME --back-office'],
    ['role keeper', 'a role is one of'],
    ['role keeper editor reviewer', "'reviewer' is too much"],
    ['role 13900000001 editor', '13900000001 is a company and has no role'],
    ['disable nobody', 'there is no account nobody'],
    ['sign-out', 'whom?'],
    ['drop keeper', "there is no command 'drop'"],
    ['list --all', '--all'],
  ])('rejects `%s` with a reason', async (words, why) => {
    const { ok, text } = await run(words);
    expect([ok, text]).toEqual([false, expect.stringContaining(why)]);
  });

  it.each([
    ['short', 'short'],
    ['longer than the login takes', 'x'.repeat(257)],
  ])('rejects a password that is %s', async (_what, password) => {
    expect(await run('create third --back-office', password)).toMatchObject({ ok: false });
    expect((await run('list')).text).not.toContain('third');
  });
});

it('names a folder without a store, and creates no store there', async () => {
  const server = await startAccountServer();
  const DATA_DIR = path.join(server.config.dataDir, 'mistyped');
  const { ok, text } = await runAccountCommand(['list'], { DATA_DIR });
  expect([ok, text]).toEqual([false, expect.stringContaining(DATA_DIR)]);
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

itOnPostgres('makes no tables in a PostgreSQL that no portal was started on, and names it', async () => {
  const { db, place } = await emptyStore('postgres');
  const { ok, text } = await runAccountCommand(['list'], { DATABASE_URL: place.databaseUrl! });
  expect([ok, text]).toEqual([false, expect.stringContaining(new URL(place.databaseUrl!).pathname)]);
  expect(await db.introspection.getTables()).toEqual([]);
});

it('reads the password from standard input without a terminal', async () => {
  const server = await startAccountServer({ deps: { seed: null } });
  const output = execFileSync(process.execPath, [builtServer('auth/cli.js'), 'create', 'keeper', '--back-office'], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: server.config.dataDir },
    input: 'from-the-pipe\n',
    encoding: 'utf8',
  });
  expect(output).toBe('keeper created\n');
  expect((await new Visitor(server).logIn('keeper', 'from-the-pipe')).body.code).toBe(0);
});

it('disables the demo accounts of a store without demo content', async () => {
  const demo = await startAccountServer();
  expect((await new Visitor(demo).logIn('13800000001', 'demo1234')).body.code).toBe(0);
  const inUse = await startAccountServer({ config: { demo: false } });
  expect((await new Visitor(inUse).logIn('13800000001', 'demo1234')).body.msg).toBe('用户已封禁，请联系管理员');
});

describe('a command whose entry in the audit log is refused', () => {
  const server = useAccountServer();
  beforeAll(async () => {
    const refused = sql`create trigger "refused" before insert on "deskRecord" begin select raise(abort, 'no room'); end`;
    await refused.execute(await server.store());
  });

  const folder = tempFolder();

  it.each([
    ['account', runAccountCommand, ['create', 'keeper', '--back-office', '--generate'], 'keeper created'],
    ['content', runContentCommand, ['export', path.join(folder, 'all.json')], 'written to'],
    ['submissions', runSubmissionsCommand, ['export', path.join(folder, 'sent')], 'written to'],
  ])('the command %s succeeds with a warning if it cannot be recorded', async (_name, run, words, done) => {
    const { ok, text } = await run(words, { DATA_DIR: server.config.dataDir });
    expect([ok, text]).toEqual([true, expect.stringContaining(done)]);
    expect(text).toMatch(/\nwarning: this is done, but could not be written to the audit log: .*no room.*\n$/);
    const password = /shown this once: (\S{16})\n/.exec(text)?.[1];
    if (password) expect((await new Visitor(server).logIn('keeper', password)).body.code).toBe(0);
  });
});
