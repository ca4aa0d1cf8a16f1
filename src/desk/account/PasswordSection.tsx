import { useState } from 'react';
import { errorText } from '../../api/errors';
import { maxPasswordLength } from '../../contract/accountForms';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useDeskDispatch } from '../hooks';
import { workSucceeded } from '../../state/noticesSlice';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { useDeskMe } from '../useDeskMe';
import { useChangeOwnPasswordMutation } from './accountApi';
import { CodeField } from './CodeField';
import { submits } from '../shell/submits';

const empty = { oldPassword: '', password: '', confirmPassword: '', oneTimeCode: '' };
type Fields = typeof empty;

/** Client-side validation. */
function errorsOf(
  { oldPassword, password, confirmPassword, oneTimeCode }: Fields,
  hasFactor: boolean,
): Partial<Fields> {
  return {
    ...(oldPassword === '' && { oldPassword: zh.form.fill(words.oldPassword) }),
    ...(password.length < 6 && { password: zh.auth.passwordShort }),
    ...([...password].length > maxPasswordLength && { password: zh.auth.passwordLong }),
    ...(password !== confirmPassword && { confirmPassword: zh.auth.passwordsDiffer }),
    ...(hasFactor && oneTimeCode === '' && { oneTimeCode: zh.form.fill(words.code) }),
  };
}

/** Changes the password, with a code if the second factor is on. Input stays in this component. */
export function PasswordSection() {
  const dispatch = useDeskDispatch();
  const vault = useVault();
  const { secondFactor, newPasswordNeeded } = useDeskMe();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [change, { isLoading, error, reset }] = useChangeOwnPasswordMutation();
  const form = useFocusFirstInvalid(errors as Record<string, string>);
  // The user may type while the response is awaited.
  const type = (name: keyof Fields, value: string) => setFields((typed) => ({ ...typed, [name]: value }));
  const field = (name: keyof Fields, label: string, autoComplete: string) => (
    <PasswordField
      label={label}
      name={name}
      required
      autoComplete={autoComplete}
      error={errors[name]}
      value={fields[name]}
      onChange={({ target }) => type(name, target.value)}
    />
  );
  const submit = async () => {
    const wrong = errorsOf(fields, secondFactor);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isLoading) return;
    if ('error' in (await change({ secrets: vault.put(fields) }))) {
      // A code is valid once.
      type('oneTimeCode', '');
      return;
    }
    reset();
    // What was typed since the sending stays.
    setFields((now) => {
      const isSent = ([name, value]: [string, string]) => value === fields[name as keyof Fields];
      return { ...empty, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
    });
    dispatch(workSucceeded({ text: words.passwordChanged }));
  };
  return (
    <section className={styles.section} aria-labelledby="own-password">
      <h2 className="text-lg" id="own-password">
        {words.password}
      </h2>
      {newPasswordNeeded && <p role="status">{words.newPasswordNeeded}</p>}
      <p className="text-dense ink-2">{words.passwordHint}</p>
      <form ref={form} className={styles.fields} method="post" noValidate onSubmit={submits(() => void submit())}>
        <FormMessage text={error ? errorText(error, zh.states.operationFailed) : null} />
        {field('oldPassword', words.oldPassword, 'current-password')}
        {field('password', words.newPassword, 'new-password')}
        {field('confirmPassword', words.confirmPassword, 'new-password')}
        {secondFactor && (
          <CodeField
            label={words.codeOrRecovery}
            code={fields.oneTimeCode}
            isMissing={errors.oneTimeCode !== undefined}
            onType={(code) => type('oneTimeCode', code)}
          />
        )}
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.changePassword}
        </button>
      </form>
    </section>
  );
}
