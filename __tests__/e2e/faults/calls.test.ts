import { faults, type Fault } from '../../support/faultServer';
import { sites, type Site } from '../../faults/sites';
import { startBench, type Bench, type Lane } from './bench';
import { runFaultCase } from './runFaultCase';

/** The faults that are the same in every browser; the others are tested on the store alone. */
const met = (Object.keys(faults) as Fault[]).filter((fault) => fault <= 'F15');
const cases = sites.flatMap((site) => met.map((fault) => ({ site, fault, title: `${fault}, ${faults[fault]}` })));

let bench: Bench;
let lanes: Lane[];
let hold = 0;

/** Cases that have begun. The next one begins in the other lane while this one is waited for. */
const begun = new Map<number, Promise<void>>();
const free: Promise<void>[] = [];

function begin(number: number): Promise<void> {
  const running = begun.get(number);
  if (running || number >= cases.length) return running ?? Promise.resolve();
  const nth = number % lanes.length;
  const result = Promise.resolve(free[nth]).then(() => runFaultCase(lanes[nth], cases[number]));
  // The test of this case reports its failure; the lane continues.
  free[nth] = result.catch(() => undefined);
  begun.set(number, result);
  return result;
}

beforeAll(async () => {
  bench = await startBench();
  lanes = [await bench.addLane(), await bench.addLane()];
});
afterAll(async () => {
  process.stderr.write(`faults in the browser: ${hold} of ${cases.length} hold\n`);
  await Promise.all(free);
  await bench?.close();
});

describe.each(sites.map((site) => [site.name, site] as const))('%s', (_name, site: Site) => {
  it.each(cases.filter((one) => one.site === site))('$title', async (one) => {
    const number = cases.indexOf(one);
    const result = begin(number);
    void begin(number + 1);
    await result;
    hold += 1;
  });
});
