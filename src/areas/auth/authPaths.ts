import { paths } from '../../lib/paths';

const authPaths: string[] = [paths.login(), paths.register, paths.accountLogin, paths.accountRegister];

/** Whether an address, with or without its query, is one of the login and register pages (spec §2.1). */
export const isAuthPath = (address: string): boolean => authPaths.includes(address.split(/[?#]/)[0]);
