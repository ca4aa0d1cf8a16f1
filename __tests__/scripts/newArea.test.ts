import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');

// Takes the README at its word: in a copy of the sources its files are written, and its lists get their lines.
let copy: string;
beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-area-'));
  for (const name of ['src', 'server', 'package.json', 'tsconfig.json']) {
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const recipe = () =>
  fs
    .readFileSync(path.join(root, 'README.md'), 'utf8')
    .split('## How to add an area')[1]!
    .split(/\n(?=\d\. )/)
    .slice(1);

/** The file that a step of the recipe names first, with the code that the step shows for it. */
function fileOf(step: string): { name: string; code: string } | null {
  const code = /```ts\n([\s\S]*?)```/.exec(step)?.[1]?.replace(/^ {3}/gm, '');
  const name = /`((?:src|server)\/[\w/-]*notice\w*\.ts)`/.exec(step)?.[1];
  return code && name ? { name, code } : null;
}

function addLines(file: string, before: RegExp, ...lines: string[]) {
  const place = path.join(copy, file);
  const text = fs.readFileSync(place, 'utf8');
  expect(text).toMatch(before);
  fs.writeFileSync(
    place,
    text.replace(before, (found) => `${lines.join('\n')}\n${found}`),
  );
}

/** Asks a portal on a store of its own that holds one notice. */
const program = `
const { buildApp } = require('./server/app');
const { readConfig } = require('./server/config');
const { runContentCommand } = require('./server/content/cli');
const env = { DATA_DIR: process.argv[1] };
(async () => {
  const loaded = await runContentCommand(['import', process.argv[2], '--create'], env);
  if (!loaded.ok) throw new Error(loaded.text);
  const app = await buildApp({ ...readConfig(env), clientDir: process.argv[1] }, {});
  const ask = async (url) => (await app.inject(url)).json();
  const list = await ask('/api/notice/list?category=site');
  const other = await ask('/api/notice/list?category=other');
  const categories = await ask('/api/notice/categories');
  const detail = await ask('/api/notice/findNoticeById?fdId=' + list.rows[0].fdId);
  await app.close();
  process.stdout.write(JSON.stringify({ list, other, categories, detail }));
})();
`;

it('adds an area by the recipe of the README: its types fit, and its store and calls answer', () => {
  const files = recipe().flatMap((step) => fileOf(step) ?? []);
  expect(files.map(({ name }) => name)).toEqual([
    'src/contract/notice.ts',
    expect.stringMatching(/^server\/db\/migrations\/\d{3}-notice\.ts$/),
    'server/areas/notice.ts',
    'src/areas/notice/noticeApi.ts',
  ]);
  for (const { name, code } of files) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    fs.writeFileSync(path.join(copy, name), code);
  }
  const migration = path.basename(files[1]!.name, '.ts');
  addLines('src/contract/entities.ts', /import \{ policy \}/, "import { notice } from './notice';");
  addLines('src/contract/entities.ts', /^ {2}policy,$/m, '  notice,');
  addLines('server/db/migrations/index.ts', /^\/\*\*/m, `import { notice } from './${migration}';`);
  addLines('server/db/migrations/index.ts', /^\];/m, `  { name: '${migration}', up: notice },`);
  addLines('server/areas/index.ts', /import \{ policy \}/, "import { notice } from './notice';");
  addLines('server/areas/index.ts', /^ {2}policy,$/m, '  notice,');
  addLines('src/areas/loadAllAreas.ts', /import \{ policyApi \}/, "import { noticeApi } from './notice/noticeApi';");
  addLines('src/areas/loadAllAreas.ts', /^ {2}policy: /m, '  notice: noticeApi,');

  const fits = { ...JSON.parse(fs.readFileSync(path.join(copy, 'tsconfig.json'), 'utf8')), include: ['src', 'server'] };
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(fits));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  run(tsc, '--noEmit');

  const content = path.join(copy, 'content.json');
  fs.writeFileSync(
    content,
    JSON.stringify({
      category: [{ area: 'notice', fdCategory: 'site', fdCategoryName: '站务' }],
      notice: [{ fdTitle: '系统维护', fdApplyDate: '2026-01-05', fdType: 'site', fdContent: '<p>周日</p>' }],
    }),
  );
  const said = run('--require', 'esbuild-register', '-e', program, path.join(copy, 'data'), content);
  const entry = { fdTitle: '系统维护', fdApplyDate: '2026-01-05', fdType: 'site', fdContent: '<p>周日</p>' };
  expect(JSON.parse(said)).toMatchObject({
    list: { code: 0, total: 1, rows: [entry] },
    other: { total: 0 },
    categories: { data: [{ fdCategory: 'site', fdCategoryName: '站务' }] },
    detail: { data: entry },
  });
});
