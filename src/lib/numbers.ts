/**
 * A number that backends send as number or string, with or without thousands separators.
 *
 * @returns undefined for anything else: never NaN
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(\d),(?=\d{3})/g, '$1');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** A number with thousands separators; undefined if it is none. */
export const thousands = (value: unknown): string | undefined =>
  numberOf(value)?.toLocaleString('en-US', { maximumFractionDigits: 6 });
