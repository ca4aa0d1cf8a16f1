import { zh } from '../../copy/zh';
import { numberOf, thousands } from '../../lib/numbers';
import { text } from '../../lib/text';

/** A quantity with its thousands set apart; what is no number as it came. */
export const quantityText = (value: unknown): string => thousands(value) ?? text(value);

/** An amount in yuan; zero is open to negotiation, and what is no number stands as it came. */
export function amountText(value: unknown): string {
  if (numberOf(value) === 0) return zh.section.negotiable;
  const amount = thousands(value);
  return amount === undefined ? text(value) : zh.fields.yuan(amount);
}
