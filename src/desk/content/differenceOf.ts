/** A text around its difference from another one. */
export interface Difference {
  before: string;
  differs: string;
  after: string;
}

/** Number of characters shown around a difference, and of a long difference. */
const around = 16;
const longest = 240;

const cutEnd = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);
const cutStart = (text: string, length: number) => (text.length > length ? `…${text.slice(-length)}` : text);

/** Where two texts differ: their common prefix and suffix are cut down to a few words. */
export function differenceOf(one: string, other: string): [Difference, Difference] {
  const [first, second] = [Array.from(one), Array.from(other)];
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  const part = (text: string[]): Difference => ({
    before: cutStart(text.slice(0, start).join(''), around),
    differs: cutEnd(text.slice(start, text.length - end).join(''), longest),
    after: cutEnd(text.slice(text.length - end).join(''), around),
  });
  return [part(first), part(second)];
}
