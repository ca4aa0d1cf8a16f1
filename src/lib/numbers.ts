import { toText } from './toText';

/**
 * A number that backends send as number or string, with or without thousands separators.
 *
 * @returns undefined for anything else: never NaN
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(\d),(?=\d{3})/g, '$1');
  return /^[+-]?(?=\.?\d)\d*(?:\.\d*)?$/.test(text) ? Number(text) : undefined;
}

let grouped: Intl.NumberFormat | undefined;

/** Created once, since that takes far longer than formatting. */
const format = (value: number): string =>
  (grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })).format(value);

/** A number with thousands separators; undefined if it is none. */
export const thousands = (value: unknown): string | undefined => {
  const number = numberOf(value);
  return number === undefined ? undefined : format(number);
};

/** A quantity with thousands separators; anything that is not a number unchanged. */
export const quantityText = (value: unknown): string => thousands(value) ?? toText(value);
