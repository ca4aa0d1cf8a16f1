import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Test files that take long, with their seconds in a whole run on two cores. Only their order matters: a file that began
 * last and takes minutes would keep one core waiting.
 */
export const longFiles = {
  'e2e/faults/calls.test.ts': 500,
  'e2e/displaySettings.test.ts': 300,
  'e2e/steady.test.ts': 215,
  'e2e/rendered.test.ts': 195,
  'e2e/deskContent.test.ts': 165,
  'e2e/screens.test.ts': 125,
  'e2e/filters.test.ts': 120,
  'e2e/largeFonts.test.ts': 120,
  'e2e/handy.test.ts': 105,
  'e2e/replay.test.ts': 100,
  'e2e/browse.test.ts': 100,
  'e2e/company.test.ts': 90,
  'e2e/profile.test.ts': 90,
  'e2e/sending.test.ts': 80,
  'e2e/early.test.ts': 75,
  'e2e/looks.test.ts': 75,
  'e2e/desk.test.ts': 65,
  'scripts/newArea.test.ts': 160,
  'faults/smallReads.test.tsx': 145,
  'server/durability/kills.test.ts': 130,
  'src/ssr/hydration.test.tsx': 105,
  'faults/guardedWrites.test.tsx': 75,
  'server/main.test.ts': 65,
  'faults/lists.test.tsx': 65,
};

const secondsOf = ({ path: file }) =>
  longFiles[path.relative(path.join(root, '__tests__'), file).split(path.sep).join('/')] ?? 0;

/**
 * Jest's order of test files: those that take longest first, then the largest. Jest itself knows how long a file takes
 * only where it has run before.
 */
export default class LongestFirst {
  sort(tests) {
    const order = tests.map((test) => ({ test, seconds: secondsOf(test), size: fs.statSync(test.path).size }));
    return order.sort((a, b) => b.seconds - a.seconds || b.size - a.size).map(({ test }) => test);
  }

  cacheResults() {}
}
