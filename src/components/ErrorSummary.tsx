import type { MouseEvent } from 'react';
import { zh } from '../i18n/zh';
import { FormMessage } from './Field';
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
