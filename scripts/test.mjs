// Every check of the project; the last line reads `N passed, N failed`. `--long` runs the matrices in full, in every
// old browser.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './support/build.mjs';
import { ensureBrowser } from './support/ensureBrowser.mjs';
import { lint } from './support/lint.mjs';
import { browserNames, prepareBrowsers } from './support/oldBrowsers.mjs';
import { root, tool } from './support/root.mjs';
import { spell } from './support/progressReporter.mjs';
import { run, stopAll } from './support/run.mjs';
import { ensureNode, nodeVersions, smoke } from './support/smoke.mjs';
import { ensureServers, startPostgres, startRedis } from './support/testStores.mjs';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--long');
if (unknown) {
  process.stderr.write(`'${unknown}' is not an option of this command; use: --long\n`);
  process.exit(2);
}
const isLong = options.includes('--long');

/** Jest projects that drive no browser, and those that do. */
const unitProjects = ['client', 'contract', 'faults', 'scripts', 'server'];
const browserProjects = ['e2e', 'oldBrowsers', ...(isLong ? ['e2ePostgres'] : [])];

/** Parallel test files: one more than cores, since a journey waits half of its time. */
const width = Math.min(os.availableParallelism() + 1, 8);
const support = (file) => path.join(root, 'scripts/support', file);
const jestOptions = [
  '--silent',
  '--forceExit',
  `--testSequencer=${support('longestFirst.mjs')}`,
  `--reporters=${support('progressReporter.mjs')}`,
  '--workerIdleMemoryLimit=1GB',
];

/** The oldest supported browser; `npm run test:browsers` and `npm run test:long` run them all. */
const oldBrowsers = isLong ? browserNames : ['chromium83'];

const total = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** A step that is not a jest run; it counts as one failure. */
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

/** More failing files than this are not caused by a slow machine. */
const mostRunAgain = 4;

/** Runs jest projects and returns the result. A leaked handle must not block the command. */
async function runJest(args, env) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const file = path.join(folder, 'result.json');
  const code = await run(process.execPath, [tool('jest'), ...args, '--json', `--outputFile=${file}`, ...jestOptions], {
    env: { ...process.env, NODE_ENV: 'test', TEST_LONG: isLong ? '1' : '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  fs.rmSync(folder, { recursive: true, force: true });
  return { code, result };
}

/** Tests of some files of a result, by `file: full name`. */
const testsOf = (files, wanted) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );

/**
 * Adds a run to the total. A run can fail without a failed test (leaked handle, crashed worker): that counts as a
 * failure.
 */
function count({ code, result }) {
  if (!result) return add({ failed: 1 });
  for (const test of testsOf(result.testResults, 'failed')) process.stdout.write(`FAILED  ${test}\n`);

  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  add({ passed: result.numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped: result.numPendingTests });
}

/**
 * A test that passes only on a second run is a defect, and locally it counts as one. In CI a few failed files run once
 * more, alone, in each of their projects: what fails again counts, the others are printed as a warning.
 */
async function runFailedAgain(first, args, env) {
  const failed = (first.result?.testResults ?? []).filter(({ status }) => status === 'failed');
  const mayRunAgain = process.env.CI && failed.length <= mostRunAgain;
  if (!mayRunAgain || failed.length === 0) return first;
  const files = [...new Set(failed.map(({ name }) => name))];
  const again = await runJest([...args, '--runInBand', ...files], env);
  if (!again.result) return first;
  const [passed, failing] = ['passed', 'failed'].map((status) => testsOf(again.result.testResults, status));
  for (const test of testsOf(failed, 'failed'))
    if (passed.includes(test) && !failing.includes(test))
      process.stdout.write(`WARNING  passed only when it ran again, alone: ${test}\n`);
  for (const { name, assertionResults } of failed)
    if (again.code === 0 && !assertionResults.some(({ status }) => status === 'failed'))
      process.stdout.write(`WARNING  passed only when it ran again, alone: ${path.basename(name)}\n`);
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

/** Prepares what tests need beyond npm: browsers, database servers and a proxy. Missing ones are installed. */
async function ensurePrograms() {
  await ensureServers(isLong);
  const ready = await attempt('the browsers of the journeys', async () => {
    await ensureBrowser();
    return true;
  });
  const old = await attempt('the old browsers', async () => {
    const { env, missing } = await prepareBrowsers(oldBrowsers);
    for (const { name, reason } of missing) process.stdout.write(`${name} is missing: ${reason}\n`);
    if (missing.length === oldBrowsers.length) throw new Error('there is none');
    return env;
  });
  return { ready, old };
}

/** Prints the current phase, and how long it took. */
async function phase(name, work) {
  process.stdout.write(`begins: ${name}\n`);
  const began = Date.now();
  const result = await work();
  process.stdout.write(`done: ${name}, in ${spell(Date.now() - began)}\n`);
  return result;
}

/** All static checks. */
async function check(isBuilt) {
  if (isBuilt)
    await attempt('size', async () => {
      if ((await run(process.execPath, ['scripts/size.mjs', 'dist/client', 'dist/desk'])) !== 0)
        throw new Error('past a budget');
    });
  add(await lint());
}

async function test(isBuilt, { ready, old }) {
  const stores = { TEST_DATABASE_URL: (await startPostgres()) ?? '', TEST_REDIS_URL: (await startRedis()) ?? '' };
  const needs = { oldBrowsers: old, e2ePostgres: stores.TEST_DATABASE_URL };
  const isThere = (project) => ready && isBuilt && (!(project in needs) || needs[project]);
  const select = ['--selectProjects', ...browserProjects.filter(isThere), ...unitProjects];
  const env = { ...stores, ...old };
  count(await runFailedAgain(await runJest([...select, `--maxWorkers=${width}`], env), select, env));
}

/** The portal on other versions of Node; `npm test` tries the newest only. */
async function tryNodes() {
  for (const version of isLong ? nodeVersions : nodeVersions.slice(-1)) {
    try {
      const bin = await ensureNode(version);
      await attempt(`the portal on ${version.spec}`, () => smoke(bin));
    } catch (error) {
      process.stdout.write(`the portal is not tried on ${version.spec}: ${error.message}\n`);
      add({ skipped: 1 });
    }
  }
}

/** The static checks and the other versions of Node, one after the other. */
async function checkAll() {
  await phase('lint', () => check(isBuilt));
  await phase('other versions of Node', tryNodes);
}

// Downloads run while the build uses the CPU.
const programs = ensurePrograms();
const isBuilt = await phase('builds', () =>
  attempt('build', async () => {
    await build('client', 'desk', 'renderer', 'server');
    await build('qa');
    return true;
  }),
);
const found = await programs;
// In parallel, so that no core idles during the last step of either.
await Promise.all([checkAll(), phase('tests', () => test(isBuilt, found))]);
stopAll();

if (total.skipped > 0) process.stdout.write(`${total.skipped} skipped\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
