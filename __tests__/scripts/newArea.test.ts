import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../..');
const sources = ['src', 'server', 'scripts', 'content', '__tests__', 'package.json', 'tsconfig.json', 'jest.config.ts'];

// Takes the README at its word: in a copy of the project an invented area is added, and its tests are run.
let copy: string;
beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-area-'));
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of sources)
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isSource });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const tool = (name: string) => path.join(root, 'node_modules', name);

/** The files that the recipe names, a line each. */
const recipe = fs
  .readFileSync(path.join(root, 'README.md'), 'utf8')
  .split('## How to add an area')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .flatMap((line) => /^\d\. `([^`]+)`/.exec(line)?.[1] ?? []);

/** Every file of the copy that the command has made or changed. */
function touched(): string[] {
  const files = fs.readdirSync(copy, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(copy, path.join(file.parentPath, file.name)))
    .filter((file) => {
      const before = path.join(root, file);
      return !fs.existsSync(before) || !fs.readFileSync(before).equals(fs.readFileSync(path.join(copy, file)));
    })
    .sort();
}

/** Runs test files of the copy whole, and gives the titles of those that passed. */
function passed(project: string, ...files: string[]): string[] {
  const report = path.join(copy, `${project}.json`);
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, '--maxWorkers=1'];
  spawnSync(process.execPath, [tool('jest/bin/jest.js'), ...files, ...args], { cwd: copy });
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  fs.rmSync(report);
  expect(testResults.map(({ message }) => message).join('')).toBe('');
  expect(testResults).toHaveLength(files.length);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : [])),
  );
}

describe('an area that is added by the recipe of the README', () => {
  beforeAll(() => {
    run('scripts/newArea.mjs', 'notice', '通知公告');
  });

  it('touches the files that the recipe names, fewer than ten', () => {
    expect(touched()).toEqual(recipe.map((file) => file.replaceAll('NAME', 'notice')).sort());
    expect(recipe.length).toBeLessThan(10);
  });

  it('fits all types, those of the tests’ lists too', () => {
    const settings = path.join(copy, 'tsconfig.json');
    const include = ['src', 'server', '__tests__/support', '__tests__/contract'];
    fs.writeFileSync(settings, JSON.stringify({ ...JSON.parse(fs.readFileSync(settings, 'utf8')), include }));
    run(tool('typescript/bin/tsc'), '--noEmit');
  });

  it('has its calls, its table with its indexes, and its demo content', () => {
    const titles = passed(
      'server',
      '__tests__/server/areas/roles.test.ts',
      '__tests__/server/content/listPlans.test.ts',
      '__tests__/server/content/demoContent.test.ts',
    );
    for (const wanted of [
      'can browse every list and detail: /api/notice/list, /api/notice/findNoticeById',
      '/api/notice/list walks its index',
      '/api/notice/list?category=sample walks its index',
      'has entries in every category of notice',
      'notice has an entry without text',
    ]) {
      expect(titles).toContainEqual(expect.stringContaining(wanted));
    }
  });

  it('has its list and its editor at the desk', () => {
    expect(passed('server', '__tests__/server/desk/areas.test.ts')).toEqual(
      expect.arrayContaining([
        'the area notice at the desk lists what the portal shows',
        'the area notice at the desk keeps a new piece as a draft, publishes it with every value, and takes it down',
      ]),
    );
    expect(passed('client', '__tests__/src/desk/content/areaForms.test.tsx')).toContain(
      'the editor of notice is in the rail, has a field for every value, and sends what is typed',
    );
  });

  it('is read by its data layer, which declares its tags', () => {
    const titles = passed('contract', '__tests__/contract/reads.test.ts', '__tests__/contract/tagGraph.test.ts');
    expect(titles).toContainEqual(expect.stringContaining('reads the articles of notice'));
  });

  it('shows its list, its categories, its articles and what is not there, from the main navigation on', () => {
    const titles = passed(
      'client',
      '__tests__/src/routes/articleSections.test.tsx',
      '__tests__/src/app/addresses.test.tsx',
      '__tests__/src/app/replay/sanitize.test.ts',
    );
    expect(titles.filter((title) => title.startsWith('the section notice '))).toHaveLength(3);
  });
});

it('adds no area twice, and changes nothing when it refuses', () => {
  const before = touched();
  expect(() => run('scripts/newArea.mjs', 'policy', '政策')).toThrow('src/contract/policy.ts');
  expect(touched()).toEqual(before);
});
