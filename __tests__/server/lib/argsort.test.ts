import { argsort } from '../../../server/lib/argsort';

/** Seeded pseudo-random numbers: the same in every run. */
function numbersOf(count: number, distinct: number): Float64Array {
  let state = 11;
  return Float64Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    return state % 13 === 0 ? NaN : (state % distinct) / 4 - 50;
  });
}

it.each([
  [0, 10],
  [1, 10],
  [1000, 7],
  [150_001, 400],
  [150_001, 1_000_000],
])('puts %i numbers in order, equal ones as they were, what is none last', (count, distinct) => {
  const numbers = numbersOf(count, distinct);
  const all = Array.from(numbers.keys());
  const known = all.filter((place) => !Number.isNaN(numbers[place]));
  const none = all.filter((place) => Number.isNaN(numbers[place]));
  const ascending = [...known].sort((a, b) => numbers[a]! - numbers[b]!);
  const descending = [...known].sort((a, b) => numbers[b]! - numbers[a]!);
  expect(Array.from(argsort(numbers, { descending: false }))).toEqual([...ascending, ...none]);
  expect(Array.from(argsort(numbers, { descending: true }))).toEqual([...descending, ...none]);
});

it('leaves equal numbers in the order that they had, and puts what is none first where it is asked to', () => {
  const from = Uint32Array.from([4, 3, 2, 1, 0]);
  const sorting = { descending: false, missingFirst: true };
  expect(Array.from(argsort(Float64Array.from([2, 1, NaN, 1, NaN]), sorting, from))).toEqual([4, 2, 3, 1, 0]);
});
