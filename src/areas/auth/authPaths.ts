import { paths, returnQuery } from '../../lib/paths';

const registerPaths: string[] = [paths.register, paths.accountRegister];
const authPaths: string[] = [paths.login(), paths.accountLogin, ...registerPaths];

const pathOf = (address: string): string => address.split(/[?#]/)[0];

/** Whether an address, with or without its query, is a login or register page. */
export const isAuthPath = (address: string): boolean => authPaths.includes(pathOf(address));

/** Whether an address is one of the register pages. */
export const isRegisterPath = (address: string): boolean => registerPaths.includes(pathOf(address));

/** The redirect target of an address, unchecked. A hand-written one may hold a `?`. */
export const redirectOf = (address: string): string | null =>
  new URLSearchParams(address.split('#')[0].replace(/^[^?]*/, '')).get('redirect');

/** The register page, passing on the redirect target. */
export const registerPath = (redirect?: string): string => paths.register + returnQuery('redirect', redirect);
