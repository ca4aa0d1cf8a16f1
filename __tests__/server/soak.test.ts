import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/config';
import { collectGarbage } from '../support/collected';
import { isLongRun } from '../support/longRun';
import { makeZip } from '../support/archives';
import { startTestServer, type TestServer } from '../support/server';
import { startAccountServer, Visitor, type AccountServer } from '../support/visitor';
import { wideLimits } from '../support/wideLimits';

/**
 * Memory of a server after days of visitors, with the built renderer (`npm run build`).
 *
 * TEST_LONG=1 npx jest __tests__/server/soak.test.ts
 *
 * `TEST_SOAK_SHARE` makes it shorter: below a quarter, caches that still fill look like leaks. `TEST_SOAK_MINUTES` sets the
 * duration of mixed traffic.
 */
const share = Number(process.env.TEST_SOAK_SHARE ?? 1);
const minutes = Number(process.env.TEST_SOAK_MINUTES ?? 60);

/** Maximum memory that an action may retain on average, bytes. */
const mostEach = 1024;

/** Maximum heap growth after mixed traffic of any duration: filled caches and compiled code. */
const mostMixed = 16 * 1024 * 1024;

jest.setTimeout((minutes + 240) * 60_000);

const { rendererFile, clientDir } = readConfig({});
const isBuilt = rendererFile !== null && fs.existsSync(rendererFile);

/** Bytes in use after garbage collection. */
async function heapUsed(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
}

const openFiles = (): number => (fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : 0);
const handles = (): number => process.getActiveResourcesInfo().filter((name) => name !== 'Immediate').length;

/** Slope of the least-squares line through points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

(isLongRun ? describe : describe.skip)('a long-running server', () => {
  let server: AccountServer;
  /** Renders on its event loop: the heap of threads is not counted. */
  let withoutThreads: TestServer;
  let company: Visitor;
  let count = 0;

  beforeAll(async () => {
    if (!isBuilt) throw new Error(`${path.dirname(rendererFile ?? '')} is not built: npm run build`);
    // Every page is rendered: a cached one would not test the renderer.
    const config = { rendererFile, clientDir, pageCache: false, renderWorkers: 1 };
    withoutThreads = await startTestServer({ config: { ...config, renderWorkers: 0 } });
    const limits = { ...wideLimits, ownData: wideLimits.uploads };
    server = await startAccountServer({ config, deps: { limits } });
    company = await new Visitor(server).join('13900000001');
  });

  const pages = [
    '/index',
    '/policy',
    '/shopping_mall',
    '/project',
    '/specialist',
    '/contactUs',
    '/search?q=%E6%9D%BF%E6%9D%90',
  ];
  const pageOf = (round: number) => pages[round % pages.length]!;
  const lists = ['policy', 'industryNews', 'app', 'project', 'specialist', 'recruit', 'getbuginess'];
  const file = makeZip([{ name: 'a.txt' }]);
  const actions: Record<string, [times: number, action: (round: number) => Promise<{ status: number }>]> = {
    'a rendered page': [
      10_000,
      (round) => company.get(pageOf(round), { token: null, headers: { accept: 'text/html' } }),
    ],
    'a page rendered on the event loop': [
      10_000,
      async (round) => {
        const answer = await fetch(withoutThreads.url + pageOf(round), { headers: { accept: 'text/html' } });
        await answer.arrayBuffer();
        return answer;
      },
    ],
    'a list call': [
      10_000,
      (round) => company.get(`/api/${lists[round % lists.length]}/list?pageNum=${1 + (round % 5)}&pageSize=10`),
    ],
    'a login': [2000, () => new Visitor(server).logIn('13900000001', 'secret-1')],
    'a wrong login': [2000, (round) => new Visitor(server).logIn(`137${10_000_000 + (round % 5000)}`, 'wrong-one')],
    'an upload': [2000, () => company.upload(file, 'a.zip', { key: `soak-upload-${(count += 1)}` })],
    'a search': [2000, (round) => company.get(`/api/search/list?q=${encodeURIComponent(`板材${round % 700}`)}`)],
  };

  it.each(Object.entries(actions))('retains at most 1 kB of %s', async (_name, [whole, action]) => {
    const times = Math.ceil(whole * share);
    const interval = Math.ceil(times / 10);
    // Fills caches and compiles functions first.
    for (let round = 0; round < Math.max(interval, 500); round += 1) expect((await action(round)).status).toBe(200);
    const files = openFiles();
    const points: [number, number][] = [[0, await heapUsed()]];
    for (let round = 1; round <= times; round += 1) {
      await action(round);
      if (round % interval === 0) points.push([round, await heapUsed()]);
    }
    expect(slopeOf(points)).toBeLessThan(mostEach);
    expect(openFiles()).toBeLessThanOrEqual(files + 5);
  });

  it('retains no more after mixed traffic than before, nor more files or handles', async () => {
    const mixed = Object.entries(actions);
    let turns = 0;
    const come = async (forMs: number) => {
      const end = performance.now() + forMs;
      while (performance.now() < end) {
        turns += 1;
        const answers = await Promise.all(
          mixed.map(async ([name, [, action]]) => `${name}: ${(await action(turns)).status}`),
        );
        expect(answers).toEqual(mixed.map(([name]) => `${name}: 200`));
        // Lets expiring data expire.
        server.pass(1000);
        if (turns % 600 === 0) await company.logIn('13900000001', 'secret-1');
      }
    };
    // Fills caches and compiles functions first.
    await come(minutes * 6_000);
    const before = { heap: await heapUsed(), files: openFiles(), handles: handles() };
    await come(minutes * 54_000);
    expect((await heapUsed()) - before.heap).toBeLessThan(mostMixed);
    expect(openFiles()).toBeLessThanOrEqual(before.files + 5);
    expect(handles()).toBeLessThanOrEqual(before.handles + 5);
  });
});
