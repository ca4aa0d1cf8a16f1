import { faults } from '../../support/faultServer';
import { inLongRun } from '../../support/longRun';
import { sites, type Site } from '../../faults/sites';
import { startBench, type Lane } from './bench';
import { runFaultCase } from './runFaultCase';
import { allCases, selectedCases } from './selectedCases';

const cases = inLongRun(allCases, selectedCases).map((one) => ({
  ...one,
  title: `${one.fault}, ${faults[one.fault]}`,
}));

let lanes: Lane[];

/** Started cases. The next one starts in the other lane while this one is awaited. */
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
  const bench = await startBench();
  lanes = [await bench.addLane(), await bench.addLane()];
});
afterAll(() => Promise.all(free));

describe.each(sites.map((site) => [site.name, site] as const))('%s', (_name, site: Site) => {
  it.each(cases.filter((one) => one.site === site))('$title', async (one) => {
    const number = cases.indexOf(one);
    const result = begin(number);
    void begin(number + 1);
    await result;
  });
});
