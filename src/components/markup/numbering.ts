import { romanNumber } from '../../contract/richText/restoreLists';
import { valuesOf } from '../../contract/richText/settleLists';

/**
 * How an ordered list of a `type` is numbered, as the class that RichText.module.css knows. The selector `[type='a']` would
 * match `A` too: browsers compare this attribute without regard to case.
 */
export const numbering: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

function numberAs(value: number, type: string): string {
  if (/a/i.test(type) && value > 0 && value <= 26) return String.fromCharCode((type === 'a' ? 96 : 64) + value);
  const roman = /i/i.test(type) && value > 0 && value < 400 ? romanNumber(value) : String(value);
  return type === 'I' ? roman.toUpperCase() : roman;
}

/** Numbers the items of ordered lists as their attributes say. */
export function numberItems(list: Element): void {
  const type = list.getAttribute('type') ?? '';
  const drawn = numbering[type];
  if (drawn) list.classList.add(drawn);
  const items = Array.from(list.children).filter(({ tagName }) => tagName === 'LI');
  // Chromium's counter disregards the attribute.
  if (!items.some((item) => item.hasAttribute('value'))) return;
  valuesOf(list, items).forEach((value, place) => items[place].setAttribute('data-number', numberAs(value, type)));
}
