import { toText } from './toText';

/** A telephone number to dial; undefined for anything else. */
export function telephoneNumber(value: unknown): string | undefined {
  const number = toText(value).replace(/[\s-]/g, '');
  return /^\+?\d{5,20}$/.test(number) ? number : undefined;
}

/**
 * Country code, area (without its 0 if called from abroad) or operator code, and the subscriber's number in two halves.
 */
const groups = /^(\+86)?(0(?:10|2\d|\d{3})|(?:10|2\d)(?=\d{8}$)|\d{3})?(\d{3,4})(\d{4})$/;

/** The groups in which a dialled number is read, 138 0000 3776 or 028 6655 4433; undefined if it has none. */
export const telephoneGroups = (number: string | undefined): string[] | undefined =>
  groups
    .exec(number ?? '')
    ?.slice(1)
    .filter(Boolean);
