import {
  describeMistake,
  mistakesIn,
  sentText,
  type FieldRule,
  type FormRules,
  type FormValues,
  type MistakeWords,
} from '../contract/form';

/** A form as a table: what its fields are called and how they look. What they may hold, the contract says. */

/** How a field is shown. */
interface FieldView {
  label: string;
  kind?: 'text' | 'tel' | 'email' | 'number' | 'money' | 'date' | 'select' | 'textarea';
  hint?: string;
  placeholder?: string;
  /** Takes the form's full width. */
  full?: boolean;
  /** The least value that the browser offers. */
  min?: () => string;
  autoComplete?: string;
  /** What it tells of the person to contact: offered to the account's next form. */
  contact?: 'contactPerson' | 'contactPhone' | 'contactEmail' | 'contactWechat' | 'contactArea' | 'contactAddress';
  /** Its message is an alert. */
  alert?: boolean;
}

export interface FormField extends FieldView {
  /** The payload's name. */
  name: string;
  rule: FieldRule;
  /** Prefilled and not to be changed. */
  readOnly?: boolean;
}

export type FieldValues = Record<string, string>;

/** A field whose value the form brings along: shown, and neither changed nor checked. */
export const prefilledField = (name: string, view: Pick<FieldView, 'label' | 'full'>): FormField => ({
  ...view,
  name,
  readOnly: true,
  rule: {},
});

/** The fields that are filled in, in the order of the views. */
export function formFields<Name extends string>(
  rules: FormRules<Name>,
  views: Partial<Record<Name, FieldView>>,
): FormField[] {
  return (Object.keys(views) as Name[]).map((name) => ({ ...(views[name] as FieldView), name, rule: rules[name] }));
}

/** A form's values as they go out: each field as it is sent, an empty text for one without a value. */
export function payloadOf<Rules extends FormRules>(rules: Rules, values: FieldValues): FormValues<Rules> {
  const texts = Object.entries(rules).map(([name, rule]) => [name, sentText(rule, values[name])]);
  return Object.fromEntries(texts) as FormValues<Rules>;
}

/**
 * A field's name to its message, for each field that is wrong; empty when the form may be sent.
 * @param today `yyyy-MM-dd`, in the backend's zone
 */
export function fieldErrors(
  fields: readonly FormField[],
  values: FieldValues,
  words: MistakeWords,
  today: string,
): FieldValues {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const rules = Object.fromEntries(fields.filter(({ readOnly }) => !readOnly).map(({ name, rule }) => [name, rule]));
  const errors = mistakesIn(rules, values, today).map(([name, mistake]) => {
    const { label, rule } = byName.get(name)!;
    return [name, describeMistake(mistake, label, rule, words)];
  });
  return Object.fromEntries(errors);
}
