import path from 'node:path';
import http from 'node:http';
import { openDatabase } from '../../../server/db/openDatabase';
import { makeZip } from '../../support/archives';
import { type KillableServer, solveCaptcha, startKillableServer } from '../../support/serverProcess';
import { isLongRun } from '../../support/longRun';
import { application, publication } from '../../support/formValues';
import { type RestartableStore, startRestartableStore } from '../../support/restartableStore';
import { afterwards } from '../../support/afterwards';
import { listen } from '../../support/listen';
import { S3Server } from '../../support/s3Server';
import { smallId } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

/** A proxy that hands each request to the next of several servers, and answers 502 for one that is gone. */
async function startRoundRobin(servers: () => string[]) {
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true });
  // Its connections outlive a stall of the servers: one that closes as it is used again looks like a lost answer.
  const proxy = http.createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const urls = servers();
    turn += 1;
    const { method, headers, url } = request;
    const call = http.request(urls[turn % urls.length]! + url!, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    call.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'application/json' }).end('{"code":502}');
    });
    request.pipe(call);
  });
  afterwards(() => agent.destroy());
  return { url: `http://127.0.0.1:${await listen(proxy)}` };
}

jest.setTimeout(600_000);

/** What ends, and how: a regular stop, or a crash. */
const outages = [
  ['postgres', 'SIGINT'],
  ['server', 'SIGKILL'],
  ['redis', 'SIGTERM'],
  ['storage', 'SIGKILL'],
  ['postgres', 'SIGQUIT'],
  ['redis', 'SIGKILL'],
] as const;
const rounds = isLongRun ? 10 : 1;

/** How old an answer of another server may be, in ms. */
const staleMs = 2000;

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

const describeStores = process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL ? describe : describe.skip;

describeStores('three servers behind a proxy, whose stores restart, and of which one is killed, under load', () => {
  const folder = tempFolder();
  const stores = {} as Record<'postgres' | 'redis', RestartableStore>;
  const storage = new S3Server();
  const servers: KillableServer[] = [];
  let proxy: Awaited<ReturnType<typeof startRoundRobin>>;

  /** Acknowledged writes. */
  const orders: string[] = [];
  const entries: string[] = [];
  const uploads: { mark: string; attId: string }[] = [];
  /** Companies that registered, logged in and applied with a file. */
  const companies: { userName: string; token: string; attId: string }[] = [];
  /** Responses of all calls, as `status retry-after`. */
  const answers: string[] = [];
  let marks = 0;
  let under = true;
  let failure: Error | null = null;
  let token = '';

  type Call = { method?: string; body?: BodyInit; headers?: Record<string, string>; at?: string };

  /** Asks the next server, or the one at an address. */
  async function ask(url: string, { at = proxy.url, ...init }: Call = {}, by = token) {
    const authorization = `Bearer ${by}`;
    const response = await fetch(at + url, { ...init, headers: { authorization, ...init.headers } });
    answers.push(`${response.status} ${response.headers.get('retry-after')}`);
    return (await response.json()) as {
      code: number;
      msg: string | null;
      attId?: string;
      token?: string;
      rows?: { fdGetbuginessName: string }[];
    };
  }

  async function captcha() {
    for (;;) {
      const solved = await solveCaptcha(proxy.url, servers);
      if (solved) return solved;
    }
  }

  const isOut = (code: number) => code === 503 || code === 502;

  /** Repeats a write with its key until it is acknowledged; a captcha may be lost with Redis. */
  async function insist(url: string, mark: string, make: () => Call | Promise<Call>, by = token) {
    for (;;) {
      const init = await make();
      const headers = { 'idempotency-key': `restarts-${mark}`, ...init.headers };
      const answer = await ask(url, { ...init, method: 'POST', headers }, by);
      if (answer.code === 0) return answer;
      if (!isOut(answer.code) && !answer.msg?.includes('验证码'))
        throw new Error(`refused: ${url} ${answer.code} ${answer.msg}`);
    }
  }

  const form = (fields: Record<string, string>) => () => ({ body: new URLSearchParams(fields) });

  const nextMark = () => String((marks += 1));

  async function order() {
    const mark = nextMark();
    const fields = { fdAppId: smallId(101), fdAppName: '应用 1', fdContactPhone: '13800000009' };
    await insist('/api/order/add', mark, form({ ...fields, fdContactName: `见证${mark}` }));
    orders.push(`见证${mark}`);
  }

  /** Publishes an entry, which every server has to list in time. */
  async function publish() {
    const mark = nextMark();
    const name = `板材${mark}`;
    await insist('/api/getbuginess/add', mark, form({ ...publication, fdGetbuginessName: name }));
    entries.push(name);
    const list = `/api/getbuginess/list?pageNum=1&pageSize=50&type=${publication.fdGetbuginessType}`;
    const isListed = async (at: string) => {
      let since = Date.now();
      // One that was killed comes back at another address.
      while (servers.some(({ url }) => url === at)) {
        const startedAt = Date.now();
        const { code, rows } = await ask(list, { at }).catch(() => ({ code: 502, rows: [] }));
        if (rows?.some(({ fdGetbuginessName }) => fdGetbuginessName === name)) return;
        if (isOut(code)) since = Date.now();
        else if (startedAt - since > staleMs) throw new Error(`${at} does not list ${name}`);
        await aMoment();
      }
    };
    await Promise.all(servers.map(({ url }) => isListed(url)));
  }

  const formWith = (mark: string) => () => {
    const fields = new FormData();
    fields.set('attKey', 'projectApplyInfoAtt');
    fields.set('file', new Blob([new Uint8Array(makeZip([{ name: mark }]))]), `${mark}.zip`);
    return { body: fields };
  };

  async function upload(by = token) {
    const mark = nextMark();
    const { attId } = await insist('/components/sysAttMain/upload', mark, formWith(mark), by);
    uploads.push({ mark, attId: attId! });
    return attId!;
  }

  async function logIn(username: string, password: string) {
    const answer = await insist('/login', nextMark(), async () => {
      const { headers, validateCode } = await captcha();
      return { headers, body: new URLSearchParams({ username, password, rememberMe: 'true', validateCode }) };
    });
    return answer.token!;
  }

  /** A company registers, logs in, and applies with a file. */
  async function join() {
    const mark = nextMark();
    const userName = `139${mark.padStart(8, '0')}`;
    const password = 'secret-1';
    await insist('/register/add', mark, async () => {
      const { headers, validateCode } = await captcha();
      const fields = { fdComName: `木业${mark}`, userName, password, confirmPassword: password, validateCode };
      return { headers, body: new URLSearchParams(fields) };
    });
    const own = await logIn(userName, password);
    const attId = await upload(own);
    const contact = { fdSubmitterName: userName, fdSubmitterPhone: userName };
    const sent = { ...application(2), ...contact, attKey_projectApplyInfoAtt: attId };
    await insist('/api/project/add', nextMark(), form(sent), own);
    companies.push({ userName, token: own, attId });
  }

  const kinds = [order, order, publish, upload, upload, join, () => ask('/api/app/list'), () => ask('/api/user/info')];

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
      await aMoment();
    }
  }

  /** Waits until the load meets a status, from now on. */
  async function untilMet(status: number) {
    const from = answers.length;
    await until(() => answers.slice(from).some((answer) => answer.startsWith(String(status))));
  }

  const startServer = (index: number) =>
    startKillableServer(path.join(folder, String(index)), {
      DATABASE_URL: stores.postgres.url,
      REDIS_URL: stores.redis.url,
      PORTAL_DEMO: '1',
      PORTAL_SECRET: '0123456789abcdef0123456789abcdef',
      ...storage.env,
    });

  const ends = {
    postgres: { stop: (signal: NodeJS.Signals) => stores.postgres.stop(signal), start: () => stores.postgres.start() },
    redis: { stop: (signal: NodeJS.Signals) => stores.redis.stop(signal), start: () => stores.redis.start() },
    storage: { stop: () => storage.stop(), start: () => storage.start() },
    server: {
      stop: () => servers[0]!.kill(),
      start: async () => void (servers[0] = await startServer(0)),
    },
  };
  /** What the load meets while each is gone. */
  const met = { postgres: 503, redis: 503, storage: 503, server: 502 };

  beforeAll(async () => {
    await storage.start();
    stores.postgres = await startRestartableStore('postgres');
    stores.redis = await startRestartableStore('redis');
    servers.push(...(await Promise.all([0, 1, 2].map(startServer))));
    proxy = await startRoundRobin(() => servers.map(({ url }) => url));
    token = await logIn('13800000001', 'demo1234');
    const load = kinds.map((work) => keepDoing(work as () => Promise<unknown>));
    for (const [name, signal] of Array.from({ length: rounds }, () => outages).flat()) {
      const before = [orders, entries, uploads, companies].map(({ length }) => length);
      await ends[name].stop(signal);
      await untilMet(met[name]);
      await ends[name].start();
      // A slow machine completes few writes, so the test waits for one of each.
      await until(() => [orders, entries, uploads, companies].every(({ length }, index) => length > before[index]!));
    }
    under = false;
    await Promise.all(load);
    if (failure) throw failure;
  });
  afterAll(async () => {
    under = false;
    await storage.stop();
  });

  it('leave the server running and every call answered: done, or 503 with Retry-After', () => {
    expect(servers.map((server) => server.lives())).toEqual([true, true, true]);
    // 502 is the proxy's, for the server that was killed.
    expect([...new Set(answers)].sort()).toEqual(['200 null', '502 null', '503 5']);
  });

  it('lose no acknowledged write, and duplicate no retried one', async () => {
    const db = await openDatabase({ databaseUrl: stores.postgres.url, dataDir: folder });
    const intentions = await db.selectFrom('purchaseIntention').select('fdContactName').execute();
    const published = await db.selectFrom('getbuginess').select('fdGetbuginessName as name').execute();
    const files = await db.selectFrom('attachment').select(['attId', 'fileName']).execute();
    const applications = await db
      .selectFrom('projectApplication')
      .innerJoin('attachment', 'attachment.applicationId', 'projectApplication.fdId')
      .select(['fdSubmitterName as userName', 'attId'])
      .where('fdProjectId', '=', smallId(702))
      .execute();
    await db.destroy();
    expect(intentions.map(({ fdContactName }) => fdContactName).sort()).toEqual([...orders].sort());
    const own = published.map(({ name }) => name).filter((name) => name?.startsWith('板材'));
    expect(own.sort()).toEqual([...entries].sort());
    const byId = (one: { attId: string }, other: { attId: string }) => (one.attId < other.attId ? -1 : 1);
    const acknowledged = uploads.map(({ mark, attId }) => ({ attId, fileName: `${mark}.zip` }));
    expect(files.sort(byId)).toEqual(acknowledged.sort(byId));
    expect(applications.sort(byId)).toEqual(companies.map(({ userName, attId }) => ({ userName, attId })).sort(byId));
    expect(Math.min(orders.length, entries.length, uploads.length, companies.length)).toBeGreaterThan(outages.length);
  });

  it('leave the complete file of every acknowledged upload in the storage', () => {
    for (const { mark, attId } of uploads)
      expect(storage.objects.get(`test/attachments/${attId}`)?.body.equals(makeZip([{ name: mark }]))).toBe(true);
  });

  it('keep every login, at every server, which sends files that another one received', async () => {
    for (const { url } of servers) {
      for (const { token: own, userName } of companies) {
        const { data } = (await ask('/api/user/info', { at: url }, own)) as unknown as { data: { userName: string } };
        expect(JSON.stringify(data)).toContain(userName);
      }
      const { token: own, attId } = companies[0]!;
      const file = await fetch(`${url}/profile/upload/${attId}`, { headers: { authorization: `Bearer ${own}` } });
      const sent = uploads.find((each) => each.attId === attId)!;
      expect(Buffer.from(await file.arrayBuffer()).equals(makeZip([{ name: sent.mark }]))).toBe(true);
    }
  });
});
