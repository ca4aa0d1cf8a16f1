/** PostgreSQL's code for a row that a unique index already has. */
const uniqueViolation = '23505';

/** Whether a statement failed since a transaction that was faster wrote the same; only PostgreSQL has several at once. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
