type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Changes of the length of several lists at once; all places are those of before, ascending. */
export interface Splice {
  /** What goes. */
  gone: readonly number[];
  /** For each that comes, before which it does. */
  before: readonly number[];
}

/**
 * A copy of some numbers without what goes, and with what comes.
 * @param width numbers at each place
 */
export function spliced<Kind extends Numbers>(
  numbers: Kind,
  { gone, before }: Splice,
  coming: ArrayLike<number>,
  width = 1,
): Kind {
  const make = numbers.constructor as new (length: number) => Kind;
  const next = new make(numbers.length + width * (before.length - gone.length));
  let [from, to, skipped] = [0, 0, 0];
  const copyUpTo = (end: number) => {
    next.set(numbers.subarray(width * from, width * end), to);
    to += width * (end - from);
    from = end;
  };
  const keepUpTo = (end: number) => {
    for (; skipped < gone.length && gone[skipped]! < end; skipped += 1) {
      copyUpTo(gone[skipped]!);
      from += 1;
    }
    copyUpTo(end);
  };
  before.forEach((place, index) => {
    keepUpTo(place);
    for (let part = 0; part < width; part += 1, to += 1) next[to] = coming[width * index + part]!;
  });
  keepUpTo(numbers.length / width);
  return next;
}

const below = (places: readonly number[], place: number) => places.filter((other) => other < place).length;

/** Where something is afterwards that stays. */
export const placeAfter = ({ gone, before }: Splice, place: number): number =>
  place - below(gone, place) + below(before, place + 1);

/** Where the ones that come are afterwards. */
export const placesOfComing = ({ gone, before }: Splice): number[] =>
  before.map((place, index) => place - below(gone, place) + index);
