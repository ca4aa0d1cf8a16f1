import type { loginForm, registerForm } from './accountForms';
import type { Envelope } from './envelope';
import type { FormValues } from './form';

/** Login payload, form-encoded. */
export type LoginPayload = FormValues<typeof loginForm> & { rememberMe: boolean };

/** Login response: `is_cust` '0' is a back-office user. */
export interface LoginAnswer extends Envelope {
  token?: string;
  is_cust?: string;
}

/** Response code of a login whose password was right: an authenticator code is required. */
export const codeNeeded = 428;

/** Register payload, form-encoded. */
export type RegisterPayload = FormValues<typeof registerForm>;

/** Current user, from /api/user/info. */
export interface UserInfo {
  username: string;
  avatar: string | null;
  fdComId: string | null;
  fdComName: string | null;
  /** Own submissions on which staff acted since the company looked. */
  news?: number;
}
