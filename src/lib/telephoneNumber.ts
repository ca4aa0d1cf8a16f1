import { toText } from './toText';

/** A telephone number as it is dialled; undefined for anything else. */
export function telephoneNumber(value: unknown): string | undefined {
  const number = toText(value).replace(/[\s-]/g, '');
  return /^\+?\d{5,20}$/.test(number) ? number : undefined;
}
