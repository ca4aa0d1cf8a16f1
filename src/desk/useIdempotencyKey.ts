import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/** One key per action, kept while the same payload is retried: a timed-out call is not executed twice. */
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
