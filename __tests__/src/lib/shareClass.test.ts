import { shareClass } from '../../../src/lib/shareClass';

it.each([
  [-1, 'share tens-0 ones-0'],
  [0.374, 'share tens-3 ones-7'],
  [0.999, 'share tens-10 ones-0'],
  [2, 'share tens-10 ones-0'],
])('a share of %s has classes whose values sum up to its whole percentage', (share, classes) =>
  expect(shareClass(share)).toBe(classes),
);
