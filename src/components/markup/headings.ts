/** A heading of a rich text: where it is, and what it says without its number. */
export interface Heading {
  id: string;
  text: string;
}

/** Contents are for finding one's way: more headings than this are no help, and each costs a link of the page. */
const most = 200;

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** 一、 （一） 1. 1、 before a heading: contents are in order anyway. */
const number = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、．])\s*/;

/** The first headings of a text's highest level, in order. */
function topHeadings(root: ParentNode): Element[] {
  const level = levels.find((name) => root.querySelector(name));
  return level === undefined ? [] : Array.from(root.querySelectorAll(level)).slice(0, most);
}

const idOf = (place: number) => `part-${place + 1}`;

/** Gives the headings of a text the addresses that its contents lead to. */
export function anchorHeadings(root: ParentNode): void {
  topHeadings(root).forEach((heading, place) => {
    heading.id = idOf(place);
    heading.setAttribute('tabindex', '-1');
  });
}

/** The contents of a text. */
export const headingsIn = (root: ParentNode): Heading[] =>
  topHeadings(root)
    .map((heading, place) => ({ id: idOf(place), text: (heading.textContent ?? '').trim().replace(number, '') }))
    .filter(({ text }) => text !== '');

/** About how many headings the contents will have, by the look of a source that is not parsed yet. */
export function countHeadings(source: unknown): number {
  if (typeof source !== 'string') return 0;
  for (const level of levels) {
    const found = source.match(new RegExp(`<${level}\\b`, 'gi'));
    if (found) return Math.min(found.length, most);
  }
  return 0;
}
