import { parts, richTextReader, type StruckText } from '../contract/richTextReader';
import { figuresOf } from './figures';

/** Those that editors write. */
const entities = new Map(
  'amp&|lt<|gt>|quot"|apos\'|nbsp |ensp |emsp |ldquo“|rdquo”|lsquo‘|rsquo’|mdash—|ndash–|hellip…|middot·|bull•|times×|divide÷|deg°|plusmn±|sup2²|sup3³|frac12½|permil‰|le≤|ge≥|yen¥|rarr→|rArr⇒|sect§|PhiΦ'
    .split('|').map((one) => [one.slice(0, -1), one.slice(-1)]),
); // prettier-ignore

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? whole;
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  const isHalf = code >= 0xd800 && code < 0xe000;
  return code > 0 && code <= 0x10ffff && !isHalf ? String.fromCodePoint(code) : '';
}

const token =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/<>]*)(?=[\s/>])((?:(?==(\s*"[^"<]*"|\s*'[^'<]*'|))=\4|[^<>=])*)>|<[!?][^<>]*>|[^<]+|</gi;
const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const separatorOf = (name: string): string => (parts.test(name) ? ' ' : '');

/**
 * Markup is never parsed as HTML: tags are read by pattern, and the rest is only used as text.
 * @param tagAs what stands for a tag of what is seen
 */
function readTags(html: string, tagAs: (name: string, slash: string) => string, struck: StruckText): string {
  let text = '';
  let end = '';
  const reader = richTextReader(
    (data) => {
      text += data;
    },
    (name, isLeftOut) => {
      text += isLeftOut ? separatorOf(name) : tagAs(name, end);
    },
    struck,
  );
  for (const [whole, slash, tag, rest = ''] of html.matchAll(token)) {
    const name = tag?.toLowerCase();
    end = slash ?? '';
    if (name === undefined) {
      if (/^<[!?]/.test(whole)) {
        text += ' ';
        reader.comment(whole);
      } else reader.text(whole);
    } else if (slash) reader.close(name);
    else {
      const attributes = Array.from(rest.matchAll(attribute), ([, key, one, other, bare]) => [
        key.toLowerCase(),
        one ?? other ?? bare ?? '',
      ]);
      reader.open(name, Object.fromEntries(attributes) as Record<string, string>);
    }
  }
  return text;
}

const tidy = (text: string): string =>
  text
    // UEditor's page breaks are text.
    .replace(/(?:\s|_ueditor_page_break_tag_)+/g, ' ')
    // Between two Chinese characters a line break is no space.
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();

const flatten = (html: string, struck: StruckText = 'out'): string =>
  tidy(readTags(html, separatorOf, struck).replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z\d]{2,6});/gi, decode));

/** The first code points of a text, with … if cut; figures are kept whole or left out. */
export function cut(line: string, length: number): string {
  const points = Array.from(line);
  if (points.length <= length) return line;
  const start = points.slice(0, length).join('');
  const torn = figuresOf(line).find(({ start: begin, end }) => begin > 0 && begin < start.length && end > start.length);
  return `${start.slice(0, torn?.start).trimEnd()}…`;
}

const isText = (html: unknown): html is string | number => typeof html === 'string' || typeof html === 'number';

/**
 * Rich text as one line of plain text.
 *
 * @param length max code points; a cut text ends with …
 */
export const plainText = (html: unknown, length = Number.POSITIVE_INFINITY, struck: StruckText = 'out'): string =>
  isText(html) ? cut(flatten(String(html), struck), length) : '';

const heading = /<h[1-6]>[^]*?(?:<\/h[1-6]>|$)/g;
const noProse = /<(table|figure|pre)>[^]*?(?:<\/\1>|$)/g;
const partTags = /<\/?[a-z]+>|\r?\n/g;

/** A sentence ends with punctuation or is long enough; a salutation or a list's introduction does not count. */
const isSentence = (text: string): boolean =>
  /[。！？；…!?][”’"）)]?$/.test(text) || (text.length >= 20 && !/[：:]$/.test(text));

const sentencesOf = (part: string): string =>
  tidy(
    part
      .replace(noProse, '\n')
      .split(partTags)
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
  const seen = readTags(String(html), (name, slash) => (parts.test(name) ? `<${slash}${name}>` : ''), 'out');
  const sentences = seen.split(heading).map(sentencesOf).find(Boolean);
  return sentences ? cut(sentences, length) : plainText(html, length);
}
