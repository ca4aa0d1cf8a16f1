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

/**
 * A number's digits with thousands separators, unrounded; anything else unchanged. Without Intl.NumberFormat, whose first
 * use stops a phone for a tenth of a second.
 */
export const groupedNumber = (value: string): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- what the user typed
  value.replace(/^-?\d+(?=(?:\.\d+)?$)/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));

/** A number with thousands separators, rounded to some decimals. */
export const roundedNumber = (value: number, decimals: number): string =>
  groupedNumber(String(Number(value.toFixed(decimals))));

/** A number with thousands separators; undefined if it is none. */
export const thousands = (value: unknown): string | undefined => {
  const number = numberOf(value);
  return number === undefined ? undefined : roundedNumber(number, 6);
};

/** A quantity with thousands separators; anything that is not a number unchanged. */
export const quantityText = (value: unknown): string => thousands(value) ?? toText(value);
