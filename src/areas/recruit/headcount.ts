import { zh } from '../../i18n/zh';
import { quantityText } from '../../lib/numbers';
import { toText } from '../../lib/toText';

/** The number of vacancies with its unit; any other text verbatim. */
export function headcount(value: unknown): string {
  const count = toText(value);
  return /^\d+$/.test(count) ? zh.job.people(quantityText(count)) : count;
}
