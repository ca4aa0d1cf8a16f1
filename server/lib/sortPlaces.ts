/** Places of great arrays that are worked on before others have their turn. */
const atOnce = 50_000;

const turn = () => new Promise<void>(setImmediate);

/**
 * The places of numbers in their order; equal ones stay as they are, and what is no number comes last. In turns: a
 * million of them holds up nobody.
 */
export async function sortPlaces(numbers: Float64Array, descending: boolean): Promise<Uint32Array> {
  const count = numbers.length;
  const sorted = numbers.slice().sort();
  await turn();
  let distinct = 0;
  for (let place = 0; place < count; place += 1) {
    const number = sorted[place]!;
    if (number === number && (distinct === 0 || sorted[distinct - 1] !== number)) sorted[distinct++] = number;
  }
  const rankOf = (number: number): number => {
    if (number !== number) return distinct;
    let low = 0;
    let high = distinct - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return descending ? distinct - 1 - low : low;
  };
  const ranks = new Uint32Array(count);
  const starts = new Uint32Array(distinct + 2);
  for (let place = 0; place < count; place += 1) {
    const rank = rankOf(numbers[place]!);
    ranks[place] = rank;
    starts[rank + 1]! += 1;
    if (place % atOnce === atOnce - 1) await turn();
  }
  for (let rank = 0; rank <= distinct; rank += 1) starts[rank + 1]! += starts[rank]!;
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) places[starts[ranks[place]!]!++] = place;
  return places;
}
