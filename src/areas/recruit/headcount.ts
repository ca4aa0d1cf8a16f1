import { zh } from '../../i18n/zh';
import { quantityText } from '../../lib/quantityText';
import { toText } from '../../lib/toText';

/** How many people are sought: a number with its unit, any other text as it came. */
export function headcount(value: unknown): string {
  const count = toText(value);
  return /^\d+$/.test(count) ? zh.fields.people(quantityText(count)) : count;
}
