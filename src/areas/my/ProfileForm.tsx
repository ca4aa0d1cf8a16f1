import { useEffect, useRef, useState } from 'react';
import { zh } from '../../i18n/zh';
import type { FieldValues } from '../../lib/formFields';
import { DraftNotice } from '../../components/DraftNotice';
import { FormFields } from '../../components/FormFields';
import { profileFields } from './profileFields';
import styles from './ProfilePage.module.css';

interface ProfileFormProps {
  values: FieldValues;
  errors: FieldValues;
  /** Restored from a draft, from before a reload or login. */
  restored: boolean;
  busy: boolean;
  onType: (name: string, value: string) => void;
  onLeave: () => void;
  onSubmit: () => void;
  onDiscard: () => void;
}

/** The company's profile fields. */
export function ProfileForm({
  values,
  errors,
  restored,
  busy,
  onType,
  onLeave,
  onSubmit,
  onDiscard,
}: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A rejected form focuses its first invalid field.
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="contacts"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setAttempts((count) => count + 1);
      }}
    >
      {restored && (
        <DraftNotice
          role="status"
          text={zh.profile.restored}
          action={zh.profile.discard}
          onAction={() => {
            onDiscard();
            // The button disappears with the draft.
            form.current?.querySelector<HTMLElement>('input')?.focus();
          }}
        />
      )}
      <p className={styles.note}>{zh.profile.contactsNote}</p>
      <div className="form">
        <FormFields fields={profileFields} values={values} errors={errors} onType={onType} onLeave={onLeave} />
      </div>
      <p className={styles.submit}>
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          {zh.profile.save}
        </button>
      </p>
    </form>
  );
}
