import { useEffect, useRef } from 'react';
import { Icon } from './Icon';

/** A message about the whole form; it is read out when it comes, and seen: the key that it answers may be far below it. */
export function FormMessage({ text }: { text: string | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no cleanup.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (text === null) return null;
  return (
    <p ref={note} className="note" role="alert">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}
