// The requirements of OWASP ASVS 5.0.0 that can be checked, each by its test: runs those tests and writes
// docs/security.md.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { root, tool } from './support/root.mjs';
import { lint } from './support/lint.mjs';
import { run, stopAll } from './support/run.mjs';
import { ensureServers, startPostgres, startRedis } from './support/testStores.mjs';

/**
 * The requirements that a test can check, in their order. `file`: the test, from `__tests__/` on, or nothing where the
 * requirement does not hold; `title`: a part of its name, or the reason.
 */
const checks = parse(fs.readFileSync(path.join(root, 'scripts/asvs/checks.csv')), { columns: true });
const intro = `# Security

What [OWASP ASVS 5.0.0](https://github.com/OWASP/ASVS) asks for and a test can check. \`npm run asvs\` runs these tests and
writes this page; each is part of \`npm test\` as well. The table of requirements and tests is
\`scripts/asvs/checks.csv\`.

The requirements that no test can check are met by the design (docs/decisions/003-secrets.md,
docs/decisions/008-rich-text.md, docs/decisions/041-second-factor.md) or by the operator (docs/operate.md).
`;

/** docs/security.md, of checks with the `problem` of each, or null. */
function securityPage(found) {
  const missed = found.filter(({ problem }) => problem !== null);
  const reasons = missed.map(({ requirement, check, problem }) => `- **${requirement}** ${check}: ${problem}\n`);
  const rows = found
    .filter(({ problem }) => problem === null)
    .map(
      ({ requirement, level, check, file }) =>
        `| ${requirement} | ${level} | ${check} | \`${path.posix.join('__tests__', file)}\` |\n`,
    );
  return [
    intro,
    `**${found.length - missed.length} of ${found.length} hold.**\n`,
    ...(missed.length > 0 ? [`## What does not hold\n`, reasons.join('')] : []),
    '## What holds\n',
    `| requirement | level | check | test |\n|---|---|---|---|\n${rows.join('')}`,
  ].join('\n');
}

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
