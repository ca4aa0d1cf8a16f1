import { useEffect, useRef, useState } from 'react';
import { Field, FormMessage } from '../../components/Field';
import { zh } from '../../i18n/zh';
import { useAppDispatch, useAppSelector, useVault } from '../../state/hooks';
import { accountFormRefused, selectAccountForm } from './accountFormsSlice';
import { authApi } from './authApi';
import styles from './AuthPage.module.css';

/** The second step of a staff login. Input stays in this component. */
export function CodeForm({ redirect }: { redirect: string | null }) {
  const dispatch = useAppDispatch();
  const vault = useVault();
  const { busy, message, errors } = useAppSelector(selectAccountForm);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // It replaces the form that had the focus; after a rejection the code is typed again.
  useEffect(() => field.current?.focus(), [isRecovery, message, errors]);
  const label = isRecovery ? zh.loginCode.recoveryCode : zh.loginCode.code;
  const submit = () => {
    if (busy) return;
    const oneTimeCode = code.trim();
    setCode('');
    if (oneTimeCode === '') {
      dispatch(accountFormRefused({ message: null, errors: { oneTimeCode: zh.form.fill(label) }, needsCode: true }));
      return;
    }
    const args = { username: '', rememberMe: false, redirect, secrets: vault.put({ oneTimeCode }) };
    void dispatch(authApi.endpoints.login.initiate(args, { track: false }));
  };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormMessage text={message} />
      <Field
        ref={field}
        label={label}
        name="oneTimeCode"
        required
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        hint={isRecovery ? zh.loginCode.recoveryHint : zh.loginCode.hint}
        error={code === '' ? errors.oneTimeCode : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {zh.auth.login}
      </button>
      <div className="row">
        <button className="link" type="button" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? zh.loginCode.useCode : zh.loginCode.useRecoveryCode}
        </button>
        <button
          className="link"
          type="button"
          onClick={() => dispatch(accountFormRefused({ message: null, errors: {} }))}
        >
          {zh.loginCode.back}
        </button>
      </div>
    </form>
  );
}
