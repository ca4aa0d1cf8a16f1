interface Sorting {
  descending: boolean;
  missingFirst?: boolean;
  /** The places in another order, in which equal numbers stay; as they stand unless given. */
  from?: Uint32Array;
}

/** The places of numbers in their order; what is no number comes last, or first. */
export function argsort(numbers: Float64Array, { descending, missingFirst, from }: Sorting): Uint32Array {
  const missing = missingFirst ? -Infinity : Infinity;
  const keys = numbers.map((number) => (Number.isNaN(number) ? missing : descending ? -number : number));
  // Two that are missing differ by NaN, which leaves them as they are.
  return Uint32Array.from(from ?? keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
}
