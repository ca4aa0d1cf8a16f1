import { clsx } from 'clsx';
import {
  useId,
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react';
import '../styles/fields.css';
import { Icon } from './Icon';
import { zh } from '../i18n/zh';

interface FieldOwnProps {
  label: string;
  name: string;
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
    // Without it the browser's own verdict would be read out, of a Chinese domain and before the field is left.
    'aria-invalid': Boolean(error),
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

/** What a select offers. */
export type Options = readonly (readonly [value: string, label: string])[];

export const OptionList = ({ options }: { options: Options }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** With years of four digits, a Chinese Chromium goes on to the month after the fourth. */
export const lastDay = '9999-12-31';
const lastDayOf = ({ type }: ControlParts['control'] & { type?: string }) => (type === 'date' ? lastDay : undefined);

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
        frame(<input {...(rest as ComponentPropsWithRef<'input'>)} {...shared} max={lastDayOf(rest)} />)
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

interface ErrorSummaryProps {
  errors: Readonly<Record<string, unknown>>;
  /** The fields in display order. */
  fields: readonly { readonly name: string; readonly label: string }[];
  /** About the whole form. */
  message?: string | null;
}

/**
 * The fields to correct, above a form with several errors: each leads to its field, which has its message. The focus
 * is in the first of them already.
 */
export function ErrorSummary({ errors, fields, message = null }: ErrorSummaryProps) {
  const wrong = fields.filter(({ name }) => errors[name]);
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const field = event.currentTarget.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const links =
    wrong.length > 1 &&
    wrong.map(({ name, label }, place) => (
      <span key={name}>
        {place > 0 && <span>、</span>}
        <a className="nb" href={`#${name}`} onClick={(event) => go(event, name)}>
          {label}
        </a>
      </span>
    ));
  // One element as long as there is a message: another would be announced, and scrolled to, again.
  if (message !== null || !links) return <FormMessage text={message}>{links}</FormMessage>;
  return (
    <div className="note full" role="status">
      <Icon name="info" />
      <p>
        <span>{zh.form.errors(wrong.length)}</span>
        {links}
      </p>
    </div>
  );
}

/** Focuses a form's first invalid field whenever it was rejected: with other errors, or at one more attempt. */
export function useFocusFirstInvalid<Form extends HTMLElement = HTMLFormElement>(
  rejection: Readonly<Record<string, string>> | number,
): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (rejection !== 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejection]);
  return form;
}
