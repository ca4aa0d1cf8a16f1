import { useCallback, useEffect, useRef } from 'react';

/** Tells an answer that comes late whether its screen or dialog is still there: whoever has gone on is not called back. */
export function useIsMounted(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(() => isThere.current, []);
}
