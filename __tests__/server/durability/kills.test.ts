import { createHash, randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { makeZip } from '../../support/archives';
import { startKillableServer, type KillableServer } from '../../support/killableServer';
import { isLongRun } from '../../support/longRun';
import { publication } from '../../support/publication';
import { smallId } from '../../support/smallSeed';

jest.setTimeout(300_000);

const kills = isLongRun ? 20 : 8;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-kills-'));
let server: KillableServer;
let token = '';

/** A write and its outcome. */
interface Write {
  kind: keyof typeof kinds;
  mark: string;
  acknowledged: boolean;
  attId?: string;
}

const writes: Write[] = [];

async function post(url: string, mark: string, body: URLSearchParams | FormData | string, headers = {}) {
  const response = await fetch(server.url + url, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `kill-test-${mark}`, ...headers },
  });
  return (await response.json()) as { code: number; msg: string | null; attId?: string; token?: string };
}

/** A captcha and its cookie. */
async function captcha() {
  const response = await fetch(`${server.url}/captcha/captchaImage?type=math`);
  await response.arrayBuffer();
  const session = /JSESSIONID=(\w+)/.exec(response.headers.get('set-cookie') ?? '')![1];
  return { headers: { cookie: `JSESSIONID=${session}` }, validateCode: await server.answerOf(session) };
}

const person = (mark: string) => `见证${mark}`;
const phoneOf = (mark: string) => `139${mark.padStart(8, '0')}`;
const fileOf = (mark: string) => makeZip([{ name: `${mark}.txt`, data: Buffer.from(mark.repeat(5000)) }]);

const kinds = {
  publish: (mark: string) =>
    post('/api/getbuginess/add', mark, new URLSearchParams({ ...publication, fdContactsPerson: person(mark) })),
  order: (mark: string) =>
    post(
      '/api/order/add',
      mark,
      JSON.stringify({
        fdAppId: smallId(101),
        fdAppName: '应用 1',
        fdContactName: person(mark),
        fdContactPhone: '13800000009',
      }),
      { 'content-type': 'application/json' },
    ),
  apply: (mark: string) =>
    post(
      '/api/project/add',
      mark,
      new URLSearchParams({
        fdProjectId: smallId(10_000 + Number(mark)),
        fdProjectName: `项目 ${mark}`,
        fdSubmitterName: person(mark),
        fdSubmitterPhone: '13800000009',
      }),
    ),
  upload: (mark: string) => {
    const form = new FormData();
    form.set('attKey', 'projectApplyInfoAtt');
    form.set('file', new Blob([new Uint8Array(fileOf(mark))]), `${mark}.zip`);
    return post('/components/sysAttMain/upload', mark, form);
  },
  register: async (mark: string) => {
    const { headers, validateCode } = await captcha();
    const form = { fdComName: '木业', userName: phoneOf(mark), password: 'secret-1', confirmPassword: 'secret-1' };
    return post('/register/add', mark, new URLSearchParams({ ...form, validateCode }), headers);
  },
};

async function tell(write: Write): Promise<void> {
  const { code, msg, attId } = await kinds[write.kind](write.mark);
  if (code !== 0) throw new Error(`${write.kind} was refused: ${msg}`);
  write.acknowledged = true;
  write.attId = attId;
}

/** Writes sequentially until the server is gone; the outcome of the last write is unknown. */
async function writeUntilKilled(kind: Write['kind'], alive: () => boolean): Promise<void> {
  while (alive()) {
    const write: Write = { kind, mark: String(writes.length + 1), acknowledged: false };
    writes.push(write);
    try {
      await tell(write);
    } catch (error) {
      if (alive()) throw error;
    }
  }
}

async function logIn() {
  const { headers, validateCode } = await captcha();
  const form = { username: '13800000001', password: 'demo1234', rememberMe: 'true', validateCode };
  token = (await post('/login', 'login', new URLSearchParams(form), headers)).token ?? '';
}

/** How often each marker is stored. */
async function storedMarks(db: Store): Promise<Record<Write['kind'], Map<string, number>>> {
  const count = (texts: string[]) =>
    texts.reduce((counts, text) => counts.set(text, (counts.get(text) ?? 0) + 1), new Map<string, number>());
  const entries = await db.selectFrom('getbuginess').select('fdContactsPerson').execute();
  const orders = await db.selectFrom('purchaseIntention').select('fdContactName').execute();
  const applications = await db.selectFrom('projectApplication').select('fdSubmitterName').execute();
  const uploads = await db.selectFrom('attachment').select('fileName').execute();
  const accounts = await db.selectFrom('account').select('username').execute();
  return {
    publish: count(entries.map(({ fdContactsPerson }) => fdContactsPerson ?? '')),
    order: count(orders.map(({ fdContactName }) => fdContactName)),
    apply: count(applications.map(({ fdSubmitterName }) => fdSubmitterName)),
    upload: count(uploads.map(({ fileName }) => fileName)),
    register: count(accounts.map(({ username }) => username)),
  };
}

const storedAs = ({ kind, mark }: Write) =>
  ({ upload: `${mark}.zip`, register: phoneOf(mark) })[kind as 'upload'] ?? person(mark);

/** A company applies once per project: each application here has its own. */
async function addProjects() {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  const marks = Array.from({ length: 20_000 }, (_, index) => index + 1);
  const row = (mark: number) => ({ fdId: smallId(10_000 + mark), fdProjectName: `项目 ${mark}`, demo: '0' });
  await db.transaction().execute(async (step) => {
    for (let from = 0; from < marks.length; from += 500) {
      await step
        .insertInto('project')
        .values(marks.slice(from, from + 500).map(row))
        .execute();
    }
  });
  await db.destroy();
}

describe(`${kills} kills at random times during all kinds of writes`, () => {
  beforeAll(async () => {
    server = await startKillableServer(dataDir);
    await logIn();
    await addProjects();
    for (let round = 0; round < kills; round += 1) {
      let alive = true;
      const writers = (Object.keys(kinds) as Write['kind'][]).map((kind) => writeUntilKilled(kind, () => alive));
      const killed = new Promise<void>((resolve) => {
        setTimeout(
          () => {
            alive = false;
            void server.kill().then(resolve);
          },
          randomInt(20, 700),
        );
      });
      await Promise.all([...writers, killed]);
      server = await startKillableServer(dataDir);
      // A client without a response retries with the same key.
      for (const write of writes) if (!write.acknowledged) await tell(write);
    }
    await server.kill();
  });
  afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

  it('lose no acknowledged write and duplicate none, retries included', async () => {
    const db = await openDatabase({ databaseUrl: null, dataDir });
    const stored = await storedMarks(db);
    await db.destroy();
    const wrong = writes.filter((write) => stored[write.kind].get(storedAs(write)) !== 1);
    expect(wrong).toEqual([]);
    expect(writes.length).toBeGreaterThan(kills);
    for (const kind of Object.keys(kinds)) expect(writes.filter((write) => write.kind === kind)).not.toHaveLength(0);
  });

  it('leave every acknowledged upload complete, and no other file', async () => {
    const uploads = writes.filter(({ kind }) => kind === 'upload');
    const folder = path.join(dataDir, 'attachments');
    for (const { attId, mark } of uploads) {
      const [kept, sent] = [fs.readFileSync(path.join(folder, attId!)), fileOf(mark)].map((bytes) =>
        createHash('sha256').update(bytes).digest('hex'),
      );
      expect(kept).toBe(sent);
    }
    // The last kill came after all writes were acknowledged, so there are no leftovers of aborted ones.
    expect(fs.readdirSync(folder).sort()).toEqual([...uploads.map(({ attId }) => attId!), 'incoming'].sort());
  });
});
