import type { MarkedText } from '../../src/contract/search';
import { compoundParts, foldForms, isHan } from '../lib/searchTerms';
import { simplify } from '../lib/simplify';

/** A normalised text, with the original position of each code unit, and the length at the end. */
function fold(original: string) {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const character of original) {
    const isGap =
      /\s/.test(character) && isHan(text.slice(-1)) && /^\s+\p{Script=Han}/u.test(original.slice(at, at + 12));
    const folded = isGap ? '' : foldForms(character);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    text += folded;
    at += character.length;
  }
  places.push(original.length);
  // Mapped one to one, so that positions stay.
  return { text: simplify(text), places };
}

interface Range {
  start: number;
  end: number;
}

/**
 * End position in the original of a hit that ends before this unit: a character that was expanded is highlighted
 * completely.
 */
function endOf(places: readonly number[], unit: number): number {
  let next = unit;
  while (places[next] === places[unit - 1]) next += 1;
  return places[next]!;
}

/** Ranges of the words in a text, in order; adjacent and overlapping ones are merged. */
function rangesOf(original: string, words: readonly string[]): Range[] {
  const { text, places } = fold(original);
  const ranges: Range[] = [];
  for (const word of words.flatMap((one) => [one, ...compoundParts(one)])) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const end = at + word.length;
      ranges.push({ start: places[at]!, end: endOf(places, end) });
    }
  }
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: Range[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

function partsOf(original: string, ranges: readonly Range[]): MarkedText {
  const parts: MarkedText = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(original.slice(at, start), original.slice(start, end));
    at = end;
  }
  return [...parts, original.slice(at)];
}

/** A text with highlighted matches. */
export const highlight = (original: string, words: readonly string[]): MarkedText =>
  partsOf(original, rangesOf(original, words));

/** Maximum characters of an excerpt, and before its first match. */
const excerptLength = { whole: 110, before: 24 };

/** Characters after which an excerpt may begin without cutting a word. */
const breaks = /[，。；：、！？,.;:!?·\s]/;

/** The part of a text around its first match, highlighted; its beginning without a match. */
export function highlightExcerpt(original: string, words: readonly string[]): MarkedText {
  const first = rangesOf(original, words)[0]?.start ?? 0;
  let start = Math.max(0, first - excerptLength.before);
  for (let at = start; start > 0 && at < first; at += 1) {
    if (!breaks.test(original[at]!)) continue;
    start = at + 1;
    break;
  }
  // Does not split a surrogate pair.
  if (/[\uDC00-\uDFFF]/.test(original[start] ?? '')) start += 1;
  let end = Math.min(original.length, start + excerptLength.whole);
  if (/[\uD800-\uDBFF]/.test(original[end - 1] ?? '')) end -= 1;
  const excerpt = original
    .slice(start, end)
    .trim()
    .replace(/^(?:· )+/, '');
  const [head = '', ...rest] = highlight(excerpt, words);
  const parts = [start > 0 ? `…${head}` : head, ...rest];
  if (end < original.length) parts[parts.length - 1] += '…';
  return parts;
}
