import { zh } from '../../i18n/zh';
import { FormattedField } from '../../components/FormattedField';
import { telephoneDigits } from '../../contract/typedNumbers';
import { groupedTelephone } from '../../lib/typedNumber';
import type { LoginFields } from './accountForms';
import styles from './AuthPage.module.css';
import { CaptchaField } from './CaptchaField';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm, type AccountFormProps } from './useAccountForm';
import { useCallback } from 'react';
import { useScript } from '../../components/hooks';
import { useAppDispatch } from '../../state/hooks';
import { accountFormRefused } from './accountFormsSlice';

const empty: LoginFields = { username: '', password: '', validateCode: '', rememberMe: false };

/** The password login with its captcha. Input stays in this component. */
export function LoginForm(props: AccountFormProps<LoginFields>) {
  const { busy, message, errors, picture } = props;
  const { fields, change, form, submit, isInert } = useAccountForm(empty, props);
  // A field that has been filled in is no longer invalid.
  const missing = (name: 'username' | 'password' | 'validateCode') => (fields[name] === '' ? errors[name] : undefined);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <FormMessage text={message} />
      <FormattedField
        label={zh.auth.username}
        hint={zh.auth.usernameHint}
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={missing('username')}
        value={fields.username}
        read={telephoneDigits}
        show={groupedTelephone}
        onType={(username) => change({ username })}
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
      <button className="btn" type="submit" disabled={isInert} aria-busy={busy || undefined}>
        {zh.auth.login}
      </button>
    </form>
  );
}

const load = () => import(/* webpackChunkName: "login-code" */ './CodeForm');

interface LoginStepsProps extends AccountFormProps<LoginFields> {
  needsCode: boolean;
  redirect: string | null;
}

/**
 * The password login, and its second step if a code is required: few accounts need it, so its chunk loads on demand.
 */
export function LoginSteps({ needsCode, redirect, busy, ...form }: LoginStepsProps) {
  const dispatch = useAppDispatch();
  const fail = useCallback(
    () => void dispatch(accountFormRefused({ message: zh.site.formNotLoaded, errors: {} })),
    [dispatch],
  );
  const script = useScript(load, needsCode, fail);
  if (needsCode && script) return <script.CodeForm redirect={redirect} />;
  return <LoginForm {...form} busy={busy || needsCode} />;
}
