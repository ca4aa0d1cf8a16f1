import { BusinessError } from '../lib/errors';
import { cleanText } from '../lib/cleanText';

/** What one field of a form may hold. */
export interface FieldRule<Name extends string = string> {
  name: Name;
  /** The field's name on screen. */
  label: string;
  /** How an empty one is answered; none: it may be empty. */
  missing?: 'fill' | 'choose';
  /** Characters. */
  max: number;
  /** Several lines. */
  lines?: true;
  /** The pattern of a filled field, and the message otherwise. */
  form?: readonly [pattern: RegExp, wrong: string];
}

/** Checks that a field may ask for. The e-mail pattern is the one browsers use for fields of that type. */
export const fieldForms = {
  mobile: [/^1[3-9]\d{9}$/, '手机号格式不正确'],
  elevenDigits: [/^\d{11}$/, '联系电话应为11位数字'],
  email: [
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
    '邮箱格式不正确',
  ],
} as const;

/** A plain number above zero, written out in digits. */
export const quantityForm = (label: string) =>
  [/^(?=.*[1-9])\d{1,12}(?:\.\d{1,4})?$/, `${label}应为大于 0 的数字`] as const;

/** A plain number, written out in digits; zero means that the amount is open to negotiation. */
export const amountForm = (label: string) => [/^\d{1,12}(?:\.\d{1,4})?$/, `${label}应为不小于 0 的数字`] as const;

const wording = { fill: '请填写', choose: '请选择' } as const;

function checkField(value: unknown, { label, missing, max, lines, form }: FieldRule): string {
  const text = cleanText(typeof value === 'string' ? value : '', label, max, lines);
  if (text === '' && missing) throw new BusinessError(wording[missing] + label);
  if (text !== '' && form && !form[0].test(text)) throw new BusinessError(form[1]);
  return text;
}

/**
 * Reads the fields that the rules name and no others, in the rules' order.
 * @returns a text for each, '' for an empty one.
 * @throws BusinessError with the first mistake.
 */
export function checkFields<Name extends string>(
  body: Record<string, unknown>,
  rules: readonly FieldRule<Name>[],
): Record<Name, string> {
  const entries = rules.map((rule) => [rule.name, checkField(body[rule.name], rule)] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
