import {
  describeError,
  validate,
  sentText,
  type FieldRule,
  type FormRules,
  type FormValues,
  type ValidationMessages,
} from '../contract/form';
import { zh } from '../i18n/zh';

/** A form definition: labels and controls of its fields. Their validation rules are in the contract. */

/** The control of a field. */
interface FieldView {
  label: string;
  kind?: 'text' | 'tel' | 'email' | 'number' | 'money' | 'date' | 'select' | 'textarea';
  hint?: string;
  placeholder?: string;
  /** Full width of the form. */
  full?: boolean;
  /** The input's `min`. */
  min?: () => string;
  autoComplete?: string;
  /** The contact role of the field: its value is offered to the account's next form. */
  contact?: 'contactPerson' | 'contactPhone' | 'contactEmail' | 'contactWechat' | 'contactArea' | 'contactAddress';
  /** Its error message is an alert. */
  alert?: boolean;
}

export interface FormField extends FieldView {
  name: string;
  rule: FieldRule;
  /** Prefilled and read-only. */
  readOnly?: boolean;
}

export type FieldValues = Record<string, string>;

/** A field whose value comes with the form: shown, read-only, not validated. */
export const prefilledField = (name: string, view: Pick<FieldView, 'label' | 'full'>): FormField => ({
  ...view,
  name,
  readOnly: true,
  rule: {},
});

/** The editable fields, in display order. */
export function formFields<Name extends string>(
  rules: FormRules<Name>,
  views: Partial<Record<Name, FieldView>>,
): FormField[] {
  return (Object.keys(views) as Name[]).map((name) => ({ ...(views[name] as FieldView), name, rule: rules[name] }));
}

/** A form's payload: each value as sent, an empty string if missing. */
export function payloadOf<Rules extends FormRules>(rules: Rules, values: FieldValues): FormValues<Rules> {
  const texts = Object.entries(rules).map(([name, rule]) => [name, sentText(rule, values[name])]);
  return Object.fromEntries(texts) as FormValues<Rules>;
}

/**
 * Error messages by field name; empty if the form is valid.
 *
 * @param today `yyyy-MM-dd`, in the backend's zone
 */
export function fieldErrors(
  fields: readonly FormField[],
  values: FieldValues,
  words: ValidationMessages,
  today: string,
): FieldValues {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const rules = Object.fromEntries(fields.filter(({ readOnly }) => !readOnly).map(({ name, rule }) => [name, rule]));
  const errors = validate(rules, values, today).map(([name, error]) => {
    const { label, rule } = byName.get(name)!;
    return [name, describeError(error, label, rule, words)];
  });
  return Object.fromEntries(errors);
}

/** How forms show the fields of a contact. */
export const contactViews = {
  person: { label: zh.form.contact, autoComplete: 'name', contact: 'contactPerson' },
  phone: {
    label: zh.form.contactPhone,
    kind: 'tel',
    hint: zh.form.phoneHint,
    autoComplete: 'tel-national',
    contact: 'contactPhone',
  },
  email: { label: zh.form.contactEmail, kind: 'email', autoComplete: 'email', contact: 'contactEmail' },
} as const;
