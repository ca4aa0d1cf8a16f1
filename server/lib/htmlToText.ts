import { Parser } from 'htmlparser2';

const dropped = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math']);
const inline = new Set('a abbr b code em font i mark s small span strong sub sup u wbr'.split(' '));

/** Blocks with a text of their own: headings, cells and lines of a list or table, paragraphs. */
const blocks = new Set(
  'address blockquote caption dd div dt figcaption h1 h2 h3 h4 h5 h6 li p pre section table td th tr'.split(' '),
);

/** After punctuation it is clear that a block ends. */
const closed = /(?:[，。；：！？…、·,.;:!?]|^)\s*$/;

/**
 * The text content of HTML, in one line. A block that does not end with punctuation, such as a heading or a cell, is
 * kept apart from what follows by ` · `.
 * @param length maximum UTF-16 units to read
 */
export function htmlToText(html: string, length = Number.POSITIVE_INFINITY): string {
  let text = '';
  let hidden = 0;
  /** The block that the text stands in has ended, or another one has begun. */
  let isApart = false;
  const part = (name: string) => {
    if (blocks.has(name)) isApart = true;
    else if (!inline.has(name)) text += ' ';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (dropped.has(name)) hidden += 1;
      part(name);
    },
    onclosetag(name) {
      if (dropped.has(name)) hidden -= 1;
      part(name);
    },
    ontext(data) {
      if (hidden > 0) return;
      if (isApart && data.trim() !== '') {
        text += closed.test(text.slice(-8)) ? ' ' : ' · ';
        isApart = false;
      }
      text += data;
    },
  });
  // In chunks: a large text is parsed only as far as needed.
  for (let start = 0; start < html.length && text.length < length; start += chunkSize) {
    parser.write(html.slice(start, start + chunkSize));
  }
  parser.end();
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

const chunkSize = 16_384;
