import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrations } from '../../../server/db/migrate';
import { openDatabase, openUnchanged } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { makeZip } from '../../support/archives';
import { eventually } from '../../support/eventually';
import { intention, publication } from '../../support/formValues';
import {
  type KillableServer,
  logInDemo,
  solveCaptcha,
  startKillableServer,
  startServerProcess,
} from '../../support/serverProcess';
import { isLongRun } from '../../support/longRun';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { usualEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

const folder = tempFolder();

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((place) => fs.existsSync(path.join(place, program)));

async function expectIntact(db: Store): Promise<void> {
  const { rows } = await sql`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
}

const moments = Array.from({ length: isLongRun ? 25 : 1 }, (_, index) => index + 1);

it.each(moments)(
  'a server that is killed at its first start has all of its schema and content after the next (%i)',
  async (round) => {
    const settings = { DATA_DIR: path.join(folder, `first-${round}`), PORTAL_DEMO: '1' };
    const first = startServerProcess(settings);
    await pause(randomInt(200, 1500));
    await first.kill();
    const second = startServerProcess(settings);
    const list = await (await fetch(`${await second.listening}/api/policy/list`)).json();
    expect((list as { total: number }).total).toBeGreaterThan(60);
    expect(await second.stop()).toBe(0);
    const db = openUnchanged({ databaseUrl: null, dataDir: settings.DATA_DIR });
    const steps = await db.selectFrom('schemaMigration').select('name').orderBy('name').execute();
    await expectIntact(db);
    await db.destroy();
    expect(steps.map(({ name }) => name)).toEqual(Object.keys(migrations));
  },
);

describe('a server under load', () => {
  const dataDir = path.join(folder, 'load');
  let server: KillableServer;
  let token = '';
  let marks = 0;
  const acknowledged: string[] = [];

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
    await expectIntact(db);
    await db.destroy();
    return rows.map(({ mark }) => mark).sort();
  }

  beforeAll(async () => {
    server = await startKillableServer(dataDir, { PORTAL_DEMO: '1' });
    token = await logInDemo(server, '13800000001');
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
});

jest.setTimeout(60 * 60_000);

/** Kills, and acknowledged writes, at least. */
const least = isLongRun ? { kills: 200, acknowledged: 100_000 } : { kills: 8, acknowledged: 240 };

/** A company applies once per project: each application here has its own. */
const projects = isLongRun ? 60_000 : 5000;

describe.each(usualEngines)(
  `${least.kills} kills at random times during all kinds of writes to the %s store`,
  (engine) => {
    const dataDir = tempFolder();
    let database: TestDatabase | null = null;
    let server: KillableServer;
    let token = '';
    let staffToken = '';
    /** Number of a submission, on which staff write notes. */
    let noted = '';
    let kills = 0;
    let slowestStart = 0;
    let acknowledged = 0;

    /** A write and its outcome. */
    interface Write {
      kind: keyof typeof kinds;
      mark: string;
      /** Among those of its kind. */
      index: number;
      acknowledged: boolean;
      attId?: string;
      number?: string;
    }

    interface Answer {
      code: number;
      msg: string | null;
      attId?: string;
      number?: string;
    }

    const writes: Write[] = [];
    const place = () => ({ databaseUrl: database?.url ?? null, dataDir });

    async function post(
      url: string,
      mark: string,
      body: URLSearchParams | FormData | object,
      headers = {},
      by = token,
    ) {
      const isForm = body instanceof URLSearchParams || body instanceof FormData;
      const response = await fetch(server.url + url, {
        method: 'POST',
        body: isForm ? body : JSON.stringify(body),
        headers: {
          authorization: `Bearer ${by}`,
          'idempotency-key': `kill-test-${mark}`,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      return (await response.json()) as Answer;
    }

    const person = (mark: string) => `见证${mark}`;
    const phoneOf = (mark: string) => `139${mark.padStart(8, '0')}`;
    const fileOf = (mark: string) => makeZip([{ name: `${mark}.txt`, data: Buffer.from(mark.repeat(1000)) }]);

    const kinds = {
      publish: ({ mark }: Write) =>
        post('/api/getbuginess/add', mark, new URLSearchParams({ ...publication, fdContactsPerson: person(mark) })),
      order: ({ mark }: Write) => post('/api/order/add', mark, { ...intention, fdContactName: person(mark) }),
      apply: ({ mark, index }: Write) => {
        const form = {
          fdProjectId: smallId(10_000 + (index % projects)),
          fdProjectName: `项目 ${index}`,
          fdSubmitterName: person(mark),
          fdSubmitterPhone: '13800000009',
        };
        return post('/api/project/add', mark, new URLSearchParams(form));
      },
      upload: ({ mark }: Write) => {
        const form = new FormData();
        form.set('attKey', 'projectApplyInfoAtt');
        form.set('file', new Blob([new Uint8Array(fileOf(mark))]), `${mark}.zip`);
        return post('/components/sysAttMain/upload', mark, form);
      },
      register: async ({ mark }: Write) => {
        const { headers, validateCode } = (await solveCaptcha(server.url, [server]))!;
        const form = { fdComName: '木业', userName: phoneOf(mark), password: 'secret-1', confirmPassword: 'secret-1' };
        return post('/register/add', mark, new URLSearchParams({ ...form, validateCode }), headers);
      },
      /** With its entry in the audit log. */
      note: ({ mark }: Write) => post('/api/desk/note', mark, { number: noted, note: person(mark) }, {}, staffToken),
      draft: ({ mark }: Write) => {
        const key = `draft-${mark.padStart(8, '0')}`;
        const draft = { area: 'policy', key, version: 0, sitting: key, fields: { fdTitle: person(mark) } };
        return post('/api/desk/content/draft', mark, draft, {}, staffToken);
      },
    };
    const names = Object.keys(kinds) as Write['kind'][];

    async function tell(write: Write): Promise<void> {
      const { code, msg, attId, number } = await kinds[write.kind](write);
      if (code !== 0) throw new Error(`${write.kind} was refused: ${msg}`);
      Object.assign(write, { acknowledged: true, attId, number });
      acknowledged += 1;
    }

    const counts: Partial<Record<Write['kind'], number>> = {};
    function nextWrite(kind: Write['kind']): Write {
      counts[kind] = (counts[kind] ?? 0) + 1;
      const write = { kind, mark: String(writes.length + 1), index: counts[kind], acknowledged: false };
      writes.push(write);
      return write;
    }

    /** Writes sequentially until the server is gone; the outcome of the last write is unknown. */
    async function writeUntilKilled(kind: Write['kind'], alive: () => boolean): Promise<void> {
      while (alive()) {
        const write = nextWrite(kind);
        try {
          await tell(write);
        } catch (error) {
          if (alive()) throw error;
        }
      }
    }

    /** How often each marker is stored. */
    async function storedMarks(db: Store): Promise<Record<Write['kind'], Map<string, number>>> {
      const count = (texts: (string | null)[]) =>
        texts.reduce((all, text) => all.set(text ?? '', (all.get(text ?? '') ?? 0) + 1), new Map<string, number>());
      const column = async (rows: Promise<{ mark: string | null }[]>) => count((await rows).map(({ mark }) => mark));
      return {
        publish: await column(db.selectFrom('getbuginess').select('fdContactsPerson as mark').execute()),
        order: await column(db.selectFrom('purchaseIntention').select('fdContactName as mark').execute()),
        apply: await column(db.selectFrom('projectApplication').select('fdSubmitterName as mark').execute()),
        upload: await column(db.selectFrom('attachment').select('fileName as mark').execute()),
        register: await column(db.selectFrom('account').select('username as mark').execute()),
        note: await column(db.selectFrom('internalNote').select('note as mark').execute()),
        draft: await column(db.selectFrom('contentDraft').select('title as mark').execute()),
      };
    }

    const storedAs = ({ kind, mark }: Write) =>
      ({ upload: `${mark}.zip`, register: phoneOf(mark) })[kind as 'upload'] ?? person(mark);

    async function addProjects() {
      const db = await openDatabase(place());
      const row = (mark: number) => ({ fdId: smallId(10_000 + mark), fdProjectName: `项目 ${mark}`, demo: '0' });
      await db.transaction().execute(async (step) => {
        for (let from = 0; from < projects; from += 500) {
          const rows = Array.from({ length: 500 }, (_, index) => row(from + index));
          await step.insertInto('project').values(rows).execute();
        }
      });
      await db.destroy();
    }

    /** Starts the server, as its supervisor would after a crash. */
    async function start() {
      const began = Date.now();
      server = await startKillableServer(dataDir, {
        PORTAL_DEMO: '1',
        ...(database ? { DATABASE_URL: database.url } : {}),
      });
      await (await fetch(`${server.url}/api/app/list`)).arrayBuffer();
      return Date.now() - began;
    }

    beforeAll(async () => {
      if (engine === 'postgres') database = await createTestDatabase();
      await start();
      token = await logInDemo(server, '13800000001');
      staffToken = await logInDemo(server, '13800000002');
      const first = nextWrite('order');
      await tell(first);
      noted = first.number!;
      await addProjects();
      while (kills < least.kills || acknowledged < least.acknowledged) {
        let alive = true;
        let killed: Promise<unknown> | undefined;
        const killSoon = async () => {
          await pause(randomInt(20));
          alive = false;
          await server.kill();
        };
        const last = acknowledged + randomInt((2 * least.acknowledged) / least.kills);
        const isAlive = () => {
          if (acknowledged > last) killed ??= killSoon();
          return alive;
        };
        await Promise.all([...names, 'order' as const].map((kind) => writeUntilKilled(kind, isAlive)));
        await killed;
        kills += 1;
        slowestStart = Math.max(slowestStart, await start());
        // A client without a response retries with the same key.
        for (const write of writes) if (!write.acknowledged) await tell(write);
        if (isLongRun && kills % 20 === 0)
          process.stdout.write(`${engine}: ${kills} kills, ${acknowledged} acknowledged, start ${slowestStart} ms\n`);
      }
      await server.kill();
    });

    it('lose no acknowledged write and duplicate none, retries included', async () => {
      const db = await openDatabase(place());
      const stored = await storedMarks(db);
      const outbox = await db.selectFrom('outbox').select('number').where('channel', '=', 'staff').execute();
      const audit = await db.selectFrom('deskRecord').select('fdId').where('action', '=', 'inbox:note').execute();
      const numbers = await db.selectFrom('submission').select('number').where('demo', '=', '0').execute();
      if (engine === 'embedded') await expectIntact(db);
      await db.destroy();
      const wrong = writes.filter((write) => stored[write.kind].get(storedAs(write)) !== 1);
      expect(wrong).toEqual([]);
      for (const kind of names) {
        const own = writes.filter((write) => write.kind === kind);
        expect(own).not.toHaveLength(0);
        // Nothing is stored that nobody sent.
        const marked = [...stored[kind].keys()].filter((mark) => /^(?:见证\d+|139\d{8}|\d+\.zip)$/.test(mark));
        expect([kind, marked.length]).toEqual([kind, own.length]);
      }
      const submitted = writes.flatMap(({ number }) => number ?? []).sort();
      expect(numbers.map(({ number }) => number).sort()).toEqual(submitted);
      // Staff are told of what waits for them, which entries do not.
      const waiting = writes.filter(({ kind }) => kind !== 'publish').flatMap(({ number }) => number ?? []);
      expect(outbox.map(({ number }) => number).sort()).toEqual(waiting.sort());
      expect(audit).toHaveLength(writes.filter(({ kind }) => kind === 'note').length);
    });

    it('leave every acknowledged upload complete, and no other file', async () => {
      const uploads = writes.filter(({ kind }) => kind === 'upload');
      const folder = path.join(dataDir, 'attachments');
      for (const { attId, mark } of uploads) {
        const [storedBytes, sent] = [fs.readFileSync(path.join(folder, attId!)), fileOf(mark)].map((bytes) =>
          createHash('sha256').update(bytes).digest('hex'),
        );
        expect(storedBytes).toBe(sent);
      }
      // The last kill came after all writes were acknowledged, so there are no leftovers of aborted ones; a server on
      // PostgreSQL leaves young files to others that share the folder.
      const own = [...uploads.map(({ attId }) => attId!), 'incoming'].sort();
      const storedFiles = fs.readdirSync(folder).sort();
      expect(engine === 'embedded' ? storedFiles : storedFiles.filter((name) => own.includes(name))).toEqual(own);
    });
  },
);
