import type { Call } from '../api/client';

/** Longest wait for a write, ms: long texts and files take their time. */
export const writeLimit = 30_000;

/** A write of the desk: one that got no answer has failed, and a refused login ends the session (docs/behaviour/calls.md#the-two-clients). */
export const deskWrite = (url: string, json: object, idempotencyKey?: string): Call => ({
  url,
  method: 'POST',
  json,
  client: 'secondary',
  timeLimit: writeLimit,
  idempotencyKey,
});
