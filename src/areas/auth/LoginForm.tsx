import { useState } from 'react';
import { zh } from '../../i18n/zh';
import { Field } from '../../components/Field';
import type { LoginFields } from './accountForms';
import css from './AuthPage.module.css';
import { CaptchaField, type CaptchaPicture } from './CaptchaField';
import { FormMessage } from './FormMessage';
import { PasswordField } from './PasswordField';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';

interface LoginFormProps {
  busy: boolean;
  message: string | null;
  errors: Readonly<Record<string, string>>;
  picture: CaptchaPicture;
  /** Resolves to whether the captcha is used up. */
  onSubmit: (fields: LoginFields) => Promise<boolean>;
}

const empty: LoginFields = { username: '', password: '', validateCode: '', rememberMe: false };

/** The password login with its captcha. What is typed stays in this component. */
export function LoginForm({ busy, message, errors, picture, onSubmit }: LoginFormProps) {
  const [fields, setFields] = useState(empty);
  const change = (changed: Partial<LoginFields>) => setFields((before) => ({ ...before, ...changed }));
  const form = useFocusFirstInvalid(errors);
  // A field that has been filled in meanwhile is no longer wrong.
  const missing = (name: 'username' | 'password' | 'validateCode') => (fields[name] === '' ? errors[name] : undefined);
  const submit = async () => {
    // An exercise that is still to be heard cannot have been answered.
    if (busy || picture.sound?.state === 'loading') return;
    if (await onSubmit(fields)) change({ validateCode: '' });
  };
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormMessage text={message} />
      <Field
        label={zh.auth.username}
        name="username"
        required
        autoComplete="username"
        error={missing('username')}
        value={fields.username}
        onChange={({ target }) => change({ username: target.value })}
      />
      <PasswordField
        label={zh.auth.password}
        name="password"
        required
        autoComplete="current-password"
        error={missing('password')}
        value={fields.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <CaptchaField
        picture={picture}
        busy={busy}
        value={fields.validateCode}
        error={missing('validateCode')}
        onType={(validateCode) => change({ validateCode })}
      />
      <label className="check">
        <input
          type="checkbox"
          name="rememberMe"
          checked={fields.rememberMe}
          onChange={({ target }) => change({ rememberMe: target.checked })}
        />
        {zh.auth.rememberMe}
      </label>
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {zh.auth.login}
      </button>
    </form>
  );
}
