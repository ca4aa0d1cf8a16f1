/** The rules of a form's fields, which the browser applies before it sends and the server before it stores. */

const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})*$`, 'i');

/** Whether a text is a day that there is, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What a field may ask for, and how a value is known to be such a one. */
const formats = {
  /** Mainland mobile number. */
  mobile: (text: string) => /^1[3-9]\d{9}$/.test(text),
  elevenDigits: (text: string) => /^\d{11}$/.test(text),
  /** As `<input type="email">` takes it. */
  email: (text: string) => emailAddress.test(text),
  /** A number above zero, written out in digits. */
  quantity: (text: string) => /^(?=.*[1-9])\d{1,12}(?:\.\d{1,4})?$/.test(text),
  /** A number, written out in digits; zero means that the amount is open to negotiation. */
  amount: (text: string) => /^\d{1,12}(?:\.\d{1,4})?$/.test(text),
  /** A day that exists, `yyyy-MM-dd`. */
  day: isDay,
};

export type Format = keyof typeof formats;

/** What one field may hold. */
export interface FieldRule {
  required?: true;
  /** Characters, as people count them. */
  minLength?: number;
  maxLength?: number;
  /** May have several lines. */
  multiline?: true;
  format?: Format;
  /** A day from today on. */
  notPast?: true;
  oneOf?: readonly string[];
  /** Chosen from a list, not typed. */
  chosen?: true;
  /** Every character counts, blanks at the ends too, and any is allowed. */
  verbatim?: true;
  /** Must hold the same as that field. */
  sameAs?: string;
}

/** A form's fields by the payload's names, in the order of the screen. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** What is sent of a form: a text for each of its fields. */
export type FormValues<Rules extends FormRules> = { -readonly [Name in keyof Rules]: string };

/** What can be wrong with a value. */
export type Mistake =
  'unsupported' | 'tooLong' | 'missing' | 'tooShort' | 'format' | 'past' | 'notOffered' | 'different';

/** Control characters, halves of characters, and marks that turn the reading direction round. */
const unsupported = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text of one line holds a character that no field may. */
export const hasUnsupported = (text: string): boolean => unsupported.test(text);

/** A value as it is sent. */
export const sentText = ({ verbatim }: FieldRule, value = ''): string => (verbatim ? value : value.trim());

/**
 * The first thing that is wrong with a value as it is sent; undefined: nothing.
 * @param other the value of the field that it must equal
 * @param today `yyyy-MM-dd`, where the backend is
 */
function mistakeIn(rule: FieldRule, value: string, other: string, today: string): Mistake | undefined {
  const { required, minLength = 0, maxLength = Infinity, multiline, format, notPast, oneOf, verbatim, sameAs } = rule;
  const length = [...value].length;
  if (!verbatim && hasUnsupported(multiline ? value.replace(/[\r\n\t]/g, ' ') : value)) return 'unsupported';
  if (length > maxLength) return 'tooLong';
  if (sameAs && value !== other) return 'different';
  if (value === '') return required ? 'missing' : undefined;
  if (length < minLength) return 'tooShort';
  if (format && !formats[format](value)) return 'format';
  if (oneOf && !oneOf.includes(value)) return 'notOffered';
  return notPast && value < today ? 'past' : undefined;
}

/** The fields that are wrong, in the order of the form, each with the first thing that is wrong with it. */
export function mistakesIn<Name extends string>(
  rules: FormRules<Name>,
  values: Partial<Record<string, string>>,
  today: string,
): [name: Name, mistake: Mistake][] {
  const fields = Object.entries(rules) as [Name, FieldRule][];
  return fields.flatMap(([name, rule]): [Name, Mistake][] => {
    const mistake = mistakeIn(rule, sentText(rule, values[name]), values[rule.sameAs ?? ''] ?? '', today);
    return mistake ? [[name, mistake]] : [];
  });
}

/** How a side words what is wrong with a field. */
export interface MistakeWords {
  missing: (label: string, rule: FieldRule) => string;
  unsupported: (label: string) => string;
  tooLong: (label: string, most: number) => string;
  format: Readonly<Record<Format, string>>;
  past: string;
  notOffered: (label: string) => string;
}

/** A mistake in words. */
export function describeMistake(mistake: Mistake, label: string, rule: FieldRule, words: MistakeWords): string {
  switch (mistake) {
    case 'missing':
      return words.missing(label, rule);
    case 'tooLong':
      return words.tooLong(label, rule.maxLength ?? 0);
    case 'format':
      return words.format[rule.format ?? 'day'];
    case 'past':
      return words.past;
    case 'unsupported':
      return words.unsupported(label);
    default:
      return words.notOffered(label);
  }
}
