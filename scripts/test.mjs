// Every check of the project; the last line reads `N passed, N failed`.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareBrowsers } from './support/browserRun.mjs';
import { build } from './support/build.mjs';
import { ensureBrowser } from './support/ensureBrowser.mjs';
import { lint } from './support/lint.mjs';
import { root, tool } from './support/root.mjs';
import { run, stopAll } from './support/run.mjs';
import { startPostgres, startRedis } from './support/testStores.mjs';

/** Jest projects that drive a browser; by themselves, since browsers need the cores. */
const browserProjects = ['e2e', 'e2eFaults', 'e2ePostgres', 'oldBrowsers'];

/** Jest with so many files at a time, the longest first. */
const atATime = (files) => [
  `--maxWorkers=${files}`,
  `--testSequencer=${path.join(root, 'scripts/support/longestFirst.mjs')}`,
];

/** As many as the smallest machine of the project has cores. */
const unitFiles = 2;

/** More: a journey waits for its pages half of its time. */
const journeys = 3;

/** The oldest browser of the floor; `npm run test:browsers` has them all. */
const oldest = ['chromium83'];

/** Matrices of which the run says how much holds: a test each case. */
const matrices = [
  { name: 'faults at the store level', files: /__tests__[\\/]faults[\\/](?!count)/, size: 872 },
  { name: 'faults in the browser', files: /__tests__[\\/]e2e[\\/]faults[\\/]calls/, size: 675 },
];

function printMatrices({ testResults }) {
  for (const { name, files, size } of matrices) {
    const cases = testResults
      .filter((file) => files.test(file.name))
      .flatMap(({ assertionResults }) => assertionResults);
    const held = cases.filter(({ status }) => status === 'passed').length;
    if (cases.length > 0) process.stdout.write(`${name}: ${held} of ${size} hold\n`);
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** One step that is not a jest run; its failure counts as one. */
async function attempt(name, work) {
  try {
    const result = await work();
    add({ passed: 1 });
    return result;
  } catch (error) {
    process.stdout.write(`FAILED  ${name}: ${error.message}\n`);
    add({ failed: 1 });
    return null;
  }
}

/** More failing files than this are not the machine's doing. */
const mostRunAgain = 4;

/** A run of jest projects and its result. A handle that someone left open may not hold the command up for ever. */
async function runJest(args, env) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const file = path.join(folder, 'result.json');
  const code = await run(tool('jest'), ['--json', `--outputFile=${file}`, '--silent', '--forceExit', ...args], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  fs.rmSync(folder, { recursive: true, force: true });
  return { code, result };
}

/** Adds a run to the total. One can fail without a failed test (a leaked handle, a crashed worker): that is never a pass. */
function count({ code, result }) {
  if (!result) return add({ failed: 1 });
  printMatrices(result);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  add({ passed: result.numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped: result.numPendingTests });
}

/** Tests of some files of a result, by `file: full name`. */
const testsOf = (files, wanted) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );

/**
 * Journeys share two cores with the browsers of others, and one that is slow then may run out of its own patience. Files that
 * failed run once more, alone, in each of their projects: what fails a second time counts, and the others are named.
 */
async function runFailedAgain(first, args, env) {
  const failed = (first.result?.testResults ?? []).filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > mostRunAgain) return first;
  const files = [...new Set(failed.map(({ name }) => name))];
  const again = await runJest([...files, '--runInBand', ...args], env);
  if (!again.result) return first;
  const [passed, failing] = ['passed', 'failed'].map((status) => testsOf(again.result.testResults, status));
  for (const test of testsOf(failed, 'failed'))
    if (passed.includes(test) && !failing.includes(test))
      process.stdout.write(`passed only when it ran again, alone: ${test}\n`);
  for (const { name, assertionResults } of failed)
    if (again.code === 0 && !assertionResults.some(({ status }) => status === 'failed'))
      process.stdout.write(`passed only when it ran again, alone: ${path.basename(name)}\n`);
  const kept = first.result.testResults.filter(({ name }) => !files.includes(name));
  return {
    code: again.code,
    result: {
      ...again.result,
      testResults: [...kept, ...again.result.testResults],
      numPassedTests: testsOf(kept, 'passed').length + again.result.numPassedTests,
      numPendingTests: testsOf(kept, 'pending').length + again.result.numPendingTests,
    },
  };
}

/** The browsers of the journeys; what is missing is fetched. */
async function ensureBrowsers() {
  const browser = await attempt('the browser of the journeys', ensureBrowser);
  const old = await attempt('the oldest browser', async () => {
    const { env, missing } = await prepareBrowsers(oldest);
    if (missing.length > 0)
      throw new Error(missing.map(({ name, reason }) => `${name} is missing: ${reason}`).join('\n'));
    return env;
  });
  return { browser, old };
}

// They come over the network while the cores build and lint.
const browsers = ensureBrowsers();
const built = await attempt('build', async () => {
  await build('client', 'desk', 'renderer', 'server');
  await build('qa');
  return true;
});
add(await lint());
if (built) {
  await attempt('size', async () => {
    if ((await run(tool('node'), ['scripts/size.mjs', 'dist/client', 'dist/desk'])) !== 0)
      throw new Error('past a budget');
  });
}
const { browser, old } = await browsers;
const stores = { TEST_DATABASE_URL: (await startPostgres()) ?? '', TEST_REDIS_URL: (await startRedis()) ?? '' };
if (!stores.TEST_DATABASE_URL) process.stdout.write('no PostgreSQL server on this machine: its tests are skipped\n');
if (!stores.TEST_REDIS_URL) process.stdout.write('no Redis server on this machine: its tests are skipped\n');
count(
  await runJest([...atATime(unitFiles), '--workerIdleMemoryLimit=1GB', '--ignoreProjects', ...browserProjects], stores),
);
if (browser && built) {
  const needs = { oldBrowsers: old, e2ePostgres: stores.TEST_DATABASE_URL };
  const isThere = (project) => !(project in needs) || needs[project];
  const env = { CHROME_PATH: browser, ...stores, ...old };
  const select = ['--selectProjects', ...browserProjects.filter(isThere)];
  count(await runFailedAgain(await runJest([...atATime(journeys), ...select], env), select, env));
} else add({ failed: 1 });
stopAll();

if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
