import { shareClass } from '../../../src/lib/shareClass';

it.each([
  [-1, 'share'],
  [0.374, 'share share-32 share-4 share-1'],
  [0.999, 'share share-64 share-32 share-4'],
  [2, 'share share-64 share-32 share-4'],
])('a share of %s has classes whose values sum up to its whole percentage', (share, classes) =>
  expect(shareClass(share)).toBe(classes),
);
