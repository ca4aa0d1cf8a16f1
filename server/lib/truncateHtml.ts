/** Characters of markup that suffice for the longest excerpt on a screen, tags included. */
const length = 2000;

/** Characters of sentences that suffice for it. */
const enough = 300;

/** Inline pictures, which may be longer than the whole text. */
const inlinePicture = /\bdata:[\w/+.-]*;base64,[A-Za-z0-9+/=]*/g;

/** A tag, an entity or a surrogate pair that the cut has split. */
// eslint-disable-next-line regexp/no-super-linear-move -- the first 2,000 characters
const halves = /(?:<[^>]*|&[\w#]{0,10}|[\uD800-\uDBFF])$/;

/** What an excerpt leaves out; a heading; a paragraph or list item. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<(table|figure|pre|script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<(h[1-6])\b|<(p|li)\b[^<>]*>([\s\S]*?)<\/\3\s*>/gi;

const lineEnds = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|section|blockquote)\b[^<>]*>|\r?\n/gi;

/** Least length of a line that an excerpt takes for a sentence whatever it ends with, but for a colon. */
const sentenceLength = 20;

const textOf = (line: string): string =>
  line
    .replace(/<[^<>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();

/** Length of the lines in a paragraph that an excerpt certainly takes for sentences. */
const sentencesIn = (paragraph: string): number =>
  paragraph
    .split(lineEnds)
    .map(textOf)
    .filter((line) => line.length >= sentenceLength && !/[：:]$/.test(line))
    .reduce((sum, line) => sum + line.length, 0);

/** Where the first sentences end: before the heading that follows them, or after enough of them; null: nowhere. */
function endOfSentences(html: string): number | null {
  let found = 0;
  for (const { index, 0: whole, 2: heading, 4: paragraph } of html.matchAll(parts)) {
    if (heading !== undefined && found > 0) return index;
    if (paragraph !== undefined) found += sentencesIn(paragraph);
    if (found >= enough) return index + whole.length;
  }
  return null;
}

/** Truncates rich text for lists, which show an excerpt of its first sentences. Parsers close open elements. */
export function truncateHtml(html: string): string {
  const text = html.length <= length ? html : html.replace(inlinePicture, '').slice(0, length).replace(halves, '');
  return text.slice(0, endOfSentences(text) ?? text.length);
}

/** Characters of a table that summarises a text. */
const tableLength = 1000;

/** The first table of a text, which an excerpt leaves out; empty if it is long. */
export function firstTable(html: string): string {
  const start = html.search(/<table\b/i);
  const table = start < 0 ? '' : html.slice(start, start + tableLength);
  const end = /<\/table\s*>/i.exec(table);
  return end ? table.slice(0, end.index + end[0].length) : '';
}
