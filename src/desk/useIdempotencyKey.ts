import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/** One key for each act: the same one as long as the same is sent again, so that what timed out is not done twice. */
export function useIdempotencyKey(): { keyOf: (act: unknown) => string; done: () => void } {
  const act = useRef<{ of: string; key: string }>(null);
  return {
    keyOf(what) {
      const of = JSON.stringify(what);
      if (act.current?.of !== of) act.current = { of, key: nanoid() };
      return act.current.key;
    },
    /** It is known to be done; the same again is another act. */
    done() {
      act.current = null;
    },
  };
}
