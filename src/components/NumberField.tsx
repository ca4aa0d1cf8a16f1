import { useLayoutEffect, useRef, useState } from 'react';
import { zh } from '../i18n/zh';
import { groupedNumber, plainNumber, tenThousands } from '../lib/typedNumber';
import { Field, type FieldProps } from './Field';

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
export function NumberField({ hint, isMoney = false, value, onType, onLeave, ...frame }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  /** The input; null while the field is not focused. */
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null;

  // Removing the commas changes the text and drops a selection; after Tab it is selected again, to be typed over.
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
