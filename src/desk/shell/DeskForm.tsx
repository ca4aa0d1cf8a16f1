import { useState, type ChangeEvent, type ReactNode, useRef } from 'react';
import { Field, OptionList, type FieldProps, type Options } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { describeError, validate, type FieldRule } from '../../contract/form';
import { zh } from '../../i18n/zh';

type Texts<Name extends string> = Record<Name, string>;

/** A field of a form of the desk: its rule, its label, and how it is drawn. */
export interface FormField extends Omit<Extract<FieldProps, { as?: 'input' }>, 'as' | 'name' | 'value' | 'required'> {
  rule: FieldRule;
  /** A text of several lines, of which so many are shown. */
  rows?: number;
  /** What is chosen from. */
  options?: Options;
}

export type FormFields<Name extends string = string> = Readonly<Record<Name, FormField>>;

/** The fields of a form of the contract, in its order, with its labels. */
export const fieldsOf = <Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  labels: Readonly<Record<Name, string>>,
  drawn?: Readonly<Partial<Record<Name, Partial<FormField>>>>,
): FormFields<Name> => {
  const names = Object.keys(rules) as Name[];
  const fields = names.map((name) => [name, { label: labels[name], rule: rules[name], ...drawn?.[name] }]);
  return Object.fromEntries(fields) as FormFields<Name>;
};

/** What is wrong with a form's values, by field. */
export const errorsOf = <Name extends string>(
  fields: FormFields<Name>,
  values: Readonly<Texts<Name>>,
): Partial<Texts<Name>> => {
  const names = Object.keys(fields) as Name[];
  const rules = Object.fromEntries(names.map((name) => [name, fields[name].rule])) as Record<Name, FieldRule>;
  return Object.fromEntries(
    validate(rules, values, '').map(([name, error]) => [
      name,
      describeError(error, fields[name].label, rules[name], zh.validation),
    ]),
  ) as Partial<Texts<Name>>;
};

interface DeskFieldProps {
  name: string;
  field: FormField;
  value: string;
  error?: string | undefined;
  /** In place of the field's own. */
  hint?: string | undefined;
  readOnly?: boolean;
  onType: (value: string) => void;
}

/** A field as it is described. */
export function DeskField({ name, field, value, error, hint, readOnly, onType }: DeskFieldProps) {
  const { rule, rows, options, ...drawn } = field;
  const [isEmpty] = useState(value === '');
  const own = {
    name,
    value,
    error,
    // A choice without a blank one cannot be missing.
    required: rule.required === true && (!options || isEmpty),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      // A text of one line may be drawn in several, so that all of it is seen.
      onType(rule.multiline ? target.value : target.value.replace(/[\r\n]+/g, ' ')),
    ...(hint === undefined ? {} : { hint }),
  };
  if (options) {
    const { label, hint: fieldHint } = drawn;
    return (
      <Field as="select" label={label} {...(fieldHint ? { hint: fieldHint } : {})} {...own}>
        {isEmpty && <option value="">{zh.form.choose(label)}</option>}
        <OptionList options={options} />
      </Field>
    );
  }
  // No `maxlength`: browsers cut what is pasted without a word.
  const text = { ...drawn, ...own, readOnly } as FieldProps;
  if (drawn.type === 'password') return <PasswordField {...(text as Parameters<typeof PasswordField>[0])} />;
  return rows === undefined ? <Field {...text} /> : <Field {...text} {...({ as: 'textarea', rows } as object)} />;
}

/** What is typed, and what it was typed over. */
export type Typed<Name extends string> = Record<'over' | 'to', Partial<Texts<Name>>>;

type TypedState<Name extends string> = [typed: Typed<Name>, set: (change: (now: Typed<Name>) => Typed<Name>) => void];

/**
 * What is typed over saved values, which may change meanwhile. It stays until it is saved, and keeps what it was typed
 * over, so that nobody else's change is overwritten unseen.
 *
 * @param state where it is kept
 */
export function useTypedOver<Name extends string>(saved: Texts<Name>, [typed, setTyped]: TypedState<Name>) {
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({});
  const edit = (name: Name, change: (text: string) => string) =>
    setTyped(({ over, to }) => ({
      over: to[name] === undefined ? { ...over, [name]: saved[name] } : over,
      to: { ...to, [name]: change(to[name] ?? saved[name]) },
    }));
  const values: Texts<Name> = { ...saved, ...typed.to };
  const names = Object.keys(typed.to) as Name[];
  return {
    values,
    names,
    /** The saved values when they were typed over, or when the user was told of others. */
    seen: { ...saved, ...Object.fromEntries(names.map((name) => [name, typed.over[name]])) } as Texts<Name>,
    edit,
    errors,
    setErrors,
    draw: (name: Name, field: FormField, special: Pick<DeskFieldProps, 'hint' | 'readOnly'> = {}) => (
      <DeskField
        key={name}
        {...{ name, field, value: values[name], error: errors[name], ...special }}
        onType={(text) => edit(name, () => text)}
      />
    ),
    /** The user sees these now. */
    told: (theirs: Partial<Texts<Name>>) => setTyped((now) => ({ ...now, over: { ...now.over, ...theirs } })),
    /** Sent and saved; what has been typed since stays. */
    saved: (written: Partial<Texts<Name>>) =>
      setTyped(({ over, to }) => ({
        over: { ...over, ...written },
        to: Object.fromEntries(
          Object.entries(to).filter(([name, value]) => typed.to[name as Name] !== value),
        ) as Partial<Texts<Name>>,
      })),
  };
}

/** Opens the file picker, for pictures unless told. `input` must be rendered somewhere on the page. */
export function useFileChoice(
  onFiles: (files: File[]) => void,
  { label, accept = 'image/*' }: { label: string; accept?: string },
): { choose: () => void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const files = Array.from(target.files ?? []);
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { choose: () => field.current?.click(), input };
}
