import { Parser } from 'htmlparser2';

const dropped = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math']);
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);

/**
 * The text content of HTML, in one line; blocks are separated by a blank.
 * @param length maximum UTF-16 units to read
 */
export function htmlToText(html: string, length = Number.POSITIVE_INFINITY): string {
  let text = '';
  let hidden = 0;
  const part = (name: string) => {
    if (!inline.has(name)) text += ' ';
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
      if (hidden === 0) text += data;
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
