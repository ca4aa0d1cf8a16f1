import { passwordForm } from '../../contract/accountForms';
import type { Profile } from '../../contract/account';
import { isGuessable } from '../../contract/commonPasswords';
import { validate, type ValidationError } from '../../contract/form';
import { profileForm } from '../../contract/profileForm';
import { zh } from '../../i18n/zh';
import { contactViews } from '../../lib/contactViews';
import { formFields, type FieldValues } from '../../lib/formFields';

/** The fields of a company's profile, in display order. */
export const profileFields = formFields(profileForm, {
  fdComName: { label: zh.profile.companyName, full: true, hint: zh.profile.nameHint, autoComplete: 'organization' },
  contactName: contactViews.person,
  contactPhone: contactViews.phone,
  contactEmail: { ...contactViews.email, full: true },
});

/** The initial values of the profile form. */
export const profileValues = (profile: Profile): FieldValues =>
  Object.fromEntries(profileFields.map(({ name }) => [name, profile[name as keyof typeof profileForm] ?? '']));

/** The values of the password form. */
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
