/** A form as a table: its fields' names, limits, rules and messages. */

export interface FormField {
  /** The field's name in the payload. */
  name: string;
  label: string;
  kind?: 'text' | 'tel' | 'email' | 'number' | 'date' | 'select' | 'textarea';
  required?: boolean;
  /** Prefilled and not to be changed. */
  readOnly?: boolean;
  hint?: string;
  placeholder?: string;
  /** Takes the form's full width. */
  full?: boolean;
  maxLength?: number;
  /** The least value that the browser offers. */
  min?: () => string;
  autoComplete?: string;
  /** What it tells of the person to contact: offered to the account's next form. */
  contact?: 'contactPerson' | 'contactPhone' | 'contactEmail' | 'contactWechat' | 'contactArea' | 'contactAddress';
  /** Its message is an alert. */
  alert?: boolean;
  /** The message for a wrong value; undefined if it is right. Not called for empty values. */
  validate?: (value: string) => string | undefined;
}

export type FieldValues = Record<string, string>;

/** The messages for a required field left empty. */
export interface EmptyWords {
  fill: (label: string) => string;
  choose: (label: string) => string;
}

/** Values as they go out: without blanks at the ends. */
export function trimmed(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/** A field's name to its message, for each field that is wrong; empty when the form may be sent. */
export function fieldErrors(fields: readonly FormField[], values: FieldValues, words: EmptyWords): FieldValues {
  const errors: FieldValues = {};
  for (const { name, label, kind, required, readOnly, validate } of fields) {
    if (readOnly) continue;
    const value = values[name]?.trim() ?? '';
    const empty = kind === 'select' ? words.choose : words.fill;
    const message = value === '' ? (required ? empty(label) : undefined) : validate?.(value);
    if (message) errors[name] = message;
  }
  return errors;
}
