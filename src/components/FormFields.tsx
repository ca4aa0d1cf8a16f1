import type { ReactNode } from 'react';
import { telephoneDigits } from '../contract/typedNumbers';
import { zh } from '../i18n/zh';
import type { FieldValues, FormField } from '../lib/formFields';
import { groupedTelephone } from '../lib/typedNumber';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { FormattedField } from './FormattedField';
import { NumberField } from './NumberField';

export interface SelectOption {
  value: string;
  label: string;
}

export interface FormFieldsProps {
  fields: readonly FormField[];
  values: FieldValues;
  errors: FieldValues;
  /** The options of the form's selects, by field name. */
  options?: Readonly<Record<string, readonly SelectOption[]>>;
  /** Render text inputs with what belongs beside them, by field name. */
  frames?: Readonly<Record<string, (input: ReactNode) => ReactNode>>;
  onType: (name: string, value: string) => void;
  onLeave: () => void;
}

/** Renders a form definition: every field with its label, hint and message. */
export function FormFields({ fields, values, errors, options = {}, frames = {}, onType, onLeave }: FormFieldsProps) {
  const rows = fields.map((field) => {
    const { name, label, kind = 'text', rule, readOnly, hint, full, autoComplete, placeholder } = field;
    // No maxlength: a browser would cut what is pasted without a word.
    const frame = { label, name, hint, required: rule.required, full, error: messageOf(field, errors[name]) };
    const value = values[name] ?? '';
    const events = {
      onChange: (event: { target: { value: string } }) => onType(name, event.target.value),
      onBlur: onLeave,
    };
    if (kind === 'select') {
      return (
        <Field key={name} as="select" {...frame} value={value} {...events}>
          <option value="">{zh.form.choose(label)}</option>
          {(options[name] ?? []).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      );
    }
    if (kind === 'textarea') {
      return <Field key={name} as="textarea" {...frame} value={value} rows={3} {...events} />;
    }
    const formatted = { value, onLeave, onType: (text: string) => onType(name, text) };
    if (kind === 'number' || kind === 'money') {
      return <NumberField key={name} {...frame} isMoney={kind === 'money'} {...formatted} />;
    }
    if (kind === 'tel') {
      const input = { type: kind, autoComplete, read: telephoneDigits, show: groupedTelephone };
      return <FormattedField key={name} {...{ ...frame, ...input, ...formatted }} />;
    }
    const input = { type: kind, readOnly, autoComplete, placeholder, value, min: field.min?.() };
    return <Field key={name} {...frame} {...input} {...events} frame={frames[name]} />;
  });
  return (
    <>
      <ErrorSummary {...{ errors, fields }} />
      {rows}
    </>
  );
}

/** One message, the missing company name of a publication, is announced as an alert; the others are not. */
function messageOf({ alert }: FormField, message: string | undefined): ReactNode {
  return alert && message ? <span role="alert">{message}</span> : message;
}
