import { richTextReader, type StruckText } from '../contract/richTextReader';
import { figuresOf } from './figures';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '';
}

// eslint-disable-next-line regexp/no-super-linear-backtracking -- one tag of a text whose length is checked before
const token = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/<>]*)([^<>]*)>|<[!?][^<>]*>|[^<]+|</gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const parts =
  /^(?:address|article|aside|blockquote|br|caption|center|d[dlt]|details|dialog|div|fieldset|fig(?:caption|ure)|footer|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|[ou]l|option|p|pre|section|summary|t(?:able|d|h|r))$/;

const separatorOf = (name: string): string => (parts.test(name) ? ' ' : '');

/**
 * Markup is never parsed as HTML: tags are read by pattern, and the rest is only used as text.
 * @param tagAs what stands for a tag of what is seen
 */
function readTags(html: string, tagAs: (name: string, whole: string) => string, struck: StruckText): string {
  let text = '';
  let tagText = '';
  const reader = richTextReader(
    (data) => {
      text += data;
    },
    (name, isLeftOut) => {
      text += isLeftOut ? separatorOf(name) : tagAs(name, tagText);
    },
    struck,
  );
  for (const [whole, slash, tag, rest = ''] of html.matchAll(token)) {
    const name = tag?.toLowerCase();
    tagText = whole;
    if (name === undefined) {
      if (/^<[!?]/.test(whole)) {
        text += ' ';
        reader.comment(whole);
      } else reader.text(whole);
    } else if (slash) reader.close(name);
    else {
      const attributes = Array.from(rest.matchAll(attribute), ([, key, ...values]) => [
        key.toLowerCase(),
        values.find((value) => value !== undefined) ?? '',
      ]);
      reader.open(name, Object.fromEntries(attributes) as Record<string, string>);
    }
  }
  return text;
}

const flatten = (html: string, struck: StruckText = 'out'): string =>
  readTags(html, separatorOf, struck)
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, ' ')
    // Between two Chinese characters a line break is no space.
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();

/** The first code points of a text, with … if cut; figures are kept whole or left out. */
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
 * @param length max code points; a cut text ends with …
 */
export const plainText = (html: unknown, length = Number.POSITIVE_INFINITY, struck: StruckText = 'out'): string =>
  isText(html) ? cut(flatten(String(html), struck), length) : '';

const heading = /<(h[1-6])\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const noProse = /<(table|figure|pre|script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const blockEnds = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|section|blockquote)\b[^<>]*>|\r?\n/gi;

/** A sentence ends with punctuation or is long enough; a salutation or a list's introduction does not count. */
const isSentence = (text: string): boolean =>
  /[。！？；…!?][”’"）)]?$/.test(text) || (text.length >= 20 && !/[：:]$/.test(text));

const sentencesOf = (part: string): string =>
  flatten(
    part
      .replace(noProse, '\n')
      .split(blockEnds)
      .map((line) => flatten(line))
      .filter(isSentence)
      .join('\n'),
  );

/**
 * The first sentences of a rich text as an excerpt: without headings, tables and salutations, which mean nothing in a
 * list. Ends before the next heading. A text without a sentence is used as it is.
 *
 * @param length max code points; a cut text ends with …
 */
export function excerpt(html: unknown, length: number): string {
  if (!isText(html)) return '';
  // What is hidden or struck may hold several of the parts.
  const seen = readTags(String(html), (_name, whole) => whole, 'out');
  const parts = seen.replace(heading, '\0').split('\0');
  const sentences = parts.map(sentencesOf).find(Boolean);
  return sentences ? cut(sentences, length) : plainText(html, length);
}
