import { zh } from '../../i18n/zh';
import { numberOf, thousands } from '../../lib/numbers';
import { toText } from '../../lib/toText';

/** A quantity with its thousands set apart; what is no number as it came. */
export const quantityText = (value: unknown): string => thousands(value) ?? toText(value);

/** An amount in yuan; zero is open to negotiation, and what is no number stands as it came. */
export function amountText(value: unknown): string {
  if (numberOf(value) === 0) return zh.section.negotiable;
  const amount = thousands(value);
  return amount === undefined ? toText(value) : zh.fields.yuan(amount);
}
