/** The places of numbers in their order; equal ones stay as they are, and what is no number comes last, or first. */
export function sortPlaces(numbers: Float64Array, descending: boolean, missingFirst = false): Uint32Array {
  const missing = missingFirst ? -Infinity : Infinity;
  const keys = numbers.map((number) => (Number.isNaN(number) ? missing : descending ? -number : number));
  // Two that are missing differ by NaN, which leaves them as they are.
  return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
}
