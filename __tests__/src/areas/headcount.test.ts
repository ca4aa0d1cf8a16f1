import { headcount } from '../../../src/areas/recruit/headcount';

test.each([
  ['12', '12 人'],
  [1200, '1,200 人'],
  ['若干', '若干'],
])('a job for %p says %s', (value, text) => expect(headcount(value)).toBe(text));
