import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

const root = path.resolve(__dirname, '../..');

type Check = Record<'requirement' | 'level' | 'check' | 'file' | 'title', string>;
const checks = parse(fs.readFileSync(path.join(root, 'scripts/asvs/checks.csv')), { columns: true }) as Check[];
/** What stands before a function: the names of tests and of their groups. */
const nameBeforeFunction = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?\(/g;
const names = new Map(
  [...new Set(checks.map(({ file }) => file))].filter(Boolean).map((file) => {
    const source = fs.readFileSync(path.join(root, '__tests__', file), 'utf8');
    // A rule of the linter is named by its message or its own name.
    if (file.endsWith('eslint.config.mjs')) return [file, [source]];
    return [file, Array.from(source.matchAll(nameBeforeFunction), ([, , name = '']) => name.replace(/\\'/g, "'"))];
  }),
);

it('every requirement is listed once, and names a test that exists or the reason why it does not hold', () => {
  expect(new Set(checks.map(({ requirement }) => requirement)).size).toBe(checks.length);
  expect(checks).toHaveLength(165);
  for (const { requirement, file, title } of checks) {
    expect([requirement, title.length >= 10]).toEqual([requirement, true]);
    if (!file) continue;
    const isNamed = names.get(file)!.some((name) => name.includes(title));
    expect([requirement, title, isNamed]).toEqual([requirement, title, true]);
  }
});

it('the page on security has each of them', () => {
  const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  for (const { requirement } of checks) expect(page).toContain(requirement);
});
