import { plainNumber } from '../contract/typedNumbers';
import { zh } from '../i18n/zh';
import { groupedNumber } from '../lib/numbers';
import { tenThousands } from '../lib/typedNumber';
import type { FieldProps } from './Field';
import { FormattedField } from './FormattedField';

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
export function NumberField({ hint, isMoney = false, value, ...field }: NumberFieldProps) {
  const amount = isMoney ? tenThousands(value) : undefined;
  return (
    <FormattedField
      {...field}
      hint={amount === undefined ? hint : zh.form.inTenThousands(amount)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      read={plainNumber}
      show={groupedNumber}
      edit={(plain) => plain}
    />
  );
}
