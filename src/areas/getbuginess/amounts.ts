import { zh } from '../../copy/zh';
import { thousands } from '../../lib/numbers';
import { text } from '../../lib/text';

/** A quantity with its thousands set apart; what is no number as it came. */
export const quantityText = (value: unknown): string => thousands(value) ?? text(value);

/** An amount in yuan; what is no number as it came. */
export function amountText(value: unknown): string {
  const amount = thousands(value);
  return amount === undefined ? text(value) : zh.fields.yuan(amount);
}
