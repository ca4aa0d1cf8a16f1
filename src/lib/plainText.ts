import { figuresOf } from './figures';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '';
}

/** No markup is ever given to a document: tags are removed by pattern, and the rest is only shown as text. */
const flatten = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|blockquote)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, ' ')
    // Between two Chinese characters a line's end leaves no blank.
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();

/** The first code points of a line, and … for the rest; a figure is kept whole or left out. */
export function cut(line: string, length: number): string {
  const points = Array.from(line);
  if (points.length <= length) return line;
  const kept = points.slice(0, length).join('');
  const torn = figuresOf(line).find(({ start, end }) => start > 0 && start < kept.length && end > kept.length);
  return `${kept.slice(0, torn?.start).trimEnd()}…`;
}

const isText = (html: unknown): html is string | number => typeof html === 'string' || typeof html === 'number';

/**
 * Rich text as one line of plain text.
 *
 * @param length most code points that are kept; a cut text ends with …
 */
export const plainText = (html: unknown, length = Number.POSITIVE_INFINITY): string =>
  isText(html) ? cut(flatten(String(html)), length) : '';

const heading = /<(h[1-6])\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const noProse = /<(table|figure|pre|script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const blockEnds = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|section|blockquote)\b[^<>]*>|\r?\n/gi;

/** A sentence ends as one does, or is long enough to be one; a salutation or a list's announcement is none. */
const isSentence = (text: string): boolean =>
  /[。！？；…!?][”’"）)]?$/.test(text) || (text.length >= 20 && !/[：:]$/.test(text));

const sentencesOf = (part: string): string =>
  flatten(part.replace(noProse, '\n').split(blockEnds).map(flatten).filter(isSentence).join('\n'));

/**
 * The first sentences of a rich text, for lists: without its headings, tables and salutations, which mean nothing in a
 * row. It ends where the next heading stands: what comes after answers to that one. A text without a sentence is used
 * as it is.
 *
 * @param length most code points that are kept; a cut text ends with …
 */
export function excerpt(html: unknown, length: number): string {
  if (!isText(html)) return '';
  const parts = String(html)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(heading, '\0')
    .split('\0');
  const sentences = parts.map(sentencesOf).find(Boolean);
  return sentences ? cut(sentences, length) : plainText(html, length);
}
