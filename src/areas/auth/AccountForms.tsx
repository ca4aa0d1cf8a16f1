import { useLayoutEffect, useState, type FormEvent, useCallback, useContext, type ReactNode } from 'react';
import { useIsHydrating } from '../../components/hydration';
import { zh } from '../../i18n/zh';
import { FormattedField } from '../../components/FormattedField';
import { telephoneDigits } from '../../contract/typedNumbers';
import { groupedTelephone } from '../../lib/typedNumber';
import { useFocusFirstInvalid, FormMessage, Field, ErrorSummary } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { useScript, DisplayLinkContext } from '../../components/hooks';
import { useAppDispatch } from '../../state/hooks';
import { paths } from '../../lib/paths';
import { type CaptchaPicture, CaptchaField } from './CaptchaField';
import type { RegisterPayload } from '../../contract/auth';
import { type LoginFields, isCommonPassword } from './accountForms';
import { accountFormRefused } from './accountFormsSlice';
import styles from './AuthPage.module.css';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { Slogan } from '../../components/Slogan';
import { Link } from '../../components/Link';
import cabinet from './cabinet.svg';

interface AccountFormProps<Fields> {
  busy: boolean;
  message: string | null;
  errors: Readonly<Record<string, string>>;
  picture: CaptchaPicture;
  /** Resolves to whether the captcha is used up. */
  onSubmit: (fields: Fields) => Promise<boolean>;
}

/** Values that differ from the server-rendered ones: typed or autofilled before hydration. */
function filledIn<Fields extends object>(form: HTMLFormElement | null, initial: Fields): Partial<Fields> {
  const changed = Object.entries(initial).flatMap(([name, value]): [string, unknown][] => {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) return [];
    const current = control.type === 'checkbox' ? control.checked : control.value;
    return current === value ? [] : [[name, current]];
  });
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** The fields of the login or register form, and their submission. Input stays in the component. */
function useAccountForm<Fields extends { validateCode: string }>(
  empty: Fields,
  { busy, errors, picture, onSubmit }: AccountFormProps<Fields>,
) {
  const [fields, setFields] = useState(empty);
  const form = useFocusFirstInvalid(errors);
  const isInert = useIsHydrating();
  // Once, before any re-render resets the fields; the DOM cannot be read earlier.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setFields((before) => ({ ...before, ...filledIn(form.current, before) })), [form]);
  const send = async () => {
    // An audio captcha that has not been played cannot have been answered.
    if (busy || picture.sound?.state === 'loading') return;
    if (await onSubmit(fields)) setFields((before) => ({ ...before, validateCode: '' }));
  };
  return {
    fields,
    change: (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed })),
    form,
    /** Before hydration a native submit would put the fields, passwords included, into the URL. */
    isInert,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void send();
    },
  };
}

const emptyLogin: LoginFields = { username: '', password: '', validateCode: '', rememberMe: false };

/** The password login with its captcha. Input stays in this component. */
export function LoginForm(props: AccountFormProps<LoginFields>) {
  const { busy, message, errors, picture } = props;
  const { fields, change, form, submit, isInert } = useAccountForm(emptyLogin, props);
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

const emptyRegistration: RegisterPayload = {
  fdComName: '',
  userName: '',
  password: '',
  confirmPassword: '',
  validateCode: '',
};

/** The fields before the captcha, in display order. */
const table = [
  { name: 'fdComName', label: zh.auth.companyName, type: 'text', autoComplete: 'organization' },
  { name: 'userName', label: zh.auth.phone, type: 'tel', autoComplete: 'tel-national' },
  {
    name: 'password',
    label: zh.auth.password,
    type: 'password',
    autoComplete: 'new-password',
    hint: zh.auth.passwordHint,
  },
  { name: 'confirmPassword', label: zh.auth.confirmPassword, type: 'password', autoComplete: 'new-password' },
] as const;

const summarised = [...table, { name: 'validateCode', label: zh.auth.captcha }];

/** The registration of a company. Input stays in this component. */
export function RegisterForm(props: AccountFormProps<RegisterPayload>) {
  const { busy, message, errors, picture } = props;
  const { fields, change, form, submit, isInert } = useAccountForm(emptyRegistration, props);
  // Told before the captcha, which a refusal would use up.
  const [isLeft, setLeft] = useState(false);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} fields={summarised} message={message} />
      {table.map(({ name, type, ...field }) => {
        const shared = {
          ...field,
          name,
          required: true,
          error: errors[name],
          value: fields[name],
          onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
        };
        if (name === 'password') {
          const error = errors.password ?? (isLeft && isCommonPassword(fields) && zh.account.passwordCommon);
          return <PasswordField key={name} {...shared} error={error || undefined} onBlur={() => setLeft(true)} />;
        }
        if (type === 'password') return <PasswordField key={name} {...shared} />;
        if (type === 'text') return <Field key={name} {...shared} type={type} />;
        return (
          <FormattedField
            key={name}
            {...shared}
            type={type}
            read={telephoneDigits}
            show={groupedTelephone}
            onType={(text) => change({ [name]: text })}
          />
        );
      })}
      <CaptchaField
        picture={picture}
        busy={busy}
        value={fields.validateCode}
        error={errors.validateCode}
        onType={(validateCode) => change({ validateCode })}
      />
      {/* In a new tab, since the form would lose its input. */}
      <p className={styles.note}>
        {zh.consent.agree}
        <a href={paths.privacy} target="_blank" rel="noopener">
          {zh.consent.terms}
        </a>
      </p>
      <button className="btn" type="submit" disabled={isInert} aria-busy={busy || undefined}>
        {zh.auth.register}
      </button>
    </form>
  );
}

interface AuthPageProps {
  heading: string;
  /** Whether it is rendered without header and footer. */
  alone: boolean;
  /** A form is waiting for this login. */
  formWaits?: boolean;
  children: ReactNode;
  /** Link from login to registration or back. */
  other: { label: string; to: string };
}

export function AuthPage({ heading, alone, formWaits = false, children, other }: AuthPageProps) {
  const displayLink = useContext(DisplayLinkContext);
  const content = (
    <>
      <PageTitle heading={heading} />
      <PageHeading text={heading} className={styles.heading} />
      {formWaits && <p className={styles.note}>{zh.auth.comeBack}</p>}
      {children}
      <p className={styles.other}>
        <Link to={other.to}>{other.label}</Link>
      </p>
    </>
  );
  if (!alone) return <div className={styles.inShell}>{content}</div>;
  return (
    <main className={styles.page} id="main">
      <div className={`${styles.art} on-dark`}>
        <Link className={styles.logo} to={paths.home}>
          <img className="logo" src="/icons/logo-light.svg" alt={zh.site.name} width={238} height={40} />
        </Link>
        <img className={styles.cabinet} src={cabinet} alt="" width={560} height={660} />
        <p>
          <Slogan />
        </p>
      </div>
      <p className={styles.display}>{displayLink}</p>
      <div className={styles.side}>
        <div>{content}</div>
      </div>
    </main>
  );
}
