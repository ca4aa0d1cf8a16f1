import { useState } from 'react';
import { zh } from '../i18n/zh';
import { FactIcon } from './FactIcon';
import { Field, type FieldProps } from './Field';
import styles from './PasswordField.module.css';

/** A password input with a show/hide button. */
export function PasswordField(field: Omit<Extract<FieldProps, { as?: 'input' }>, 'as' | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      className={styles.input}
      autoCapitalize="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.show}
        aria-pressed={shown}
        title={shown ? zh.auth.hidePassword : zh.auth.showPassword}
        onClick={() => setShown(!shown)}
      >
        <FactIcon name={shown ? 'eyeOff' : 'eye'} />
        <span className="vh">{zh.auth.showPassword}</span>
      </button>
    </Field>
  );
}
