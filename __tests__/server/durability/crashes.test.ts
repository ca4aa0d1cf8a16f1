import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { migrations } from '../../../server/db/migrate';
import { openUnchanged } from '../../../server/db/openDatabase';
import { eventually } from '../../support/eventually';
import { startKillableServer, type KillableServer } from '../../support/killableServer';
import { isLongRun } from '../../support/longRun';
import { startServerProcess } from '../../support/serverProcess';
import { smallId } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

jest.setTimeout(600_000);

const folder = tempFolder();

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((place) => fs.existsSync(path.join(place, program)));

describe('a server that is killed while it', () => {
  /** Starts it, kills it some time later, and starts it again. */
  async function startAfterKill(dataDir: string, afterMs: number) {
    const first = startServerProcess({ DATA_DIR: dataDir, PORTAL_DEMO: '1' });
    await new Promise<void>((resolve) => setTimeout(resolve, afterMs));
    await first.kill();
    const second = startServerProcess({ DATA_DIR: dataDir, PORTAL_DEMO: '1' });
    const list = await (await fetch(`${await second.listening}/api/policy/list`)).json();
    expect(await second.stop()).toBe(0);
    const db = openUnchanged({ databaseUrl: null, dataDir });
    const steps = await db.selectFrom('schemaMigration').select('name').orderBy('name').execute();
    const { rows } = await sql`pragma integrity_check`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    return { steps: steps.map(({ name }) => name), total: (list as { total: number }).total };
  }

  const moments = Array.from({ length: isLongRun ? 25 : 1 }, (_, index) => [index + 1] as const);

  it.each(moments)('starts for the first time, starts again with all of its schema and content (%i)', async (round) => {
    const { steps, total } = await startAfterKill(path.join(folder, `first-${round}`), randomInt(200, 1500));
    expect(steps).toEqual(Object.keys(migrations));
    expect(total).toBeGreaterThan(60);
  });
});

describe('a server under load', () => {
  const dataDir = path.join(folder, 'load');
  let server: KillableServer;
  let token = '';
  let marks = 0;
  const acknowledged: string[] = [];

  async function logIn() {
    const picture = await fetch(`${server.url}/captcha/captchaImage?type=math`);
    const session = /JSESSIONID=(\w+)/.exec(picture.headers.get('set-cookie') ?? '')![1]!;
    const validateCode = await server.answerOf(session);
    const form = { username: '13800000001', password: 'demo1234', rememberMe: 'true', validateCode };
    const headers = { cookie: `JSESSIONID=${session}` };
    const answer = await fetch(`${server.url}/login`, { method: 'POST', body: new URLSearchParams(form), headers });
    token = ((await answer.json()) as { token: string }).token;
  }

  async function order(): Promise<{ status: number; code: number; msg: string | null }> {
    marks += 1;
    const mark = `见证${marks}`;
    const fields = { fdAppId: smallId(101), fdAppName: '应用 1', fdContactPhone: '13800000009' };
    const response = await fetch(`${server.url}/api/order/add`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, fdContactName: mark }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `crash-test-${marks}` },
    });
    const body = (await response.json()) as { code: number; msg: string | null };
    if (body.code === 0) acknowledged.push(mark);
    return { status: response.status, ...body };
  }

  async function stored(): Promise<string[]> {
    const db = openUnchanged({ databaseUrl: null, dataDir });
    const rows = await db.selectFrom('purchaseIntention').select('fdContactName as mark').execute();
    const { rows: found } = await sql`pragma integrity_check`.execute(db);
    await db.destroy();
    expect(found).toEqual([{ integrity_check: 'ok' }]);
    return rows.map(({ mark }) => mark).sort();
  }

  beforeAll(async () => {
    server = await startKillableServer(dataDir, { PORTAL_DEMO: '1' });
    await logIn();
  });

  (isInstalled('strace') && process.getuid?.() === 0 ? it : it.skip)(
    'syncs each write to the disk before it acknowledges it',
    async () => {
      const trace = path.join(folder, 'trace');
      const tracer = spawn('strace', ['-f', '-p', String(server.pid), '-e', 'trace=fsync,fdatasync', '-o', trace]);
      const attached = new Promise<void>((resolve) => tracer.stderr.once('data', () => resolve()));
      const ended = new Promise<void>((resolve) => tracer.once('close', () => resolve()));
      await attached;
      const writes = isLongRun ? 1000 : 50;
      for (let index = 0; index < writes; index += 1) expect((await order()).code).toBe(0);
      tracer.kill('SIGINT');
      await ended;
      const syncs = fs.readFileSync(trace, 'utf8').match(/\bf(?:data)?sync\(/g) ?? [];
      expect(syncs.length).toBeGreaterThanOrEqual(writes);
    },
  );

  (isInstalled('prlimit') ? it : it.skip)(
    'refuses writes while the disk is full, and accepts them afterwards',
    async () => {
      const limit = (size: number | string) =>
        execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
      limit(fs.statSync(path.join(dataDir, 'portal.db-wal')).size + 100_000);
      let refused = await order();
      for (let tries = 0; refused.code === 0 && tries < 10_000; tries += 1) refused = await order();
      expect([503, 507]).toContain(refused.status);
      expect(refused.msg).toBe('服务暂时不可用，请稍后再试');
      expect((await fetch(`${server.url}/api/app/list`)).status).toBe(200);
      limit('unlimited');
      await eventually(async () => expect((await order()).code).toBe(0));
      expect(await stored()).toEqual([...acknowledged].sort());
    },
  );

  it('responds to every request that it took when it is stopped, and loses none', async () => {
    const outcomes: string[] = [];
    let under = true;
    const load = Array.from({ length: 20 }, async () => {
      while (under) {
        const outcome = await order().then(
          ({ status }) => String(status),
          (error: Error) => (error.cause as NodeJS.ErrnoException).code ?? String(error.cause),
        );
        outcomes.push(outcome);
        if (outcome !== '200') return;
      }
    });
    await eventually(() => expect(outcomes.length).toBeGreaterThan(100));
    const began = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    under = false;
    await Promise.all(load);
    // The others met a closed connection: had they been taken, more would be stored than was acknowledged.
    const closed = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
    expect(outcomes.filter((outcome) => !['200', '503', ...closed].includes(outcome))).toEqual([]);
    expect(await stored()).toEqual([...acknowledged].sort());
  });
});
