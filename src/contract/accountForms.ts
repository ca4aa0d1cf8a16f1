import type { FormRules } from './form';

const typed = { required: true, verbatim: true } as const;

/** The login. */
export const loginForm = {
  username: typed,
  password: typed,
  validateCode: typed,
} as const satisfies FormRules;

/** The registration of a company. */
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

/** A change of password by a logged-in user. */
export const passwordForm = {
  oldPassword: typed,
  password: registerForm.password,
  confirmPassword: registerForm.confirmPassword,
} as const satisfies FormRules;
