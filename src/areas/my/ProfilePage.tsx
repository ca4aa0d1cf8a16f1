import type { ReactNode } from 'react';
import type { Profile } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import { Block } from '../../components/Block';
import { FactIcon } from '../../components/FactIcon';
import { FactSheet } from '../../components/FactSheet';
import { PageHeading } from '../../components/PageHeading';
import { PhoneText } from '../../components/PhoneText';
import { Skeleton } from '../../components/Skeleton';
import { type FieldValues, formFields, contactViews } from '../../lib/formFields';
import { FormFields } from '../../components/FormFields';
import { passwordForm, profileForm } from '../../contract/accountForms';
import { isGuessable } from '../../contract/commonPasswords';
import { validate, type ValidationError } from '../../contract/form';
import { useAppDispatch } from '../../state/hooks';
import { downloadOwnData } from './download';
import { useDraftForm } from './useDraftForm';
import styles from './ProfilePage.module.css';
import sheet from './SubmissionSheet.module.css';

export function ProfilePart({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  return (
    <Block className={styles.part} id={id} text={text}>
      {children}
    </Block>
  );
}

interface ProfilePageProps {
  /** Undefined while loading. */
  profile?: Profile;
  avatar: ReactNode;
  children: ReactNode;
}

/** A company's profile: its sections stacked, beside them who it is. */
export function ProfilePage({ profile, avatar, children }: ProfilePageProps) {
  return (
    <div className={sheet.page}>
      <div className={`sheet ${sheet.part} ${sheet.lead}`}>
        <PageHeading text={zh.ownPages.profile} />
        <p className="mt-1 text-15 ink-2">{zh.profile.intro}</p>
      </div>
      <aside className={sheet.receipt} aria-label={zh.profile.account}>
        <FactSheet
          title={zh.profile.account}
          facts={[
            {
              label: zh.profile.username,
              value: profile ? <PhoneText value={profile.username} /> : <Skeleton width={112} />,
              full: true,
            },
            { label: zh.profile.joined, value: profile?.createdAt.slice(0, 10) ?? <Skeleton width={96} />, full: true },
          ]}
        />
        {avatar}
      </aside>
      <div className={`sheet ${sheet.details}`}>{children}</div>
    </div>
  );
}

/** Link to download all data that the portal keeps of the company. */
export function OwnData() {
  const dispatch = useAppDispatch();
  return (
    <>
      <p className={styles.note}>{zh.profile.dataNote}</p>
      <p className={styles.submit}>
        <button type="button" className="btn btn--line" onClick={() => void dispatch(downloadOwnData())}>
          <FactIcon name="download" />
          {zh.profile.getData}
        </button>
      </p>
    </>
  );
}

export function ProfileSkeleton() {
  return (
    <ProfilePage avatar={<Skeleton width="100%" height={144} above={24} />}>
      <div className={styles.part} aria-hidden="true">
        <Skeleton width={120} height={20} />
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} width="100%" height={44} above={40} />
        ))}
      </div>
    </ProfilePage>
  );
}

/** Draft id of an account's unsaved profile changes. */
export const profileDraft = 'profile:own';

export function ProfileForm({ profile, onSubmit }: { profile: Profile; onSubmit: () => void }) {
  const { draft, form, touched, type, commit, submit, notice } = useDraftForm(profileDraft);
  const values = { ...profileValues(profile), ...touched };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="contacts"
      onSubmit={(event) => {
        event.preventDefault();
        submit(onSubmit);
      }}
    >
      {notice(zh.profile)}
      <p className={styles.note}>{zh.profile.contactsNote}</p>
      <div className="form">
        <FormFields fields={profileFields} values={values} errors={draft.errors} onType={type} onLeave={commit} />
      </div>
      <p className={styles.submit}>
        <button className="btn" type="submit" aria-busy={draft.submitting || undefined}>
          {zh.profile.save}
        </button>
      </p>
    </form>
  );
}

/** The fields of a company's profile, in display order. */
export const profileFields = formFields(profileForm, {
  fdComName: { label: zh.profile.companyName, full: true, hint: zh.profile.nameHint, autoComplete: 'organization' },
  contactName: contactViews.person,
  contactPhone: contactViews.phone,
  contactEmail: { ...contactViews.email, full: true },
});

export const profileValues = (profile: Profile): FieldValues =>
  Object.fromEntries(profileFields.map(({ name }) => [name, profile[name as keyof typeof profileForm] ?? '']));

export type PasswordFields = Record<keyof typeof passwordForm, string>;

const passwordMessages: Record<keyof PasswordFields, (error: ValidationError) => string> = {
  oldPassword: () => zh.form.fill(zh.profile.oldPassword),
  password: (error) => (error === 'tooLong' ? zh.auth.passwordLong : zh.auth.passwordShort),
  confirmPassword: (error) => (error === 'missing' ? zh.form.fill(zh.auth.confirmPassword) : zh.auth.passwordsDiffer),
};

/** All invalid fields of a password change show their message at once. */
export function passwordErrors(fields: PasswordFields): FieldValues {
  const invalid = validate(passwordForm, fields, '').map(([name, error]) => [name, passwordMessages[name](error)]);
  const errors = Object.fromEntries(invalid) as FieldValues;
  if (!errors.password && isGuessable(fields.password, [])) errors.password = zh.account.passwordCommon;
  return fields.password === '' ? { ...errors, password: zh.form.fill(zh.profile.newPassword) } : errors;
}
