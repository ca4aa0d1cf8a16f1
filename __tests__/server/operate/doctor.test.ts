import fs from 'node:fs';
import path from 'node:path';
import { runOperateCommand } from '../../../server/operate/cli';
import { insertInto } from '../../support/insertRows';
import { storeEnv, testEngines } from '../../support/server';
import { inStore, useAccountServer } from '../../support/visitor';
import { tempFolder } from '../../support/tempFolder';

afterEach(() => jest.restoreAllMocks());

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useAccountServer({ engine });

  async function doctor(env: NodeJS.ProcessEnv = {}) {
    const { ok, text } = await runOperateCommand(['doctor'], { ...storeEnv(server), ...env });
    const lines = text.trim().split('\n');
    expect(ok).toBe(!lines.some((line) => line.startsWith('wrong')));
    return lines;
  }

  /** The test machine may have no build. */
  const wrong = (lines: string[]) => lines.filter((line) => /^wrong {2}(?!build)/.test(line));

  it('has a line for each thing, and nothing wrong with a running portal', async () => {
    const lines = await doctor();
    expect(wrong(lines)).toEqual([]);
    expect(lines.map((line) => /^\w+ +([^:]+):/.exec(line)![1]).join()).toBe(
      'settings,build,data folder,store,storage,attachments,disk space,clock,redis,upstream,proxy,mail',
    );
  });

  it('names lost attachments and a lost key', async () => {
    const attachment = { attId: 'b'.repeat(32), attKey: 'a', fileName: 'a.zip', size: 1, sha256: 'c', createdAt: 0 };
    const row = { ...attachment, accountId: 'd', applicationId: null };
    await inStore(server, (db) => db.insertInto('attachment').values(row).execute());
    expect(wrong(await doctor())).toEqual([
      `wrong  attachments: 1 of 1 are missing in ${server.config.dataDir}: ${attachment.attId}`,
    ]);
    await inStore(server, (db) => db.deleteFrom('attachment').execute());
    fs.renameSync(path.join(server.config.dataDir, 'secret.key'), path.join(server.config.dataDir, 'key'));
    expect(wrong(await doctor())).toEqual([expect.stringContaining('no secret.key')]);
    expect(wrong(await doctor({ PORTAL_SECRET: '0123456789abcdef0123456789abcdef' }))).toEqual([]);
    fs.renameSync(path.join(server.config.dataDir, 'key'), path.join(server.config.dataDir, 'secret.key'));
  });

  it('notices a clock that is behind, and a full disk', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T00:00:00Z'));
    const later = { fdId: 'e', at: Date.parse('2025-06-01'), accountId: '', actor: '', action: '', target: '' };
    await insertInto(await server.store(), 'deskRecord', later);
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4096, files: 0, ffree: 0 } as fs.StatsFs);
    expect(wrong(await doctor())).toEqual([
      expect.stringContaining('disk space: 0.0 GiB free'),
      expect.stringMatching(/^wrong {2}clock: .*NTP/),
    ]);
  });

  it('names a store that a newer version has upgraded', async () => {
    const newer = { name: '999-later', timestamp: '' };
    await inStore(server, (db) => db.insertInto('schemaMigration').values(newer).execute());
    expect(wrong(await doctor())).toEqual([expect.stringMatching(/^wrong {2}store: .*999-later/)]);
    await inStore(server, (db) => db.deleteFrom('schemaMigration').where('name', '=', newer.name).execute());
  });

  it('names settings that are wrong, or risky in production', async () => {
    expect(await doctor({ PORTAL_REIVEW: '1' })).toEqual([
      expect.stringMatching(/^wrong {2}settings: .*PORTAL_REVIEW/),
    ]);
    const NODE_ENV = 'production';
    expect(wrong(await doctor({ NODE_ENV }))).toEqual([expect.stringContaining('settings: PORTAL_ORIGIN is not set')]);
    expect(wrong(await doctor({ NODE_ENV, PORTAL_DEMO: '1' }))).toEqual([expect.stringContaining('PORTAL_DEMO')]);
  });
});

it('names servers that cannot be reached, on one line each, and no password', async () => {
  const { ok, text } = await runOperateCommand(['doctor'], {
    DATA_DIR: '/nonexistent/data',
    DATABASE_URL: 'postgres://portal:hidden-1@127.0.0.1:1/portal',
    REDIS_URL: 'redis://:hidden-2@127.0.0.1:1',
    PORTAL_SMTP: 'smtp://portal:hidden-3@127.0.0.1:1',
    PORTAL_MAIL_FROM: 'portal@example.com',
    PORTAL_ORIGIN: 'http://127.0.0.1:1',
    PORTAL_SECRET: 'hidden-4-0123456789-abcdefgh-ijklmn',
  });
  expect(ok).toBe(false);
  for (const what of ['data folder', 'store', 'redis', 'proxy', 'mail']) {
    expect(text).toMatch(new RegExp(`^wrong {2}${what}: .`, 'm'));
  }
  expect(text).not.toContain('hidden');
});

it('names a folder without a store, and creates none', async () => {
  const { text } = await runOperateCommand(['doctor'], { DATA_DIR: '/nonexistent/data' });
  expect(text).toContain('wrong  store: there is none in /nonexistent/data/portal.db');
  expect(fs.existsSync('/nonexistent')).toBe(false);
});

it('says what else it found where the store cannot be opened', async () => {
  const dataDir = tempFolder();
  fs.mkdirSync(path.join(dataDir, 'portal.db'));
  const { ok, text } = await runOperateCommand(['doctor'], { DATA_DIR: dataDir });
  expect(ok).toBe(false);
  expect(text).toMatch(/^wrong {2}store: EISDIR/m);
  expect(text).toMatch(/^ok {5}attachments: not checked/m);
});

it.each([
  [404, 'ok     upstream: responds'],
  [502, 'wrong  upstream: '],
])('judges an upstream that answers %d as the server does', async (status, expected) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  const { text } = await runOperateCommand(['doctor'], { PORTAL_UPSTREAM: 'http://user:hidden@upstream.example/base' });
  expect(text).toContain(expected);
  expect(text).not.toContain('hidden');
  expect(fetched.mock.calls[0]![0]).toBe('http://upstream.example/base/api/system/navigation?type=home:footer');
});

it('names the reason of a host whose every address is unreachable', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
  const { text } = await runOperateCommand(['doctor'], { PORTAL_UPSTREAM: 'http://upstream.example' });
  expect(text).toMatch(/^wrong {2}upstream: .*ECONNREFUSED$/m);
});

describe('the proxy', () => {
  const answerOf = async (answer: Response, origin: string) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const { text } = await runOperateCommand(['doctor'], { DATA_DIR: '/nonexistent/data', PORTAL_ORIGIN: origin });
    return /^.*proxy: .*$/m.exec(text)![0];
  };
  const hsts = { 'strict-transport-security': 'max-age=1' };

  it.each([
    ['reaches the portal', { status: 'ok' }, hsts, 'ok     proxy: https://portal.example.com'],
    ['does not say that visitors use https', { status: 'ok' }, {}, 'PORTAL_TRUSTED_PROXIES'],
    ['reaches a portal whose store is down', { status: 'down' }, hsts, 'reports an outage'],
    ['reaches something else', {}, hsts, 'is not this portal'],
    ['reaches another program', { status: 404 }, hsts, 'is not this portal'],
    ['reaches what says nothing', null, hsts, 'is not this portal'],
  ])('%s', async (_what, body, headers, expected) => {
    const answer = Response.json(body, { headers });
    expect(await answerOf(answer, 'https://portal.example.com')).toContain(expected);
  });
});
