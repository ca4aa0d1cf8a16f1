import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { telephoneDigits, plainNumber } from '../contract/typedNumbers';
import { zh } from '../i18n/zh';
import type { FieldValues, FormField } from '../lib/formFields';
import { groupedTelephone, tenThousands } from '../lib/typedNumber';
import { ErrorSummary, Field, OptionList, type FieldProps, type Options } from './Field';
import { FormattedField } from './FormattedField';
import styles from './DraftNotice.module.css';
import { groupedNumber } from '../lib/numbers';
import { listen } from '../lib/events';

export interface FormFieldsProps {
  fields: readonly FormField[];
  values: FieldValues;
  errors: FieldValues;
  /** The options of the form's selects, by field name. */
  options?: Readonly<Record<string, Options>>;
  /** Render text inputs with what belongs beside them, by field name. */
  frames?: Readonly<Record<string, (input: ReactNode) => ReactNode>>;
  onType: (name: string, value: string) => void;
  onLeave: () => void;
}

/** Renders a form definition: every field with its label, hint and message. */
export function FormFields({ fields, values, errors, options = {}, frames = {}, onLeave, ...props }: FormFieldsProps) {
  // A message that went only when the field is left would move the button from under the press that leaves it.
  const onType = (name: string, value: string) => {
    props.onType(name, value);
    if (errors[name]) onLeave();
  };
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
          <OptionList options={options[name] ?? []} />
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

interface DraftNoticeProps {
  text: string;
  action: string;
  onAction: () => void;
  /** What has happened; announced when it appears. */
  role?: 'status';
}

/** A note above a form on where its values come from, or could, with an action. */
export function DraftNotice({ text, action, onAction, role }: DraftNoticeProps) {
  return (
    <p className={styles.notice} role={role}>
      {text}
      <button type="button" className="link" onClick={onAction}>
        {action}
      </button>
    </p>
  );
}

interface NumberFieldProps extends Pick<FieldProps, 'label' | 'name' | 'error' | 'required' | 'full'> {
  hint?: string | undefined;
  /** An amount in yuan: shown in 万元 too, against miscounted zeros. */
  isMoney?: boolean;
  /** Plain digits, or invalid input as typed. */
  value: string;
  onType: (value: string) => void;
  onLeave: () => void;
}

/**
 * A number in a text input: the wheel cannot change it, and the browser does not drop invalid input. Thousands are
 * grouped while it is not focused.
 */
export function NumberField({ hint, isMoney = false, value, ...field }: NumberFieldProps) {
  const amount = isMoney ? tenThousands(value) : undefined;
  return (
    <FormattedField
      {...field}
      hint={amount === undefined ? hint : zh.form.inTenThousands(amount)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      read={plainNumber}
      show={groupedNumber}
      edit={(plain) => plain}
    />
  );
}

/** Debounce of keystrokes before they reach the store, ms. */
const pause = 400;

/**
 * Debounced input: kept locally on each keystroke, committed as one change on blur, after a pause, and on unmount or
 * page unload, so that nothing typed is lost.
 *
 * @param onCommit returns false if what is shown beneath has it all, so that nothing needs to be kept here: another tab may change it
 */
export function useDraftField(onCommit: (fields: FieldValues) => unknown) {
  const [values, setValues] = useState<FieldValues>({});
  const pending = useRef<FieldValues>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestCommit = useRef(onCommit);
  useEffect(() => {
    latestCommit.current = onCommit;
  });

  /** Commits pending input: on blur, before a submission. */
  const commit = useCallback(() => {
    clearTimeout(timer.current);
    if (Object.keys(pending.current).length === 0) return;
    const fields = pending.current;
    pending.current = {};
    if (latestCommit.current(fields) === false) setValues({});
  }, []);

  useEffect(() => {
    // Phones end a page in the background without another event.
    const stops = [listen(window, ['pagehide'], commit), listen(document, ['visibilitychange'], commit)];
    return () => {
      stops.forEach((stop) => stop());
      commit();
    };
  }, [commit]);

  const type = useCallback(
    (name: string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      pending.current = { ...pending.current, [name]: value };
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, pause);
    },
    [commit],
  );

  /** Drops pending input. */
  const reset = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = {};
    setValues({});
  }, []);

  return { values, type, commit, reset };
}
