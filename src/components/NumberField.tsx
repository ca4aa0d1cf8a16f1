import { useLayoutEffect, useRef, useState } from 'react';
import { zh } from '../i18n/zh';
import { groupedNumber, plainNumber, tenThousands } from '../lib/typedNumber';
import { Field, type FieldProps } from './Field';

interface NumberFieldProps extends Pick<FieldProps, 'label' | 'name' | 'error' | 'required' | 'full'> {
  hint?: string | undefined;
  /** An amount in yuan: said in 万元 too, so that nobody miscounts the zeros. */
  isMoney?: boolean;
  /** Plain digits, or whatever was typed that is no number. */
  value: string;
  onType: (value: string) => void;
  onLeave: () => void;
}

/**
 * A number as a field of text: the wheel cannot change it, and a browser throws nothing away that was typed. Thousands
 * are parted while nobody types into it.
 */
export function NumberField({ hint, isMoney = false, value, onType, onLeave, ...frame }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  /** What is being typed; null while the field has no focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null;

  // Without its commas the text is another one: who came by the Tab key has all of it selected, and types over it.
  useLayoutEffect(() => {
    if (isTyping && wasSelected.current) input.current?.select();
  }, [isTyping]);

  const amount = isMoney ? tenThousands(value) : undefined;
  return (
    <Field
      {...frame}
      ref={input}
      hint={amount === undefined ? hint : zh.form.inTenThousands(amount)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? groupedNumber(value)}
      onFocus={({ target }) => {
        wasSelected.current = target.selectionStart === 0 && target.selectionEnd === target.value.length;
        setTyped(value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(plainNumber(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
    />
  );
}
