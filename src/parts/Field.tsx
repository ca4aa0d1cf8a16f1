import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './Icon';

interface FieldFrame {
  label: string;
  name: string;
  error?: string;
  hint?: string;
  required?: boolean;
  /** Takes the whole row of the form. */
  full?: boolean;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldFrame {
  children(control: ControlProps): ReactNode;
}

/** A labelled control with its hint and its error; the control itself is drawn by the child. */
export function Field({ label, name, error, hint, required, full, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={full ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldFrame & Omit<ComponentProps<'input'>, 'name' | 'required' | 'id'>;

/** A field that is one text-like input. */
export function InputField({ label, name, error, hint, required, full, ...input }: InputProps) {
  return (
    <Field {...{ label, name, error, hint, required, full }}>{(control) => <input {...input} {...control} />}</Field>
  );
}
