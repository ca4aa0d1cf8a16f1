/** The numbers from 0 on. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The values in turn, again from the first on. */
export const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length]!;
