import { receiptKind } from '../../contract/submission';
import { replacePersonal } from './personalText';

/** What stands in a scene in place of what may not leave, and which texts are the program's own. */

/** Fields that hold a word or an id of the program, whoever's entry they are of; nothing is typed into them. */
const programField =
  /^(?:act|area|fdId|group|how|kind|number|order|place|role|side|sort|state|status|step|targetId|type)$/;
const programWord = /^[A-Za-z][\w-]*$/;
const moment = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether a text is the program's own: an enumerated value, an id, a receipt number or a date. */
export const isProgramText = (value: string, key: string): boolean =>
  moment.test(value) || receiptKind(value) !== null || (programField.test(key) && programWord.test(value));

/** Times in ms since 1970, of this century. */
export const isTime = (value: number): boolean => value > 1e12 && value < 4.2e12;

const phonePlaceholder = '13800000000';

/** The eleven digits of a mobile number, however they are grouped; null for any other text. */
export function mobileIn(value: string): string | null {
  if (!/^[\d\s\u00a0.+()-]+$/.test(value)) return null;
  return /^(?:(?:00)?86)?(1[3-9]\d{9})$/.exec(value.replace(/\D/g, ''))?.[1] ?? null;
}

/** Another mobile number in the same groups. */
function regroup(value: string, number: string): string {
  const digits = [...number];
  return value.replace(/\d(?=(?:\D*\d){0,10}\D*$)/g, () => digits.shift() ?? '');
}

/** As long, and with its letters, digits and characters in the same places; a mobile number stays a valid one. */
export function sameShape(value: string): string {
  if (mobileIn(value) !== null) return regroup(value, phonePlaceholder);
  return value
    .replace(/\p{Script=Han}/gu, '某')
    .replace(/(?!某)\p{L}/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/** Phones, emails, identity numbers and chat names inside a text, wherever it comes from. */
export const scrubText = (text: string): string => replacePersonal(text, sameShape);

/** Placeholders of one scene: the same text by the same one everywhere, and two mobile numbers by two. */
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
