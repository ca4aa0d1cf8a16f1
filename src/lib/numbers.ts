/**
 * A number that a backend may send as a number or as text, with or without commas between thousands.
 *
 * @returns undefined for anything else: never NaN
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/(\d),(?=\d{3})/g, '$1');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** A number with its thousands parted; undefined where the value is none. */
export const thousands = (value: unknown): string | undefined =>
  numberOf(value)?.toLocaleString('en-US', { maximumFractionDigits: 6 });
