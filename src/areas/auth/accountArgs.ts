import type { LoginPayload, RegisterPayload } from '../../contract/auth';

/** A captcha's picture as a data URL, and whether the backend speaks one, too. */
export interface CaptchaAnswer {
  picture: string;
  spoken: boolean;
}

/** What the login form hands over; `secrets` refers to password and captcha code in the vault, or to the second step's. */
export interface LogInArgs extends Pick<LoginPayload, 'username' | 'rememberMe'> {
  secrets: string;
  /** Where to go afterwards, as the address bar had it, unchecked. */
  redirect: string | null;
}

/** `session` refers to the token in the vault: it reaches the store only through the auth slice. */
export interface LoggedInAnswer {
  session: string;
  backOffice: boolean;
}

export interface RegisterArgs extends Pick<RegisterPayload, 'fdComName' | 'userName'> {
  secrets: string;
  idempotencyKey: string;
}
