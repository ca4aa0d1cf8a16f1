import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import '../styles/fields.css';
import { Icon } from './Icon';

interface FieldOwnProps {
  label: string;
  name: string;
  /** Error message. */
  error?: ReactNode;
  hint?: string;
  required?: boolean;
  /** Full width of the form. */
  full?: boolean;
  /** Options of a select; for an input or textarea, content below it. */
  children?: ReactNode;
  /** Renders an input with what belongs beside it. */
  frame?: (input: ReactNode) => ReactNode;
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = { as: Tag } & FieldOwnProps &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldOwnProps>;

export type FieldProps =
  (Omit<ControlProps<'input'>, 'as'> & { as?: 'input' }) | ControlProps<'select'> | ControlProps<'textarea'>;

/** A labelled input, select or textarea; hint and error are associated with it for screen readers. */
export function Field(props: FieldProps) {
  const { label, name, error, hint, required = false, full = false, frame, children, ...control } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={clsx('field', full && 'full')}>
      <label htmlFor={id}>
        <span>{label}</span>
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <Control control={control} shared={shared} frame={frame}>
        {children}
      </Control>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="err" id={`${id}-error`}>
          <Icon name="info" size={16} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}

interface ControlParts {
  control: Omit<FieldProps, keyof FieldOwnProps>;
  shared: { id: string; name: string; required: boolean };
  frame: FieldOwnProps['frame'];
  children: ReactNode;
}

function Control({ control, shared, frame = (input) => input, children }: ControlParts) {
  const { as, ...rest } = control;
  if (as === 'select') {
    return (
      <select {...(rest as ComponentPropsWithRef<'select'>)} {...shared}>
        {children}
      </select>
    );
  }
  return (
    <>
      {as === 'textarea' ? (
        <textarea {...(rest as ComponentPropsWithRef<'textarea'>)} {...shared} />
      ) : (
        frame(<input {...(rest as ComponentPropsWithRef<'input'>)} {...shared} />)
      )}
      {children}
    </>
  );
}

/** A message about the whole form; announced, and scrolled into view: the submit button may be far below it. */
export function FormMessage({ text, children }: { text: string | null; children?: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (text === null) return null;
  return (
    <p ref={note} className="note" role="alert">
      <Icon name="info" />
      <span>
        <span>{text}</span>
        {children && <br />}
        {children}
      </span>
    </p>
  );
}
