import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../support/tempFolder';

const command = path.resolve(__dirname, '../../scripts/checkReferences.mjs');
let scratch: string;
beforeEach(() => {
  scratch = tempFolder();
  write('docs/decisions/001-one-api.md', '# 001 One API\n\n## Why `code` counts\n');
  write(
    'docs/behaviour/lists.md',
    '# Lists\n\n[why](../decisions/001-one-api.md#why-code-counts), `src/api/client.ts`\n',
  );
  write('src/api/client.ts', '/** One API: docs/decisions/001-one-api.md. */\n');
});

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  fs.writeFileSync(path.join(scratch, file), text);
}

function check() {
  const { status, stdout } = spawnSync('node', [command, scratch], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n').filter((line) => line !== '') };
}

it('accepts references that resolve', () => {
  expect(check()).toEqual({ status: 0, lines: [] });
});

it.each([
  ['a page that is not there', 'src/a.ts', '// See docs/decisions/002-two.md.', 'docs/decisions/002-two.md'],
  ['a page by its number alone', 'src/a.ts', '// See docs/decisions/001.', 'docs/decisions/001'],
  [
    'a heading that is not there',
    'server/a.ts',
    '/** docs/behaviour/lists.md#pages */',
    'docs/behaviour/lists.md#pages',
  ],
  ['the number of a decision', '__tests__/a.test.ts', '/** Kept over retries (decision 27). */', 'decision 27'],
  ['a section of an outside document', 'scripts/a.mjs', '// Times: spec §9.', '§9.'],
  ['the fault matrix', 'src/a.css', '/* By the fault matrix. */', 'fault matrix'],
  ['an issue', 'webpack.config.ts', '// Since issue 12.', 'issue 12'],
  ['a page in a link', 'README.md', '[lists](docs/behaviour/list.md)', 'docs/behaviour/list.md'],
  ['a heading in a link', 'docs/a.md', '[lists](behaviour/lists.md#pages)', 'behaviour/lists.md#pages'],
  ['a heading of the same page', 'docs/a.md', '# A\n\n[b](#b)', '#b'],
  ['a source file in a page', 'docs/a.md', 'As in `src/api/server.ts`.', 'src/api/server.ts'],
])('refuses a reference to %s', (_kind, file, text, reference) => {
  write(file, `${text}\n`);
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(`${file}:`)]));
  expect(lines.join()).toContain(reference);
});

it('leaves examples in fences and addresses of a running server alone', () => {
  write('docs/a.md', '```\n[x](nowhere.md) docs/nowhere.md\n```\n');
  write('__tests__/a.test.ts', "await get('/docs/json');\n");
  expect(check()).toEqual({ status: 0, lines: [] });
});
