import { receiptKind } from '../../contract/submission';
import { replacePersonal } from './personalText';

/** Placeholders for redacted values, and the texts that are the program's own. */

/** Fields with a program value or an id in every entity; nobody types into them. */
const programField =
  /^(?:act|area|fdId|group|how|kind|number|order|place|role|side|sort|state|status|step|targetId|type)$/;
const programWord = /^(?:[A-Za-z][\w-]*|\d)$/;
const moment = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether a text is the program's own: an enumerated value, an id, a receipt number or a date. */
export const isProgramText = (value: string, key: string): boolean =>
  moment.test(value) || receiptKind(value) !== null || (programField.test(key) && programWord.test(value));

/** Times in ms since 1970, of this century. */
export const isTime = (value: number): boolean => value > 1e12 && value < 4.2e12;

const phonePlaceholder = '13800000000';

/** The eleven digits of a mobile number, however grouped; null for any other text. */
export function mobileIn(value: string): string | null {
  if (!/^[\d\s\u00a0.+()-]+$/.test(value)) return null;
  return /^(?:(?:00)?86)?(1[3-9]\d{9})$/.exec(value.replace(/\D/g, ''))?.[1] ?? null;
}

/** Another mobile number in the same groups. */
function regroup(value: string, number: string): string {
  const digits = [...number];
  return value.replace(/\d(?=(?:\D*\d){0,10}\D*$)/g, () => digits.shift() ?? '');
}

/** Same length, with letters, digits and characters in the same positions; a mobile number stays valid. */
export function sameShape(value: string): string {
  if (mobileIn(value) !== null) return regroup(value, phonePlaceholder);
  return value
    .replace(/\p{Script=Han}/gu, '某')
    .replace(/(?!某)\p{L}/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/** Phone numbers, emails, identity numbers and chat names inside any text. */
export const scrubText = (text: string): string => replacePersonal(text, sameShape);

/** Consistent placeholders for one recording: equal texts get equal ones, different mobile numbers different ones. */
export function createSubstitutes(): (value: string) => string {
  const phones = new Map<string, string>();
  return (value) => {
    const number = mobileIn(value);
    if (number === null) return sameShape(value);
    if (!phones.has(number))
      phones.set(number, phones.size === 0 ? phonePlaceholder : `${19_900_000_000 + phones.size}`);
    return regroup(value, phones.get(number)!);
  };
}
