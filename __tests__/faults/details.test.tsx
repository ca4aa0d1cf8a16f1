import { zh } from '../../src/i18n/zh';
import { faults, type Fault } from '../support/faultServer';
import { expectOnly, runRead, startBench, visibleText, type Bench, type ReadRun } from './readCase';
import { sites } from './sites';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

/** The one sentence of a detail that did not load, with a way to try again. */
function failed(run: ReadRun): void {
  expectOnly(run, zh.states.loadFailed);
  expect(run.getByRole('button', { name: zh.site.retry })).toBeEnabled();
}

/** An empty record counts as loaded: each missing field has its words. */
function loadedWithoutContent(run: ReadRun): void {
  expectOnly(run, null);
  expect(visibleText(run)).toMatch(new RegExp(`${zh.site.missing}|${zh.states.noContent}|${zh.states.noDescription}`));
}

/** Loaded or failed, never blank: fields of a wrong type are shown as text, or as missing. */
function notBlank(run: ReadRun): void {
  expect(run.container.querySelector('main h1')).not.toBeNull();
  expect(visibleText(run)).not.toMatch(/\[object Object\]|undefined|NaN|Invalid Date/);
  expect(visibleText(run)).not.toContain(zh.site.screenFailed);
}

function works(run: ReadRun): void {
  expectOnly(run, null);
  expect(run.container.querySelector('main h1')?.textContent).toBeTruthy();
}

const outcomes: Partial<Record<Fault, (run: ReadRun) => void>> = {
  F09: loadedWithoutContent,
  F13: works,
  F17: notBlank,
};

describe.each(sites.filter(({ family }) => family === 'detail').map((site) => [site.name, site] as const))(
  '%s',
  (_name, site) => {
    it.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault) => {
      await runRead(bench, site, fault, outcomes[fault] ?? failed);
    });
  },
);
