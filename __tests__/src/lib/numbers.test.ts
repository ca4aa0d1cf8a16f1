import { numberOf, thousands } from '../../../src/lib/numbers';

it.each([
  ['12.50', 12.5],
  [' 4 ', 4],
  ['1,200', 1200],
  [7, 7],
  ['-3', -3],
])('reads %p as the number %p', (value, number) => expect(numberOf(value)).toBe(number));

it.each(['', '5x', '1e5', 'NaN', NaN, Infinity, null, undefined, {}, [], true])('takes %p for no number', (value) =>
  expect(numberOf(value)).toBeUndefined(),
);

it('parts thousands and leaves decimals as they are', () => {
  expect(thousands('50000')).toBe('50,000');
  expect(thousands(1234.5)).toBe('1,234.5');
  expect(thousands('面议')).toBeUndefined();
});
