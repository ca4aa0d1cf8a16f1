import {
  describeMistake,
  hasUnsupported,
  mistakesIn,
  sentText,
  type FieldRule,
  type FormRules,
} from '../../src/contract/form';
import { BusinessError } from '../lib/errors';
import { mistakeWords } from '../lib/mistakeWords';
import { readDay } from '../lib/readDay';

/** A field as it came; a day may be written in the other ways that backends of this kind read. */
function textOf(value: unknown, rule: FieldRule): string {
  const text = sentText(rule, typeof value === 'string' ? value : '');
  if (rule.format !== 'day' || hasUnsupported(text)) return text;
  return readDay(text) ?? text;
}

/**
 * Reads the fields that the rules name and no others.
 * @param labels the fields' names on screen
 * @param today `yyyy-MM-dd` in China
 * @returns a text for each field; empty text for an empty one.
 * @throws BusinessError with the first mistake, in the order of the rules.
 */
export function checkFields<Name extends string>(
  body: Record<string, unknown>,
  rules: FormRules<Name>,
  labels: Readonly<Record<Name, string>>,
  today: string,
): Record<Name, string> {
  const fields = Object.entries(rules) as [Name, FieldRule][];
  const values = Object.fromEntries(fields.map(([name, rule]) => [name, textOf(body[name], rule)]));
  const [first] = mistakesIn(rules, values, today);
  if (first) {
    const [name, mistake] = first;
    throw new BusinessError(describeMistake(mistake, labels[name], rules[name], mistakeWords));
  }
  return values as Record<Name, string>;
}
