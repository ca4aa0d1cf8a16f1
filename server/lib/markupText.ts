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
 * The words of an HTML text, in one line; blocks are parted by a blank.
 * @param length most UTF-16 units that are read of it
 */
export function markupText(html: string, length = Number.POSITIVE_INFINITY): string {
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
  // In pieces: a great text is read only as far as it is wanted.
  for (let start = 0; start < html.length && text.length < length; start += piece) {
    parser.write(html.slice(start, start + piece));
  }
  parser.end();
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

const piece = 16_384;
