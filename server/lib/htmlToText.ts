import { Parser } from 'htmlparser2';
import { richTextReader } from '../../src/contract/richTextReader';
import { readableMarkup } from '../../src/contract/richText/source';

const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd label mark math mfrac mi mjx-assistive-mml mjx-container mn mo mrow ms msqrt msub msubsup msup mtext q rb rp rt ruby s samp semantics small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Blocks with a text of their own: headings, cells and lines of a list or table, paragraphs. */
const blocks = new Set(
  'address blockquote caption dd div dt figcaption h1 h2 h3 h4 h5 h6 li p pre section table td th tr'.split(' '),
);

/** After punctuation it is clear that a block ends. */
const closed = /^$|[，。；：！？…、·,.;:!?]/;

/**
 * The text content of HTML, in one line. A block that does not end with punctuation, such as a heading or a cell, is
 * kept apart from what follows by the separator. What is hidden or struck is left out.
 * @param length maximum UTF-16 units to read
 */
export function htmlToText(source: string, length = Number.POSITIVE_INFINITY, separator = ' · '): string {
  const html = readableMarkup(source);
  let text = '';
  /** The last character that is no blank. */
  let last = '';
  /** The block that the text stands in has ended, or another one has begun. */
  let isApart = false;
  const part = (name: string) => {
    if (blocks.has(name)) isApart = true;
    else if (!inline.has(name)) text += ' ';
  };
  const reader = richTextReader((data) => {
    if (isApart && data.trim() !== '') {
      text += separator === ' ' || closed.test(last) ? ' ' : separator;
      isApart = false;
    }
    text += data;
    last = data.trimEnd().slice(-1) || last;
  }, part);
  const parser = new Parser({ onopentag: reader.open, onclosetag: reader.close, ontext: reader.text });
  // In chunks: a large text is parsed only as far as needed.
  for (let start = 0; start < html.length && text.length < length; start += chunkSize) {
    parser.write(html.slice(start, start + chunkSize));
  }
  parser.end();
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

const chunkSize = 16_384;

/** Maximum nesting depth, as in browsers. */
export const maxNesting = 512;

/**
 * Position at which elements are nested deeper than the maximum, or null. Parsing such a text to its end would take
 * quadratic time; this stops there.
 */
export function tooDeepAt(html: string): number | null {
  // Most texts have fewer tags altogether.
  if ((html.match(/<[a-z]/gi)?.length ?? 0) <= maxNesting) return null;
  let open = 0;
  let place: number | null = null;
  const parser = new Parser({
    onopentagname() {
      open += 1;
      if (open <= maxNesting || place !== null) return;
      place = parser.startIndex;
      parser.pause();
    },
    onclosetag() {
      open -= 1;
    },
  });
  parser.write(html);
  return place;
}

/** Removes the tags after such a position; their text stays. */
export function withoutDeepTags(html: string): string {
  const place = tooDeepAt(html);
  return place === null
    ? html
    : html.slice(0, place) +
        html
          .slice(place)
          .replace(/<[^<>]*>/g, '')
          .replaceAll('<', '&lt;');
}
