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

/** The company's profile, shown on its account page. */
export interface Profile {
  username: string;
  fdComName: string | null;
  avatar: string | null;
  /** Prefilled into forms. */
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Of its latest supply or demand entry, for the next one. */
  lastEntry?: LastEntry;
  createdAt: string;
  /** Staff made up the password, and nothing can be sent before it is changed. */
  newPasswordNeeded?: boolean;
}

/** What one publication has in common with the next. */
export type LastEntry = Record<'fdContactsPerson' | 'fdContactsPhone' | 'fdArea' | 'fdContactsAddress', string | null>;

export interface SessionLine {
  sessionId: string;
  /** Browser and operating system, from the user agent. */
  device: string | null;
  createdAt: string;
  usedAt: string;
  /** Whether this is the session of the request. */
  current: boolean;
}
