import { useState } from 'react';
import { zh } from '../../i18n/zh';
import { Field } from '../../components/Field';
import type { RegisterFields } from './accountForms';
import css from './AuthPage.module.css';
import { CaptchaField, type CaptchaPicture } from './CaptchaField';
import { FormMessage } from './FormMessage';
import { PasswordField } from './PasswordField';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';

interface RegisterFormProps {
  busy: boolean;
  message: string | null;
  errors: Readonly<Record<string, string>>;
  picture: CaptchaPicture;
  /** Resolves to whether the captcha is used up. */
  onSubmit: (fields: RegisterFields) => Promise<boolean>;
}

const empty: RegisterFields = { fdComName: '', userName: '', password: '', confirmPassword: '', validateCode: '' };

/** The fields before the captcha, in the order of the screen. */
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

/** The registration of a company. What is typed stays in this component. */
export function RegisterForm({ busy, message, errors, picture, onSubmit }: RegisterFormProps) {
  const [fields, setFields] = useState(empty);
  const change = (changed: Partial<RegisterFields>) => setFields((before) => ({ ...before, ...changed }));
  const form = useFocusFirstInvalid(errors);
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
      {table.map(({ name, type, ...field }) => {
        const shared = {
          ...field,
          name,
          required: true,
          error: errors[name],
          value: fields[name],
          onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
        };
        return type === 'password' ? (
          <PasswordField key={name} {...shared} />
        ) : (
          <Field key={name} {...shared} type={type} />
        );
      })}
      <CaptchaField
        picture={picture}
        busy={busy}
        value={fields.validateCode}
        error={errors.validateCode}
        onType={(validateCode) => change({ validateCode })}
      />
      <button className="btn" type="submit" aria-busy={busy || undefined}>
        {zh.auth.register}
      </button>
    </form>
  );
}
