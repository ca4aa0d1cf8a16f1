import type { LoginPayload, RegisterPayload } from '../../contract/auth';

/** A captcha's picture as a data URL, and whether the backend offers an audio one. */
export interface CaptchaAnswer {
  picture: string;
  spoken: boolean;
}

/** The login arguments; `secrets` refers to password and captcha code in the vault, or to the second factor's code. */
export interface LogInArgs extends Pick<LoginPayload, 'username' | 'rememberMe'> {
  secrets: string;
  /** The redirect target from the address bar, unchecked. */
  redirect: string | null;
}

/** `session` refers to the token in the vault: only the auth slice puts it into the store. */
export interface LoggedInAnswer {
  session: string;
  backOffice: boolean;
}

export interface RegisterArgs extends Pick<RegisterPayload, 'fdComName' | 'userName'> {
  secrets: string;
  idempotencyKey: string;
}
