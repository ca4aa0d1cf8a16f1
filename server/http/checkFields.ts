import {
  describeError,
  hasUnsupported,
  validate,
  sentText,
  type FieldRule,
  type FormRules,
} from '../../src/contract/form';
import { BusinessError } from '../lib/errors';
import { validationMessages } from '../lib/validationMessages';
import { readDay } from '../lib/readDay';

/** A field as it arrived; days are accepted in all of RuoYi's formats. */
function textOf(value: unknown, rule: FieldRule): string {
  const text = sentText(rule, typeof value === 'string' ? value : '');
  if (rule.format !== 'day' || hasUnsupported(text)) return text;
  return readDay(text) ?? text;
}

/**
 * Validates the fields that the rules name and ignores others.
 * @param labels display names of the fields
 * @param today `yyyy-MM-dd` in China
 * @returns a text for each field; empty text for an empty one
 * @throws BusinessError with the first error, in the order of the rules
 */
export function checkFields<Name extends string>(
  body: Record<string, unknown>,
  rules: FormRules<Name>,
  labels: Readonly<Record<Name, string>>,
  today: string,
): Record<Name, string> {
  const fields = Object.entries(rules) as [Name, FieldRule][];
  const values = Object.fromEntries(fields.map(([name, rule]) => [name, textOf(body[name], rule)]));
  const [first] = validate(rules, values, today);
  if (first) {
    const [name, error] = first;
    throw new BusinessError(describeError(error, labels[name], rules[name], validationMessages));
  }
  return values as Record<Name, string>;
}
