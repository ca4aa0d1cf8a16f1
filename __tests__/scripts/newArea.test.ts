import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isAreaName } from '../../src/contract/areas';
import { relationKinds } from '../../src/contract/relations';
import { isLongRun } from '../support/longRun';
import { tempFolder } from '../support/tempFolder';

jest.setTimeout(600_000);

const root = path.resolve(__dirname, '../..');
const folders = ['src', 'server', 'scripts', 'content', 'public', '__tests__'];
const sources = [...folders, 'package.json', 'tsconfig.json', 'tsconfig.server.json', 'jest.config.ts'];

// Follows docs/add-an-area.md: in a copy of the project an example area is added, and its tests are run.
let copy: string;
beforeAll(() => {
  copy = tempFolder();
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of sources)
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isSource });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});

const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const tool = (name: string) => path.join(root, 'node_modules', name);

/** The files that the recipe names, one per line. */
const recipe = fs
  .readFileSync(path.join(root, 'docs/add-an-area.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\d\. `([^`]+)`/.exec(line)?.[1] ?? []);

/** Every file of the copy's folders that the command has created or changed. */
function touched(): string[] {
  const files = folders.flatMap((folder) =>
    fs.readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true }),
  );
  return files
    .filter((file) => file.isFile())
    .map((file) => path.relative(copy, path.join(file.parentPath, file.name)))
    .filter((file) => {
      const before = path.join(root, file);
      return !fs.existsSync(before) || !fs.readFileSync(before).equals(fs.readFileSync(path.join(copy, file)));
    })
    .sort();
}

/** Test files that find the new area by the portal's own lists. */
const testFiles = [
  'server/areas/everyArea.test.ts',
  'server/content/contentFolder.test.ts',
  'contract/reads.test.ts',
  'src/desk/content/areaForms.test.tsx',
  'src/routes/articleSections.test.tsx',
].map((file) => `__tests__/${file}`);

/** Runs these test files of the copy on the embedded store, and returns the titles of the passed tests. */
function runTests(): string[] {
  const report = path.join(copy, 'report.json');
  const args = ['--json', `--outputFile=${report}`, '--maxWorkers=1'];
  const env = { ...process.env, TEST_DATABASE_URL: '', TEST_REDIS_URL: '' };
  spawnSync(process.execPath, [tool('jest/bin/jest.js'), ...args, ...testFiles], { cwd: copy, env });
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  fs.rmSync(report);
  expect(testResults.map(({ message }) => message).join('')).toBe('');
  expect(testResults).toHaveLength(testFiles.length);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : [])),
  );
}

describe('an area added by the recipe of the documentation', () => {
  beforeAll(() => void run('scripts/newArea.mjs', 'notice', '通知公告'));

  it('changes the files that the recipe names: two new ones, and a line in two others', () => {
    expect(touched()).toEqual(recipe.map((file) => file.replaceAll('NAME', 'notice')).sort());
    const isNew = (file: string) => !fs.existsSync(path.join(root, file));
    const linesOf = (folder: string, file: string) =>
      fs.readFileSync(path.join(folder, file), 'utf8').split('\n').length;
    expect(touched()).toHaveLength(4);
    expect(touched().filter(isNew)).toHaveLength(2);
    for (const file of touched()) if (!isNew(file)) expect(linesOf(copy, file) - linesOf(root, file)).toBe(1);
  });

  it('type-checks, tests included', () => {
    const settings = path.join(copy, 'tsconfig.json');
    const include = ['src', 'server', '__tests__/support', '__tests__/contract'];
    fs.writeFileSync(settings, JSON.stringify({ ...JSON.parse(fs.readFileSync(settings, 'utf8')), include }));
    run(tool('@typescript/native/bin/tsc'), '--noEmit', '--checkers', '1');
  });

  // The tests of the copy are transformed and built anew, which takes minutes.
  const inLongRun = isLongRun ? it : it.skip;
  inLongRun('is found by the tests, which pass', () => {
    const titles = runTests();
    for (const expected of [
      // On a running server.
      'notice can be edited, searched, reported, related, syndicated, counted, exported and imported',
      // Its demo content.
      'has entries in every category of notice',
      'notice has an entry without text',
      // At the desk.
      'the editor of notice is in the sidebar, has a field for every value, and sends the input',
      // Its data layer.
      'reads the articles of notice',
    ]) {
      expect(titles).toContainEqual(expect.stringContaining(expected));
    }
    // Its list, its categories, its articles and a missing one, from the main navigation on.
    expect(titles.filter((title) => title.startsWith('the section notice '))).toHaveLength(3);
  });
});

describe('a name that something else has', () => {
  const pages = ['policy', 'backend', 'docs', 'login', 'profile', 'assets', 'shoppingMall', 'account'];
  let before: string[];
  beforeAll(() => {
    before = touched();
  });

  it.each([
    ...pages.map((name) => [name, 'taken: the portal has something else by this name']),
    // A table that is in no list, and what another call is read by.
    ...['searchTerm', 'userInfo'].map((name) => [name, 'taken: the portal has something else by this name']),
    ...relationKinds
      .filter((kind) => !isAreaName(kind))
      .map((name) => [name, 'taken: it is a kind of related content']),
    ...['field', 'date', 'title', 'richText'].map((name) => [name, 'taken: areas describe their fields by this word']),
    ...['default', 'await', 'exports', 'constructor', 'toString'].map((name) => [name, 'a word of the language']),
  ])('adds no area: %s', (name, why) => {
    expect(() => run('scripts/newArea.mjs', name!, '通知')).toThrow(`'${name}' is ${why}`);
  });

  it('changes no file', () => {
    expect(touched()).toEqual(before);
  });
});
