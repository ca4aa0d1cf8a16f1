import { Field } from '../../components/Field';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';

interface CodeFieldProps {
  label: string;
  hint?: string;
  code: string;
  /** The form was submitted without it. */
  isMissing: boolean;
  onType: (code: string) => void;
}

/** Input for an authenticator's code. */
export function CodeField({ code, isMissing, onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      name="oneTimeCode"
      required
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      error={isMissing ? zh.form.fill(words.code) : undefined}
      value={code}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
