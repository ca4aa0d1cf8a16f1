import { zh } from '../../copy/zh';
import { text } from '../../lib/text';

/** How many people are sought: a number with its unit, any other text as it came. */
export function headcount(value: unknown): string {
  const count = text(value);
  return /^\d+$/.test(count) ? zh.fields.people(count) : count;
}
