import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, type FieldProps } from './Field';

interface FormattedFieldProps extends Omit<Extract<FieldProps, { as?: 'input' }>, 'onChange' | 'value'> {
  /** In plain form, or invalid input. */
  value: string;
  /** Reads what is typed. */
  read: (typed: string) => string;
  /** Formats the value, while it is not edited. */
  show: (value: string) => string;
  /** Formats the value when editing begins; by default it stays as it is shown. */
  edit?: (value: string) => string;
  onType: (value: string) => void;
  onLeave?: () => void;
}

/** A value in a text input that is read from any notation, and formatted when the field is left: the caret never jumps. */
export function FormattedField({ value, read, show, edit = show, onType, onLeave, ...field }: FormattedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  const [isEdited, setEdited] = useState(false);
  /** The input since the field got the focus; null before anything is typed. */
  const [typed, setTyped] = useState<string | null>(null);

  // Another format changes the text and drops a selection; after Tab it is selected again, to be typed over.
  useLayoutEffect(() => {
    if (isEdited && wasSelected.current) input.current?.select();
  }, [isEdited]);

  return (
    <Field
      {...field}
      ref={input}
      value={typed ?? (isEdited ? edit : show)(value)}
      onFocus={({ target }) => {
        wasSelected.current = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        // At once: what focuses the field by script may select its text next, to replace it.
        flushSync(() => setEdited(true));
      }}
      onChange={({ target }) => {
        // Autofill changes fields that are not focused.
        setTyped(target === target.ownerDocument.activeElement ? target.value : null);
        onType(read(target.value));
      }}
      onBlur={() => {
        setEdited(false);
        setTyped(null);
        onLeave?.();
      }}
    />
  );
}
