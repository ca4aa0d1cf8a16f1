import { plainForms } from '../contract/typedNumbers';
import { toText } from './toText';

/** What follows a number that an operator or a machine asks for: 转801, 分机 801, ext. 801, ;ext=801. */
const namedExtension =
  // eslint-disable-next-line regexp/no-super-linear-move -- a field of limited length
  /[\s(,;\p{Dash}]*(?:转分机|转|轉|分机号?|分機號?|内线|內線|ext(?:ension)?\b\.?|x|#|\*|[,;](?:ext=)?)[\s:：=.]*\d{1,6}\s*\)?$/iu;

/**
 * The same after a hyphen, a blank or in brackets, where what precedes is a whole number already: 0757-77812024-801, also
 * of several, 0757-77812024-801/802.
 */
const bareExtension = /^(.*\d)(?:\s?[\p{Dash}/、,]\s?\d{1,6}|\s?\(\d{1,6}\)|\s\d{1,6})$/u;

/** Of the beginnings before extensions the one that is a whole number; empty if there is none. */
function beforeExtensions(text: string): string {
  const before = bareExtension.exec(text)?.[1] ?? '';
  return !before || wholeNumber.test(dialled(before)) ? before : beforeExtensions(before);
}

/** Mobile, area code with seven or eight digits, service numbers, or eight digits by themselves. */
const wholeNumber =
  /^(?:\+86)?(?:1[3-9]\d{9}|0?(?:10|2\d)\d{8}|0[3-9]\d{9,10}|[3-9]\d{10}|[48]00\d{7}|[2-9]\d{7}|9[56]\d{3})$/;

/** Not with an extension, though it begins like eight digits by themselves: 8610-1234-5678. */
const fromAbroad = /^\+86(?:10|2\d)\d{8}$/;

/** The 0 of an area code is not dialled behind a country code. */
const dialled = (text: string): string =>
  text
    .replace(/[\s()\p{Dash}]|[.\u00b7_](?=\d)/gu, '')
    .replace(/^(?:\+|00)?86(?:0(?=\d{9})|(?=[1-9]\d{9,10}$))/, '+86');

/** Of several numbers in one field the first: 0757-77812024 / 138 0011 2233, by its shortest beginning that is one. */
function firstOf(text: string): string | undefined {
  const parts = /^\D*(?:传真|傳真|fax)/i.test(text) ? [] : (text.match(/[+(\d][\d()\p{Dash}.]*/gu) ?? []);
  return parts.map((_part, place) => dialled(parts.slice(0, place + 1).join(''))).find((one) => wholeNumber.test(one));
}

/** The number to dial, and whether something follows that is not dialled: an extension, another number. */
function parse(value: unknown) {
  const text = plainForms(toText(value));
  const withoutExtension = text.replace(namedExtension, '');
  const before = withoutExtension === text ? beforeExtensions(text) : withoutExtension;
  const hasExtension =
    withoutExtension !== text || (wholeNumber.test(dialled(before)) && !fromAbroad.test(dialled(text)));
  const number = dialled(hasExtension ? before : text);
  const first = wholeNumber.test(number) ? undefined : firstOf(text);
  return first === undefined ? { number, hasExtension } : { number: first, hasExtension: first !== number };
}

/** Whether more follows a telephone number that is not dialled: an extension, another number. */
export const hasExtension = (value: unknown): boolean => parse(value).hasExtension;

/** The telephone number to dial, of several the first, without its extension; undefined for anything else. */
export function telephoneNumber(value: unknown): string | undefined {
  const { number } = parse(value);
  return /^\+?\d{5,20}$/.test(number) ? number : undefined;
}

/**
 * Country code, area (without its 0 if called from abroad) or operator code, and the subscriber's number in two halves.
 */
const groups = /^(\+86)?(0(?:10|2\d|\d{3})|(?:10|2\d)(?=\d{8}$)|\d{3})?(\d{3,4})(\d{4})$/;

/** The groups in which a telephone number is read, 138 0000 3776 or 028 6655 4433; undefined if it has none. */
export function telephoneGroups(value: unknown): string[] | undefined {
  const { number, hasExtension } = parse(value);
  return hasExtension ? undefined : groups.exec(number)?.slice(1).filter(Boolean);
}
