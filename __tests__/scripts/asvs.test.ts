import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

const root = path.resolve(__dirname, '../..');

type Check = Record<'requirement' | 'level' | 'check' | 'file' | 'title', string>;
const checks = parse(fs.readFileSync(path.join(root, 'scripts/asvs/checks.csv')), { columns: true }) as Check[];
const sources = new Map(
  [...new Set(checks.map(({ file }) => file))]
    .filter(Boolean)
    .map((file) => [file, fs.readFileSync(path.join(root, '__tests__', file), 'utf8').replace(/\\'/g, "'")]),
);

it('every requirement is listed once, and names a test that exists or the reason why it does not hold', () => {
  expect(new Set(checks.map(({ requirement }) => requirement)).size).toBe(checks.length);
  expect(checks).toHaveLength(165);
  for (const { requirement, file, title } of checks) {
    expect([requirement, title.length > 5]).toEqual([requirement, true]);
    // The name is that of the test, after those of its groups.
    if (file) expect([requirement, title, sources.get(file)!.includes(title)]).toEqual([requirement, title, true]);
  }
});

it('the page on security has each of them', () => {
  const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  for (const { requirement } of checks) expect(page).toContain(requirement);
});
