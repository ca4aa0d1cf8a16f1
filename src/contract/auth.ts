import type { loginForm, registerForm } from './accountForms';
import type { Envelope } from './envelope';
import type { FormValues } from './form';

/** Login payload, form-encoded. */
export type LoginPayload = FormValues<typeof loginForm> & { rememberMe: boolean };

/** Login answer: `is_cust` '0' is a back-office user. */
export interface LoginAnswer extends Envelope {
  token?: string;
  is_cust?: string;
}

/** Code of a login's answer whose password was right: a code of the authenticator is to follow. */
export const codeNeeded = 428;

/** Register payload, form-encoded. */
export type RegisterPayload = FormValues<typeof registerForm>;

/** Current user, from /api/user/info. */
export interface UserInfo {
  username: string;
  avatar: string | null;
  fdComId: string | null;
  fdComName: string | null;
}
