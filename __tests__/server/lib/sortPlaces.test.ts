import { sortPlaces } from '../../../server/lib/sortPlaces';

/** Numbers that look like chance: the same in every run. */
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
  [32_768, 100_000],
  [32_769, 100_000],
  [150_001, 400],
  [150_001, 1_000_000],
])('puts %i numbers in order, equal ones as they were, what is none last', async (count, distinct) => {
  const numbers = numbersOf(count, distinct);
  const all = Array.from(numbers.keys());
  const known = all.filter((place) => !Number.isNaN(numbers[place]));
  const none = all.filter((place) => Number.isNaN(numbers[place]));
  const ascending = [...known].sort((a, b) => numbers[a]! - numbers[b]!);
  const descending = [...known].sort((a, b) => numbers[b]! - numbers[a]!);
  expect(Array.from(await sortPlaces(numbers, false))).toEqual([...ascending, ...none]);
  expect(Array.from(await sortPlaces(numbers, true))).toEqual([...descending, ...none]);
});

it('lets others have their turns while it sorts very many', async () => {
  const numbers = numbersOf(500_000, 1_000_000);
  let turns = 0;
  let isSorted = false;
  const count = () => {
    turns += 1;
    if (!isSorted) setImmediate(count);
  };
  setImmediate(count);
  await sortPlaces(numbers, true);
  isSorted = true;
  // Sixteen parts are sorted one by one, and put together; then each number is looked up.
  expect(turns).toBeGreaterThan(32);
});
