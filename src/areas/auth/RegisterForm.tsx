import { useState } from 'react';
import { zh } from '../../i18n/zh';
import { ErrorSummary } from '../../components/ErrorSummary';
import { Field } from '../../components/Field';
import { FormattedField } from '../../components/FormattedField';
import { telephoneDigits } from '../../contract/typedNumbers';
import { groupedTelephone } from '../../lib/typedNumber';
import { isCommonPassword, type RegisterFields } from './accountForms';
import styles from './AuthPage.module.css';
import { CaptchaField } from './CaptchaField';
import { ConsentField } from './ConsentField';
import { PasswordField } from '../../components/PasswordField';
import { useAccountForm, type AccountFormProps } from './useAccountForm';

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
