const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^\d+(?:\.\d+)?$/;

/**
 * Normalises a typed or pasted number: full-width characters and thousands separators become plain digits. Anything
 * else is unchanged, for validation to reject.
 */
export function plainNumber(typed: string): string {
  const text = typed.trim().normalize('NFKC').replace(/\.$/, '');
  const digits = grouped.test(text) ? text.replace(/,/g, '') : text;
  return plain.test(digits) ? digits : typed;
}

/** A number's digits with thousands separators, unrounded; anything else unchanged. */
export function groupedNumber(value: string): string {
  if (!plain.test(value)) return value;
  const [whole, ...decimals] = value.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** An amount of at least 10,000 in units of that; undefined for smaller ones and non-numbers. */
export function tenThousands(value: string): string | undefined {
  if (!plain.test(value) || Number(value) < 10_000) return undefined;
  return (Number(value) / 10_000).toLocaleString('en-US', { maximumFractionDigits: 8 });
}
