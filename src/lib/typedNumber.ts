const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^\d+(?:\.\d+)?$/;

/**
 * A number as it is sent, from what was typed or pasted: full-width characters and the commas between thousands become plain
 * digits. Anything else stays as it is, for the form's rules to refuse.
 */
export function plainNumber(typed: string): string {
  const text = typed.trim().normalize('NFKC').replace(/\.$/, '');
  const digits = grouped.test(text) ? text.replace(/,/g, '') : text;
  return plain.test(digits) ? digits : typed;
}

/** A number's digits with commas between thousands, none of them rounded; anything that is not plain digits as it is. */
export function groupedNumber(value: string): string {
  if (!plain.test(value)) return value;
  const [whole, ...decimals] = value.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** An amount of at least ten thousand in units of that; undefined for a lesser one, and for what is none. */
export function tenThousands(value: string): string | undefined {
  if (!plain.test(value) || Number(value) < 10_000) return undefined;
  return (Number(value) / 10_000).toLocaleString('en-US', { maximumFractionDigits: 8 });
}
