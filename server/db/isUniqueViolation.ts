/** PostgreSQL's error code for a unique violation. */
const uniqueViolation = '23505';

/**
 * Whether a statement failed because a concurrent transaction inserted the same key; only PostgreSQL has concurrent
 * writers.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
