import type { FormRules } from './form';

const typed = { required: true, verbatim: true } as const;

export const loginForm = {
  username: typed,
  password: typed,
  validateCode: typed,
} as const satisfies FormRules;

export const registerForm = {
  fdComName: { required: true, maxLength: 100 },
  /** It is the username of later logins. */
  userName: { required: true, format: 'mobile' },
  password: { required: true, verbatim: true, minLength: 6, maxLength: 256 },
  confirmPassword: { ...typed, sameAs: 'password' },
  validateCode: { required: true },
} as const satisfies FormRules;

export const { maxLength: maxPasswordLength } = registerForm.password;

/** Whether a text could be a password: length in code points. Older ones may have five. */
export function couldBePassword(text: string): boolean {
  const { length } = [...text];
  return length >= 5 && length <= maxPasswordLength;
}

export const passwordForm = {
  oldPassword: typed,
  password: registerForm.password,
  confirmPassword: registerForm.confirmPassword,
} as const satisfies FormRules;

/** A company's profile: its name, and the contact prefilled into forms. */
export const profileForm = {
  fdComName: registerForm.fdComName,
  contactName: { maxLength: 50 },
  contactPhone: { format: 'mobile' },
  contactEmail: { maxLength: 100, format: 'email' },
} as const satisfies FormRules;
