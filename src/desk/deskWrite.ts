import type { Call } from '../api/client';

/** Timeout for a write, ms: long texts and files take their time. */
export const writeLimit = 30_000;

/**
 * A write of the desk: one without a response has failed, and a refused token ends the session
 * (docs/behaviour/calls.md#the-two-clients).
 */
export const deskWrite = (url: string, json: object, idempotencyKey?: string): Call => ({
  url,
  method: 'POST',
  json,
  client: 'secondary',
  timeLimit: writeLimit,
  idempotencyKey,
});
