/** Up to how many pages all are shown, and how many at each end of a longer list. */
const allUpTo = 10;
const atEachEnd = 5;

/** The page numbers of the pagination bar; null is the ellipsis. */
export function pageNumbers(lastPage: number): (number | null)[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  if (lastPage <= allUpTo) return run(1, Math.max(1, lastPage));
  return [...run(1, atEachEnd), null, ...run(lastPage - atEachEnd + 1, lastPage)];
}

/**
 * The page typed into the jump field: the integer part, clamped to the list. Full-width digits count as digits.
 *
 * @returns undefined if it is not a number
 */
export function typedPage(typed: string, lastPage: number): number | undefined {
  const text = typed.normalize('NFKC').trim();
  if (!/^[+-]?(?=\.?\d)\d*(?:\.\d*)?$/.test(text)) return undefined;
  return Math.min(Math.max(1, Math.trunc(Number(text))), Math.max(1, lastPage));
}
