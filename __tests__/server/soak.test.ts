import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/config';
import { collectGarbage } from '../support/collected';
import { isLongRun } from '../support/longRun';
import { makeZip } from '../support/archives';
import { startAccountServer, Visitor, type AccountServer } from '../support/visitor';
import { wideLimits } from '../support/wideLimits';

/**
 * Memory of a server after days of visitors, with the built renderer (`npm run build`).
 *
 * TEST_LONG=1 npx jest __tests__/server/soak.test.ts
 *
 * `TEST_SOAK_SHARE` makes it shorter, `TEST_SOAK_MINUTES` sets the duration of mixed traffic.
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
  let company: Visitor;
  let count = 0;

  beforeAll(async () => {
    if (!isBuilt) throw new Error(`${path.dirname(rendererFile ?? '')} is not built: npm run build`);
    // Every page is rendered: a cached one would not test the renderer.
    const config = { rendererFile, clientDir, pageCache: false };
    const limits = { ...wideLimits, ownData: wideLimits.uploads };
    server = await startAccountServer({ config, deps: { limits } });
    company = await new Visitor(server).join('13900000001');
  });
  afterAll(() => server.close());

  const pages = [
    '/index',
    '/policy',
    '/shopping_mall',
    '/project',
    '/specialist',
    '/contactUs',
    '/search?q=%E6%9D%BF%E6%9D%90',
  ];
  const lists = ['policy', 'industryNews', 'app', 'project', 'specialist', 'recruit', 'getbuginess'];
  const file = makeZip([{ name: 'a.txt' }]);
  const acts: Record<string, [times: number, act: (turn: number) => Promise<{ status: number }>]> = {
    'a rendered page': [
      10_000,
      (turn) => company.get(pages[turn % pages.length]!, { token: null, headers: { accept: 'text/html' } }),
    ],
    'a list call': [
      10_000,
      (turn) => company.get(`/api/${lists[turn % lists.length]}/list?pageNum=${1 + (turn % 5)}&pageSize=10`),
    ],
    'a login': [2000, () => new Visitor(server).logIn('13900000001', 'secret1')],
    'a wrong login': [2000, (turn) => new Visitor(server).logIn(`137${10_000_000 + (turn % 5000)}`, 'wrong-one')],
    'an upload': [2000, () => company.upload(file, 'a.zip', { key: `soak-upload-${(count += 1)}` })],
    'a search': [2000, (turn) => company.get(`/api/search/list?q=${encodeURIComponent(`板材${turn % 700}`)}`)],
  };

  it.each(Object.entries(acts))('retains at most 1 kB of %s', async (_name, [whole, act]) => {
    const times = Math.ceil(whole * share);
    const stretch = Math.ceil(times / 10);
    // Fills caches and compiles functions first.
    for (let turn = 0; turn < Math.max(stretch, 500); turn += 1) expect((await act(turn)).status).toBe(200);
    const files = openFiles();
    const points: [number, number][] = [[0, await heapUsed()]];
    for (let turn = 1; turn <= times; turn += 1) {
      await act(turn);
      if (turn % stretch === 0) points.push([turn, await heapUsed()]);
    }
    expect(slopeOf(points)).toBeLessThan(mostEach);
    expect(openFiles()).toBeLessThanOrEqual(files + 5);
  });

  it('retains no more after mixed traffic than before, nor more files or handles', async () => {
    const mixed = Object.entries(acts);
    let turns = 0;
    const come = async (forMs: number) => {
      const end = performance.now() + forMs;
      while (performance.now() < end) {
        turns += 1;
        const answers = await Promise.all(
          mixed.map(async ([name, [, act]]) => `${name}: ${(await act(turns)).status}`),
        );
        expect(answers).toEqual(mixed.map(([name]) => `${name}: 200`));
        // Lets expiring data expire.
        server.pass(1000);
        if (turns % 600 === 0) await company.logIn('13900000001', 'secret1');
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
