import { evaluate } from '../support/evaluate';

interface File {
  path: string;
  project: string;
  size: number;
  /** Duration of its last run. */
  time?: number;
}

/** The order in which some files run, by name. */
function sorted(files: File[]): string[] {
  const setUp = `
    const files = ${JSON.stringify(files)};
    const hasteFS = { getSize: (path) => files.find((file) => file.path === path).size };
    const tests = files.map(({ project, ...file }) => ({
      ...file,
      context: { config: { cache: false, displayName: { name: project } }, hasteFS },
    }));
    class Sequencer extends it.default {
      time(test) {
        return files.find(({ path }) => path === test.path).time;
      }
    }
  `;
  const order = 'new Sequencer().sort(tests).map(({ path }) => path)';
  return evaluate('support/longestFirst.mjs', order, setUp) as string[];
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
