import { spawnSync } from 'node:child_process';
import path from 'node:path';

const script = path.resolve(__dirname, '../../scripts/support/longestFirst.mjs');

interface File {
  path: string;
  project: string;
  size: number;
  /** Duration of its last run. */
  time?: number;
}

/** The order in which some files run, by name. */
function sorted(files: File[]): string[] {
  const code = `
    import LongestFirst from ${JSON.stringify(script)};
    const files = ${JSON.stringify(files)};
    const hasteFS = { getSize: (path) => files.find((file) => file.path === path).size };
    const tests = files.map(({ project, ...file }) => ({
      ...file,
      context: { config: { cache: false, displayName: { name: project } }, hasteFS },
    }));
    class Sequencer extends LongestFirst {
      time(test) {
        return files.find(({ path }) => path === test.path).time;
      }
    }
    process.stdout.write(JSON.stringify(new Sequencer().sort(tests).map(({ path }) => path)));
  `;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

it('starts with the slow projects, then with the larger files, if nothing has run yet', () => {
  expect(
    sorted([
      { path: 'client', project: 'client', size: 9 },
      { path: 'server', project: 'server', size: 90 },
      { path: 'journey', project: 'e2e', size: 5 },
      { path: 'matrix', project: 'e2eFaults', size: 1 },
    ]),
  ).toEqual(['matrix', 'journey', 'server', 'client']);
});

it('starts with new files, then with the slowest', () => {
  expect(
    sorted([
      { path: 'short journey', project: 'e2e', size: 9, time: 1 },
      { path: 'long test', project: 'client', size: 1, time: 100 },
      { path: 'new', project: 'client', size: 1 },
    ]),
  ).toEqual(['new', 'long test', 'short journey']);
});
