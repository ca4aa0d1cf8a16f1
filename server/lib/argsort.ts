export interface Sorting {
  descending: boolean;
  missingFirst?: boolean;
}

/** What a number is sorted by; what is no number comes last, or first. */
export function sortKey(number: number, { descending, missingFirst }: Sorting): number {
  if (Number.isNaN(number)) return missingFirst ? -Infinity : Infinity;
  return descending ? -number : number;
}

/**
 * The places of numbers in their order.
 * @param from the places in another order, in which equal numbers stay; as they stand unless given
 */
export function argsort(numbers: Float64Array, sorting: Sorting, from?: Uint32Array): Uint32Array {
  const keys = numbers.map((number) => sortKey(number, sorting));
  // Two that are missing differ by NaN, which leaves them as they are.
  return Uint32Array.from(from ?? keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
}
