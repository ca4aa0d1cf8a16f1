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
  /** It holds what was typed before a reload or a login. */
  restored: boolean;
  busy: boolean;
  onType: (name: string, value: string) => void;
  onLeave: () => void;
  onSubmit: () => void;
  onDiscard: () => void;
}

/** What a company says of itself. */
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
  // A refused form leads to its first wrong field.
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
            // The button goes with the draft.
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
