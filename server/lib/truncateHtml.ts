/** Characters of markup that suffice for the longest excerpt on a screen, tags included. */
const length = 2000;

/** Inline pictures, which may be longer than the whole text. */
const inlinePicture = /\bdata:[\w/+.-]*;base64,[A-Za-z0-9+/=]*/g;

/** A tag, an entity or a surrogate pair that the cut has split. */
const halves = /(?:<[^>]*|&[\w#]{0,10}|[\uD800-\uDBFF])$/;

/** Truncates rich text, for lists that show an excerpt. Parsers close open elements. */
export function truncateHtml(html: string): string {
  if (html.length <= length) return html;
  return html.replace(inlinePicture, '').slice(0, length).replace(halves, '');
}
