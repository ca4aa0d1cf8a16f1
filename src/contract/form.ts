import { isInWords, plainForms, plainNumber, telephoneDigits } from './typedNumbers';

/** Validation rules of form fields, applied by the browser before sending and by the server before storing. */

const domainLabel = '(?!-)[a-z\\d\\p{sc=Han}-]{0,62}[a-z\\d\\p{sc=Han}]';
// eslint-disable-next-line no-restricted-syntax -- made of constants
const emailAddress = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})*$`, 'iu');

/** Whether a text is an existing date, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const formats = {
  /** Mainland mobile number. */
  mobile: (text: string) => /^1[3-9]\d{9}$/.test(text),
  elevenDigits: (text: string) => /^\d{11}$/.test(text),
  /** As `<input type="email">` takes it, which Chromium sends with the domain in ASCII; a Chinese domain is allowed too. */
  email: (text: string) => emailAddress.test(text),
  /** A positive decimal number. */
  quantity: (text: string) => /^(?=.*[1-9])\d{1,12}(?:\.\d{1,4})?$/.test(text),
  /** A decimal number; zero means that the amount is negotiable. */
  amount: (text: string) => /^\d{1,12}(?:\.\d{1,4})?$/.test(text),
  /** An existing date, `yyyy-MM-dd`. */
  day: isDay,
};

export type Format = keyof typeof formats;

/** How the text of a format is read, before it is validated and sent. */
const readers: Partial<Record<Format, (text: string) => string>> = {
  mobile: telephoneDigits,
  elevenDigits: telephoneDigits,
  email: plainForms,
  quantity: plainNumber,
  amount: plainNumber,
};

export interface FieldRule {
  required?: true;
  /** Code points. */
  minLength?: number;
  maxLength?: number;
  /** Multiple lines allowed. */
  multiline?: true;
  format?: Format;
  /** Today or later. */
  notPast?: true;
  oneOf?: readonly string[];
  /** Selected from a list, not typed. */
  chosen?: true;
  /** Verbatim: no trimming, and any character is allowed. */
  verbatim?: true;
  /** Must equal that field. */
  sameAs?: string;
}

/** A form's rules by payload field, in display order. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** A form's payload: a string for each field. */
export type FormValues<Rules extends FormRules> = { -readonly [Name in keyof Rules]: string };

export type ValidationError =
  'unsupported' | 'tooLong' | 'missing' | 'tooShort' | 'format' | 'inWords' | 'past' | 'notOffered' | 'different';

/** Control characters, lone surrogates, and bidirectional control characters. */
const unsupported = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a single-line text holds a character that no field allows. */
export const hasUnsupported = (text: string): boolean => unsupported.test(text);

/** A value as it is sent: trimmed, numbers in plain digits; empty if nothing of it is visible. */
export function sentText({ verbatim, format }: FieldRule, value = ''): string {
  if (verbatim) return value;
  const read = format && readers[format];
  return read ? read(value) : plainForms(value) && value.trim();
}

/**
 * The first validation error of a value as sent; undefined if valid.
 *
 * @param other the value of the field that it must equal
 *
 * @param today `yyyy-MM-dd`, in the backend's time zone
 */
function errorOf(rule: FieldRule, value: string, other: string, today: string): ValidationError | undefined {
  const { required, minLength = 0, maxLength = Infinity, multiline, format, notPast, oneOf, verbatim, sameAs } = rule;
  const length = [...value].length;
  if (!verbatim && hasUnsupported(multiline ? value.replace(/[\r\n\t]/g, ' ') : value)) return 'unsupported';
  if (length > maxLength) return 'tooLong';
  if (sameAs && value !== other) return 'different';
  if (value === '') return required ? 'missing' : undefined;
  if (length < minLength) return 'tooShort';
  if (format && !formats[format](value)) {
    return (format === 'quantity' || format === 'amount') && isInWords(value) ? 'inWords' : 'format';
  }
  if (oneOf && !oneOf.includes(value)) return 'notOffered';
  return notPast && value < today ? 'past' : undefined;
}

/** The invalid fields in form order, each with its first error. */
export function validate<Name extends string>(
  rules: FormRules<Name>,
  values: Partial<Record<string, string>>,
  today: string,
): [name: Name, error: ValidationError][] {
  const fields = Object.entries(rules) as [Name, FieldRule][];
  return fields.flatMap(([name, rule]): [Name, ValidationError][] => {
    const error = errorOf(rule, sentText(rule, values[name]), values[rule.sameAs ?? ''] ?? '', today);
    return error ? [[name, error]] : [];
  });
}

/** Messages for validation errors. */
export interface ValidationMessages {
  missing: (label: string, rule: FieldRule) => string;
  unsupported: (label: string) => string;
  tooLong: (label: string, most: number) => string;
  format: Readonly<Record<Format, string>>;
  inWords: string;
  past: string;
  notOffered: (label: string) => string;
}

export function describeError(
  error: ValidationError,
  label: string,
  rule: FieldRule,
  words: ValidationMessages,
): string {
  switch (error) {
    case 'missing':
      return words.missing(label, rule);
    case 'tooLong':
      return words.tooLong(label, rule.maxLength ?? 0);
    case 'format':
      return words.format[rule.format ?? 'day'];
    case 'inWords':
      return words.inWords;
    case 'past':
      return words.past;
    case 'unsupported':
      return words.unsupported(label);
    default:
      return words.notOffered(label);
  }
}
