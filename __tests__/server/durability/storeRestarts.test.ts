import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../server/db/openDatabase';
import { makeZip } from '../../support/archives';
import { startKillableServer, type KillableServer } from '../../support/killableServer';
import { startRestartableStore, type RestartableStore } from '../../support/restartableStore';
import { smallId } from '../../support/smallSeed';

jest.setTimeout(300_000);

/** How the stores end: a regular stop, and a crash. */
const restarts = [
  ['postgres', 'SIGINT'],
  ['redis', 'SIGTERM'],
  ['postgres', 'SIGQUIT'],
  ['redis', 'SIGKILL'],
  ['postgres', 'SIGINT'],
] as const;

const describeStores = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL ? describe : describe.skip;

describeStores('restarts of PostgreSQL and Redis under load', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-restarts-'));
  const stores = {} as Record<'postgres' | 'redis', RestartableStore>;
  let server: KillableServer;
  let token = '';

  /** Markers of acknowledged writes: intentions, and uploads with their id. */
  const orders: string[] = [];
  const uploads: { mark: string; attId: string }[] = [];
  /** Responses of all calls, as `status retry-after`. */
  const answers: string[] = [];
  let marks = 0;
  let under = true;
  let failure: Error | null = null;

  async function ask(url: string, init: RequestInit = {}) {
    const response = await fetch(server.url + url, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    });
    answers.push(`${response.status} ${response.headers.get('retry-after')}`);
    return (await response.json()) as { code: number; msg: string | null; attId?: string };
  }

  /** Retries with the same key until acknowledged. */
  async function insist(url: string, mark: string, body: () => BodyInit, headers = {}) {
    for (;;) {
      const answer = await ask(url, {
        method: 'POST',
        body: body(),
        headers: { 'idempotency-key': `restarts-${mark}`, ...headers },
      });
      if (answer.code === 0) return answer;
      if (answer.code !== 503) throw new Error(`refused: ${answer.code} ${answer.msg}`);
    }
  }

  const nextMark = () => String((marks += 1));

  async function order() {
    const mark = nextMark();
    const body = JSON.stringify({
      fdAppId: smallId(101),
      fdAppName: '应用 1',
      fdContactName: `见证${mark}`,
      fdContactPhone: '13800000009',
    });
    await insist('/api/order/add', mark, () => body, { 'content-type': 'application/json' });
    orders.push(`见证${mark}`);
  }

  async function upload() {
    const mark = nextMark();
    const form = () => {
      const fields = new FormData();
      fields.set('attKey', 'projectApplyInfoAtt');
      fields.set('file', new Blob([new Uint8Array(makeZip([{ name: mark }]))]), `${mark}.zip`);
      return fields;
    };
    const { attId } = await insist('/components/sysAttMain/upload', mark, form);
    uploads.push({ mark, attId: attId! });
  }

  const kinds = [order, order, order, upload, upload, () => ask('/api/app/list'), () => ask('/api/user/info')];

  async function keepDoing(work: () => Promise<unknown>) {
    try {
      while (under) await work();
    } catch (error) {
      failure = error as Error;
    }
  }

  /** Waits, under load, for a condition. */
  async function until(holds: () => boolean) {
    while (!holds()) {
      if (failure) throw failure;
      await new Promise<void>((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits until the load meets a condition, from now on. */
  async function untilMet(status: number) {
    const from = answers.length;
    await until(() => answers.slice(from).some((answer) => answer.startsWith(String(status))));
  }

  async function logIn() {
    const response = await fetch(`${server.url}/captcha/captchaImage?type=math`);
    const session = /JSESSIONID=(\w+)/.exec(response.headers.get('set-cookie') ?? '')![1];
    const validateCode = await server.answerOf(session);
    const form = { username: '13800000001', password: 'demo1234', rememberMe: 'true', validateCode };
    const cookie = `JSESSIONID=${session}`;
    const answer = await fetch(`${server.url}/login`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie },
    });
    token = ((await answer.json()) as { token: string }).token;
  }

  beforeAll(async () => {
    stores.postgres = await startRestartableStore('postgres');
    stores.redis = await startRestartableStore('redis');
    const settings = { DATABASE_URL: stores.postgres.url, REDIS_URL: stores.redis.url, PORTAL_DEMO: '1' };
    server = await startKillableServer(dataDir, settings);
    await logIn();
    const load = kinds.map((work) => keepDoing(work));
    for (const [name, signal] of restarts) {
      await untilMet(200);
      await stores[name].stop(signal);
      await untilMet(503);
      await stores[name].start();
      await untilMet(200);
    }
    // A slow machine completes few writes between the restarts, so the test waits for a sufficient number.
    await until(() => orders.length > restarts.length && uploads.length > restarts.length);
    under = false;
    await Promise.all(load);
    if (failure) throw failure;
  });
  afterAll(async () => {
    under = false;
    await server.kill();
    await stores.postgres.close();
    await stores.redis.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('leave the server running and every call answered: done, or 503 with Retry-After', () => {
    expect(server.lives()).toBe(true);
    expect([...new Set(answers)].sort()).toEqual(['200 null', '503 5']);
  });

  it('lose no acknowledged write, and duplicate no retried one', async () => {
    const db = await openDatabase({ databaseUrl: stores.postgres.url, dataDir });
    const intentions = await db.selectFrom('purchaseIntention').select('fdContactName').execute();
    const files = await db.selectFrom('attachment').select(['attId', 'fileName']).execute();
    await db.destroy();
    expect(intentions.map(({ fdContactName }) => fdContactName).sort()).toEqual([...orders].sort());
    const acknowledged = uploads.map(({ mark, attId }) => ({ attId, fileName: `${mark}.zip` }));
    const byId = (one: { attId: string }, other: { attId: string }) => (one.attId < other.attId ? -1 : 1);
    expect(files.sort(byId)).toEqual(acknowledged.sort(byId));
    expect(orders.length).toBeGreaterThan(restarts.length);
    expect(uploads.length).toBeGreaterThan(restarts.length);
  });

  it('leave the complete file of every acknowledged upload', () => {
    for (const { mark, attId } of uploads) {
      const file = path.join(dataDir, 'attachments', attId);
      expect(fs.readFileSync(file).equals(makeZip([{ name: mark }]))).toBe(true);
    }
  });
});
