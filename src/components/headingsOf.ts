import { sanitizeRichText } from './sanitizeRichText';

/** A heading of a rich text: where it is, and what it says without its number. */
export interface Heading {
  id: string;
  text: string;
}

const levels = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** 一、 （一） 1. 1、 before a heading: contents are in order anyway. */
const number = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、．])\s*/;

/** The headings of a fragment's highest level, in order. */
function topHeadings(fragment: DocumentFragment): HTMLElement[] {
  const level = levels.find((name) => fragment.querySelector(name));
  return level === undefined ? [] : [...fragment.querySelectorAll<HTMLElement>(level)];
}

const idOf = (place: number) => `part-${place + 1}`;

/** Gives the headings of a fragment the addresses that its contents lead to. */
export function anchorHeadings(fragment: DocumentFragment): void {
  topHeadings(fragment).forEach((heading, place) => {
    heading.id = idOf(place);
    heading.tabIndex = -1;
  });
}

/** The contents of a rich text. */
export function headingsOf(html: unknown): Heading[] {
  if (typeof html !== 'string' || !/<h[2-6]\b/i.test(html)) return [];
  return topHeadings(sanitizeRichText(html))
    .map((heading, place) => ({ id: idOf(place), text: (heading.textContent ?? '').trim().replace(number, '') }))
    .filter(({ text }) => text !== '');
}
