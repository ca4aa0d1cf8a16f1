import { useRef, type MouseEvent } from 'react';
import { zh } from '../i18n/zh';
import { FormMessage } from './FormMessage';
import { Icon } from './Icon';

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
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({ name }) => errors[name]);
  if (wrong.length < 2) return <FormMessage text={message} />;
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const field = summary.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <div ref={summary} className="note full" role={message ? 'alert' : undefined}>
      <Icon name="info" />
      <p>
        {message ?? zh.form.errors(wrong.length)}
        {message && <br />}
        {wrong.map(({ name, label }, place) => (
          <span key={name}>
            {place > 0 && '、'}
            <a className="nb" href={`#${name}`} onClick={(event) => go(event, name)}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
