import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const tests = path.resolve(__dirname, '..');
const script = path.resolve(tests, '../scripts/support/longestFirst.mjs');

/** What an expression yields in which `it` is the module. */
function evaluate<T>(expression: string): T {
  const code = `import * as it from ${JSON.stringify(script)}; process.stdout.write(JSON.stringify(${expression}));`;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as T;
}

it('begins with the files that take longest, and with the larger of those of which nothing is said', () => {
  const given = ['support/pages.ts', 'server/main.test.ts', 'e2e/steady.test.ts', 'scripts/longestFirst.test.ts'].map(
    (file) => ({ path: path.join(tests, file) }),
  );
  const sorted = evaluate<{ path: string }[]>(`new it.default().sort(${JSON.stringify(given)})`);
  expect(sorted).toEqual([given[2], given[1], given[3], given[0]]);
});

it('speaks of files that are there', () => {
  const names = Object.keys(evaluate<object>('it.longFiles'));
  expect(names.filter((name) => !fs.existsSync(path.join(tests, name)))).toEqual([]);
});
