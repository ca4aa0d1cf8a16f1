import type { Envelope } from './envelope';

/** Login payload, form-encoded. */
export interface LoginPayload {
  username: string;
  password: string;
  rememberMe: boolean;
  validateCode: string;
}

/** Login answer: `is_cust` '0' is a back-office user. */
export interface LoginAnswer extends Envelope {
  token?: string;
  is_cust?: string;
}

/** Register payload, form-encoded. */
export interface RegisterPayload {
  fdComName: string;
  /** A mobile number; it is the username of later logins. */
  userName: string;
  password: string;
  confirmPassword: string;
  validateCode: string;
}

/** Current user, from /api/user/info. */
export interface UserInfo {
  username: string;
  avatar: string | null;
  fdComId: string | null;
  fdComName: string | null;
}
