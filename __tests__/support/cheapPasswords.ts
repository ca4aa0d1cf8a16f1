import type { PasswordCost } from '../../server/auth/passwords';

/** The lowest cost that argon2 accepts: test servers hash a password for each account of each test. */
export const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
