import type { MarkedText } from '../../src/contract/search';
import { apart, foldForms } from '../lib/searchTerms';
import { simplify } from '../lib/simplify';

/** A text as it is compared, and for each unit of it where its character stands in the original. */
interface Folded {
  text: string;
  /** One more than the text has units: the last is the original's length. */
  places: number[];
}

function fold(original: string): Folded {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldForms(character);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    text += folded;
    at += character.length;
  }
  places.push(original.length);
  // Sign for character: their places stay.
  return { text: simplify(text), places };
}

interface Range {
  start: number;
  end: number;
}

/** Where a hit ends that ends before this unit: a character that became several is marked whole. */
function endOf(places: readonly number[], unit: number): number {
  let next = unit;
  while (places[next] === places[unit - 1]) next += 1;
  return places[next]!;
}

/** Where words stand in a text, in its order; what touches or overlaps is one. */
function rangesOf(original: string, words: readonly string[]): Range[] {
  const { text, places } = fold(original);
  const ranges: Range[] = [];
  for (const word of words.flatMap((one) => [one, ...apart(one)])) {
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

/** A text with its hits marked. */
export const markText = (original: string, words: readonly string[]): MarkedText =>
  partsOf(original, rangesOf(original, words));

/** Signs of an excerpt, and of it before the first hit. */
const excerptLength = { whole: 110, before: 24 };

/** Signs after which an excerpt may begin without losing a word. */
const breaks = /[，。；：、！？,.;:!?·\s]/;

/** What stands around the first hit of a text, marked; its beginning where none is in it. */
export function markExcerpt(original: string, words: readonly string[]): MarkedText {
  const first = rangesOf(original, words)[0]?.start ?? 0;
  let start = Math.max(0, first - excerptLength.before);
  for (let at = start; start > 0 && at < first; at += 1) {
    if (!breaks.test(original[at]!)) continue;
    start = at + 1;
    break;
  }
  // A pair of surrogates is not cut.
  if (/[\uDC00-\uDFFF]/.test(original[start] ?? '')) start += 1;
  let end = Math.min(original.length, start + excerptLength.whole);
  if (/[\uD800-\uDBFF]/.test(original[end - 1] ?? '')) end -= 1;
  const piece = original.slice(start, end).trim();
  const [head = '', ...rest] = markText(piece, words);
  const parts = [start > 0 ? `…${head}` : head, ...rest];
  if (end < original.length) parts[parts.length - 1] += '…';
  return parts;
}
