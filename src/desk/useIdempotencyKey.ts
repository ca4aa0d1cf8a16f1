import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/**
 * One idempotency key per action: the same one while the same payload is retried, so that a timed-out call is not
 * executed twice.
 */
export function useIdempotencyKey(): { keyOf: (payload: unknown) => string; done: () => void } {
  const latest = useRef<{ of: string; key: string }>(null);
  return {
    keyOf(what) {
      const of = JSON.stringify(what);
      if (latest.current?.of !== of) latest.current = { of, key: nanoid() };
      return latest.current.key;
    },
    /** The action succeeded; the same payload sent again is a new action. */
    done() {
      latest.current = null;
    },
  };
}
