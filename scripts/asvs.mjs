// The requirements of OWASP ASVS 5.0.0 that can be checked, each by its test: runs those tests and writes
// docs/security.md.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readChecks } from './asvs/readChecks.mjs';
import { securityPage } from './asvs/securityPage.mjs';
import { root, tool } from './support/root.mjs';
import { lint } from './support/lint.mjs';
import { run, stopAll } from './support/run.mjs';
import { ensureServers, startPostgres, startRedis } from './support/testStores.mjs';

const checks = readChecks();
const isLint = ({ file }) => file.endsWith('eslint.config.mjs');
const files = [
  ...new Set(
    checks.flatMap((check) => (check.file && !isLint(check) ? [path.join(root, '__tests__', check.file)] : [])),
  ),
];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-asvs-'));
const results = path.join(folder, 'results.json');

await ensureServers();
const stores = { TEST_DATABASE_URL: (await startPostgres()) ?? '', TEST_REDIS_URL: (await startRedis()) ?? '' };
const env = { ...process.env, NODE_ENV: 'test', ...stores };
const options = ['--silent', '--forceExit', '--json', `--outputFile=${results}`, '--runTestsByPath'];
await run(process.execPath, [tool('jest'), ...options, ...files], { env });
await stopAll();
const isLinted = (await lint()).failed === 0;

const tests = JSON.parse(fs.readFileSync(results, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ fullName, status }) => ({
    file: path.relative(path.join(root, '__tests__'), name),
    fullName,
    status,
  })),
);

/** Why a requirement does not hold; null if it does. */
function problemOf({ file, title }) {
  if (!file) return title;
  if (isLint({ file })) return isLinted ? null : 'npm run lint fails';
  const own = tests.filter((test) => test.file === file && test.fullName.includes(title));
  const ran = own.filter(({ status }) => status === 'passed' || status === 'failed');
  if (ran.length === 0) return `${file} did not run`;
  const failed = ran.find(({ status }) => status === 'failed');
  return failed ? `failed: ${failed.fullName}` : null;
}

const found = checks.map((check) => ({ ...check, problem: problemOf(check) }));
fs.writeFileSync(path.join(root, 'docs/security.md'), securityPage(found));
fs.rmSync(folder, { recursive: true, force: true });
const missed = found.filter(({ problem }) => problem !== null);
for (const { requirement, check, problem } of missed) process.stdout.write(`${requirement} ${check}: ${problem}\n`);
process.stdout.write(`${found.length - missed.length} of ${found.length}\n`);
process.exitCode = missed.some(({ file }) => file) ? 1 : 0;
