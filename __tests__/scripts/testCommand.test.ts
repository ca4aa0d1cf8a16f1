import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../support/tempFolder';

const root = path.resolve(__dirname, '../..');
let scratch: string;

/** Fakes of the command's other steps: these tests are about its handling of jest's results. */
const steps = {
  build: 'export const build = async () => undefined;',
  lint: 'export const lint = async () => ({ passed: 8, failed: 0 });',
  smoke: `
    export const nodeVersions = [{ spec: 'node@20' }, { spec: 'node@26' }];
    export const smoke = async (spec) => { if (spec === process.env.BAD_NODE) throw new Error('no page'); };
    export const ensureNode = async ({ spec }) => { if (process.env.NO_NODE) throw new Error('offline'); return spec; };`,
  testStores: ['ensureServers', 'startPostgres', 'startRedis']
    .map((name) => `export const ${name} = async () => null;`)
    .join(''),
};

beforeEach(() => {
  scratch = fs.realpathSync(tempFolder());
  fs.cpSync(path.join(root, 'scripts'), path.join(scratch, 'scripts'), { recursive: true });
  for (const [name, text] of Object.entries(steps))
    fs.writeFileSync(path.join(scratch, `scripts/support/${name}.mjs`), text);
  fs.writeFileSync(path.join(scratch, 'scripts/size.mjs'), '');
  fs.copyFileSync(path.join(root, 'package.json'), path.join(scratch, 'package.json'));
  for (const folder of [
    'node_modules/.bin',
    'node_modules/jest',
    'cache/home-customisation-portal/chrome-aws-lambda-3.1.1',
  ])
    fs.mkdirSync(path.join(scratch, folder), { recursive: true });
});

type Tests = Record<string, 'passed' | 'failed'>;

/** The result of a jest run of one file, as jest writes it. */
function resultOf(file: string, tests: Tests) {
  const states = Object.values(tests);
  const failed = states.filter((state) => state === 'failed').length;
  return {
    numPassedTests: states.length - failed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    testResults: [
      {
        name: path.join(scratch, '__tests__', file),
        status: failed > 0 ? 'failed' : 'passed',
        assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  };
}

/** Runs the command; each jest run returns the next result. */
function runTests(ci: string, file: string, ...runs: Tests[]) {
  for (const [number, tests] of runs.entries())
    fs.writeFileSync(path.join(scratch, `run-${number}.json`), JSON.stringify(resultOf(file, tests)));
  fs.writeFileSync(path.join(scratch, 'node_modules/jest/package.json'), '{ "bin": "jest.js" }');
  fs.writeFileSync(
    path.join(scratch, 'node_modules/jest/jest.js'),
    `const fs = require('node:fs');
     const made = fs.readdirSync('.').filter((name) => name.startsWith('args-')).length;
     fs.writeFileSync('args-' + made, process.argv.join('\\n'));
     const result = fs.readFileSync('run-' + made + '.json', 'utf8');
     fs.writeFileSync(process.argv.find((arg) => arg.startsWith('--outputFile=')).slice(13), result);
     process.exitCode = JSON.parse(result).numFailedTests > 0 ? 1 : 0;`,
  );
  const env = {
    ...process.env,
    CI: ci,
    CHROME_PATH: process.execPath,
    XDG_CACHE_HOME: path.join(scratch, 'cache'),
  };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: scratch, env, encoding: 'utf8' });
  const jestRuns = fs.readdirSync(scratch).filter((name) => name.startsWith('args-')).length;
  return { status, stdout, jestRuns, lastLine: stdout.trim().split('\n').at(-1) };
}

const calls = 'e2e/faults/calls.test.ts';

it('ends with the totals, and prints how many selected faults hold, and what was skipped', () => {
  const { status, stdout, lastLine } = runTests('', calls, { one: 'passed', two: 'passed' });
  expect(stdout).toContain('faults in the browser: 2 of 2 selected hold, of 675; all in npm run test:long\n');
  expect(lastLine).toBe('15 passed, 0 failed');
  expect(status).toBe(0);
});

afterEach(() => {
  delete process.env.BAD_NODE;
  delete process.env.NO_NODE;
});

it('names the version of Node on which the portal fails, and skips those that cannot be had', () => {
  process.env.BAD_NODE = 'node@26';
  const failed = runTests('', calls, { one: 'passed' });
  expect(failed.stdout).toContain('FAILED  the portal on node@26: no page\n');
  expect(failed.lastLine).toMatch(/ passed, 1 failed$/);
  process.env.NO_NODE = '1';
  fs.rmSync(path.join(scratch, 'args-0'));
  const { stdout, status } = runTests('', calls, { one: 'passed' });
  expect(stdout).toContain('the portal is not tried on node@26: offline\n');
  expect(stdout).toContain('\n1 skipped\n');
  expect(status).toBe(0);
});

it('counts a failed journey as failed, and names it', () => {
  const { status, stdout, jestRuns, lastLine } = runTests('', calls, { one: 'failed', two: 'passed' });
  expect(stdout).toContain('FAILED  calls.test.ts: one\n');
  expect(lastLine).toMatch(/ passed, 1 failed$/);
  expect([status, jestRuns]).toEqual([1, 1]);
});

it('reruns a failed journey in CI, and warns if it passes then', () => {
  const first: Tests = { one: 'failed', two: 'failed' };
  const cured = runTests('true', calls, first, { one: 'passed', two: 'passed' });
  expect(cured.stdout).toContain('WARNING  passed only when it ran again, alone: calls.test.ts: one\n');
  expect(cured.lastLine).toMatch(/ passed, 0 failed$/);
  expect([cured.status, cured.jestRuns]).toEqual([0, 2]);
});

it('reruns a failed test of any kind in CI, and counts it if it fails again', () => {
  const { jestRuns, lastLine } = runTests('true', 'server/main.test.ts', { one: 'failed' }, { one: 'failed' });
  expect(jestRuns).toBe(2);
  expect(lastLine).toMatch(/ passed, 1 failed$/);
});

it('runs only the file that npm run test:unit is given', () => {
  const file = '__tests__/scripts/testCommand.test.ts';
  const args = ['run', 'test:unit', '--silent', '--', '--listTests', file];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => line.startsWith(root))).toEqual([path.join(root, file)]);
});
