import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import '../styles/fields.css';

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
