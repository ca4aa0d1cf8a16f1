import type { PasswordCost } from '../../server/auth/passwords';

/** The least that argon2 takes: servers of tests hash a password for each account of each test. */
export const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
