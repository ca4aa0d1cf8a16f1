import { Field } from '../../components/Field';

interface CodeFieldProps {
  label: string;
  hint?: string;
  code: string;
  error?: string;
  onType: (code: string) => void;
}

/** A code of the authenticator. */
export function CodeField({ code, onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      name="oneTimeCode"
      required
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      value={code}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
