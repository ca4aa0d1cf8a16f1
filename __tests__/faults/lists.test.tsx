import { zh } from '../../src/i18n/zh';
import { faults, type Fault } from '../support/faultServer';
import { expectOnly, runRead, startBench, visibleText, type Bench, type ReadRun } from './readCase';
import { sites, type Site } from './sites';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const retryShown = (run: ReadRun) => run.queryAllByRole('button', { name: zh.site.retry }).length > 0;

/** A failed list says 暂无数据 and offers 重试, and nothing more. */
function failed(run: ReadRun): void {
  expect(visibleText(run)).toContain(zh.site.empty);
  expect(retryShown(run)).toBe(true);
  expectOnly(run, null);
}

function empty(run: ReadRun): void {
  expect(visibleText(run)).toContain(zh.site.empty);
  expect(retryShown(run)).toBe(false);
  expectOnly(run, null);
}

function works(run: ReadRun): void {
  expect(visibleText(run)).not.toContain(zh.site.empty);
  expectOnly(run, null);
}

/** A list without rows has nowhere to go; only one that was answered is counted. */
function nowhereToGo(run: ReadRun, counted: boolean): void {
  expect(visibleText(run).includes(zh.pagination.total(0))).toBe(counted);
  expect(run.queryByRole('button', { name: zh.pagination.previous })).toBeNull();
  expect(run.queryByRole('button', { name: zh.pagination.next })).toBeNull();
}

function outcomeOf(site: Site, fault: Fault): (run: ReadRun) => void {
  if (fault === 'F13') return works;
  const shown = fault === 'F09' ? empty : failed;
  return site.family === 'block' ? shown : (run) => (shown(run), nowhereToGo(run, shown === empty));
}

const mine = sites.filter(({ family }) => family === 'list' || family === 'block');

describe.each(mine.map((site) => [site.name, site] as const))('%s', (_name, site) => {
  it.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault) => {
    await runRead(bench, site, fault, outcomeOf(site, fault));
  });
});
