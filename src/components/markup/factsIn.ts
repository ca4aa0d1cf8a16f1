import { statedTerms } from '../../lib/statedTerms';
import type { Heading, RichTextFacts, Term } from './richTextFacts';
import { headingLevels, mostHeadings } from './countHeadings';

/* eslint-disable no-restricted-syntax -- made of constants */
const day = '\\d{4} ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?日';
const period = `(${day} ?[至到—–-] ?${day})`;
/** Texts name other periods too, e.g. in which equipment must have been bought. */
const labelledPeriod = new RegExp(`(?:申报|受理|申请|报名)(?:时间|期限|日期)?[为是。：:自从\\s]*${period}`);
const periodToApply = new RegExp(`${period} ?(?:登录|将申报|报送|提交)`);

/* Whole numbers only, so that what to dial needs no further check (src/lib/telephoneNumber.ts reads any form). */
const dash = '[-－—–‑ ]?';
const number = [
  `\\+86${dash}[1-9]\\d{1,2}${dash}\\d{3,4}${dash}\\d{4}`,
  `(?:[（(]0\\d{2,3}[)）]|0\\d{2,3})${dash}\\d{3,4}${dash}\\d{4}`,
  `1\\d{2}${dash}\\d{4}${dash}\\d{4}`,
  `[48]00${dash}\\d{3,4}${dash}\\d{3,4}`,
  `\\d{3,4}${dash}\\d{4}`,
  '12345|9[56]\\d{3}',
].join('|');
const labelledPhone = new RegExp(
  `电话[为是：:\\s]*(((?:\\+?86${dash})?(?:${number}))(?: ?(?:转|分机|[-－—–‑]) ?\\d{1,6})?)(?!\\d)`,
);
/* eslint-enable no-restricted-syntax */

const struck = /^(?:DEL|S)$/;
/** Raised and lowered text is not: a note's mark is no digit of the figure before it. */
const inline = /^(?:STRONG|B|EM|I|U|INS|MARK|SPAN|A|CODE)$/;

/** What holds of a text, without what is struck, with a line break around each block and cell. */
function validText(root: Node): string {
  let text = '';
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) text += (node.nodeValue ?? '').replace(/\s+/g, ' ');
    else if (inline.test(node.nodeName)) text += validText(node);
    else if (!struck.test(node.nodeName)) text += `\n${validText(node)}\n`;
  }
  return text;
}

/** A table that is longer is no summary. */
const maxLength = 1000;

/** Terms as the first table states them. */
function termsIn(root: ParentNode): Term[] {
  // Not one that only lays out others.
  const table = Array.from(root.querySelectorAll('table')).find((one) => !one.querySelector('table'));
  if (!table || (table.textContent ?? '').length > maxLength) return [];
  const rows = Array.from(table.querySelectorAll('tr'), ({ children }) =>
    Array.from(children, (cell) => validText(cell).replace(/\s+/g, ' ').trim()),
  ).filter((cells) => cells.some(Boolean));
  return statedTerms(rows);
}

/** Facts of a sanitised and transformed text. */
export function factsIn(root: ParentNode & Node): RichTextFacts {
  const text = validText(root).replace(/ +/g, ' ');
  const [, phone, whole] = labelledPhone.exec(text) ?? [];
  const terms = termsIn(root);
  return {
    headings: headingsIn(root),
    isBlank: !root.textContent?.trim() && !root.querySelector('img, table, hr'),
    period: (labelledPeriod.exec(text) ?? periodToApply.exec(text))?.[1],
    // The 0 of an area code is not dialled behind a country code.
    ...(whole && { phone, dial: whole.replace(/[^+\d]/g, '').replace(/^\+?860?(?=\d{9})/, '+86') }),
    ...(terms.length > 0 && { terms }),
  };
}

/** Numbering such as 一、 （一） 1. 1、 before a heading. */
const numberBefore = /^(?:[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]+[）)]|\d+[.、．])\s*/;

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
const headingsIn = (root: ParentNode): Heading[] =>
  topHeadings(root)
    .map((heading, place) => ({ id: idOf(place), text: (heading.textContent ?? '').trim().replace(numberBefore, '') }))
    .filter(({ text }) => text !== '');
