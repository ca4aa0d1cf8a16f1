import { headingLevels, mostHeadings } from './countHeadings';

/** A heading of a rich text: its id, and its text without numbering. */
export interface Heading {
  id: string;
  text: string;
}

/** Numbering such as 一、 （一） 1. 1、 before a heading. */
const number = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、．])\s*/;

/** The first headings of the highest level, in order. */
function topHeadings(root: ParentNode): Element[] {
  const level = headingLevels.find((name) => root.querySelector(name));
  return level === undefined ? [] : Array.from(root.querySelectorAll(level)).slice(0, mostHeadings);
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
