import { useState, useId } from 'react';
import { zh } from '../../i18n/zh';
import { ErrorSummary } from '../../components/ErrorSummary';
import { Field } from '../../components/Field';
import { FormattedField } from '../../components/FormattedField';
import { telephoneDigits } from '../../contract/typedNumbers';
import { groupedTelephone } from '../../lib/typedNumber';
import { isCommonPassword, type RegisterFields } from './accountForms';
import styles from './AuthPage.module.css';
import { CaptchaField } from './CaptchaField';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm, type AccountFormProps } from './useAccountForm';
import { zhConsent } from '../../i18n/zhConsent';
import { paths } from '../../lib/paths';
import { Icon } from '../../components/Icon';

interface ConsentFieldProps {
  checked: boolean;
  error?: string;
  onCheck: (checked: boolean) => void;
}

/** Consent to the privacy terms. They open in a new tab, since the form would lose its input. */
function ConsentField({ checked, error, onCheck }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="agreed"
          required
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={({ target }) => onCheck(target.checked)}
        />
        <span>
          {zhConsent.agree}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {zhConsent.terms}
          </a>
        </span>
      </label>
      {error && (
        <span className="err" id={id}>
          <Icon name="info" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}

const empty: RegisterFields = {
  fdComName: '',
  userName: '',
  password: '',
  confirmPassword: '',
  validateCode: '',
  agreed: false,
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

const summarised = [
  ...table,
  { name: 'validateCode', label: zh.auth.captcha },
  { name: 'agreed', label: zh.site.privacy },
];

/** The registration of a company. Input stays in this component. */
export function RegisterForm(props: AccountFormProps<RegisterFields>) {
  const { busy, message, errors, picture } = props;
  const { fields, change, form, submit, isInert } = useAccountForm(empty, props);
  // Told before the captcha, which a refusal would use up.
  const [isLeft, setLeft] = useState(false);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={fields.agreed ? { ...errors, agreed: '' } : errors} fields={summarised} message={message} />
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
      <ConsentField
        checked={fields.agreed}
        error={fields.agreed ? undefined : errors.agreed}
        onCheck={(agreed) => change({ agreed })}
      />
      <button className="btn" type="submit" disabled={isInert} aria-busy={busy || undefined}>
        {zh.auth.register}
      </button>
    </form>
  );
}
