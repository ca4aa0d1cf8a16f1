import { yieldingLoop } from './turns';

/** Numbers that are sorted, or looked up among all of them, in one turn. */
const atOnce = 32_768;

/** Merges sorted stretches of so many numbers in twos. */
async function mergePartitions(from: Float64Array, to: Float64Array, length: number): Promise<void> {
  const { length: count } = from;
  let [left, right] = [0, length];
  await yieldingLoop(count, (start, end) => {
    for (let place = start; place < end; place += 1) {
      const first = place - (place % (2 * length));
      if (place === first) [left, right] = [first, Math.min(count, first + length)];
      const [leftEnd, rightEnd] = [Math.min(count, first + length), Math.min(count, first + 2 * length)];
      const takesLeft = left < leftEnd && (right >= rightEnd || from[left]! <= from[right]!);
      to[place] = takesLeft ? from[left++]! : from[right++]!;
    }
  });
}

/** Sorts numbers, in turns; may use the array that it is given. */
async function sortInTurns(numbers: Float64Array<ArrayBuffer>): Promise<Float64Array> {
  const count = numbers.length;
  await yieldingLoop(count, (from, to) => void numbers.subarray(from, to).sort(), atOnce);
  let [sorted, other] = [numbers, new Float64Array(count > atOnce ? count : 0)];
  for (let length = atOnce; length < count; length *= 2) {
    await mergePartitions(sorted, other, length);
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

/**
 * The places of numbers in their order; equal ones stay as they are, and what is no number comes last, or first. In turns:
 * a million of them holds up nobody.
 */
export async function sortPlaces(numbers: Float64Array, descending: boolean, missingFirst = false) {
  const count = numbers.length;
  let known = 0;
  const copy = new Float64Array(count);
  await yieldingLoop(count, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const number = numbers[place]!;
      if (number === number) copy[known++] = number;
    }
  });
  const sorted = await sortInTurns(copy.subarray(0, known));
  let distinct = 0;
  await yieldingLoop(known, (from, to) => {
    for (let place = from; place < to; place += 1) {
      if (distinct === 0 || sorted[distinct - 1] !== sorted[place]) sorted[distinct++] = sorted[place]!;
    }
  });
  const rankOf = (number: number): number => {
    if (number !== number) return missingFirst ? 0 : distinct;
    let low = 0;
    let high = distinct - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return (descending ? distinct - 1 - low : low) + Number(missingFirst);
  };
  const ranks = new Uint32Array(count);
  const starts = new Uint32Array(distinct + 2);
  const rankAll = (from: number, to: number) => {
    for (let place = from; place < to; place += 1) {
      const rank = rankOf(numbers[place]!);
      ranks[place] = rank;
      starts[rank + 1]! += 1;
    }
  };
  await yieldingLoop(count, rankAll, atOnce);
  await yieldingLoop(distinct + 1, (from, to) => {
    for (let rank = from; rank < to; rank += 1) starts[rank + 1]! += starts[rank]!;
  });
  const places = new Uint32Array(count);
  await yieldingLoop(count, (from, to) => {
    for (let place = from; place < to; place += 1) places[starts[ranks[place]!]!++] = place;
  });
  return places;
}
