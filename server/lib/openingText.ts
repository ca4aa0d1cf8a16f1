/** Characters of markup that suffice for the longest excerpt of a screen, tags included. */
const length = 2000;

/** Pictures inside a text; one may be longer than the whole text. */
const inlinePicture = /\bdata:[\w/+.-]*;base64,[A-Za-z0-9+/=]*/g;

/** A tag, an entity or a character that the cut went through. */
const halves = /(?:<[^>]*|&[\w#]{0,10}|[\uD800-\uDBFF])$/;

/** The beginning of a rich text, for lists that show an excerpt. Parsers close what is left open. */
export function opening(html: string): string {
  if (html.length <= length) return html;
  return html.replace(inlinePicture, '').slice(0, length).replace(halves, '');
}
