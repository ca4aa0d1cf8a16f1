/** A heading of a rich text: its id, and its text without numbering. */
export interface Heading {
  id: string;
  text: string;
}

/** A longer table of contents is no help, and each entry costs a link. */
const most = 200;

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Numbering such as 一、 （一） 1. 1、 before a heading. */
const number = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、．])\s*/;

/** The first headings of the highest level, in order. */
function topHeadings(root: ParentNode): Element[] {
  const level = levels.find((name) => root.querySelector(name));
  return level === undefined ? [] : Array.from(root.querySelectorAll(level)).slice(0, most);
}

const idOf = (place: number) => `part-${place + 1}`;

/** Gives headings the ids that the table of contents links to. */
export function anchorHeadings(root: ParentNode): void {
  topHeadings(root).forEach((heading, place) => {
    heading.id = idOf(place);
    heading.setAttribute('tabindex', '-1');
  });
}

/** The table of contents of a text. */
export const headingsIn = (root: ParentNode): Heading[] =>
  topHeadings(root)
    .map((heading, place) => ({ id: idOf(place), text: (heading.textContent ?? '').trim().replace(number, '') }))
    .filter(({ text }) => text !== '');

/** Estimated number of headings of an unparsed source. */
export function countHeadings(source: unknown): number {
  if (typeof source !== 'string') return 0;
  for (const level of levels) {
    // eslint-disable-next-line no-restricted-syntax -- made of constants
    const found = source.match(new RegExp(`<${level}\\b`, 'gi'));
    if (found) return Math.min(found.length, most);
  }
  return 0;
}
