import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for late responses: they must not bring back a user who has moved on. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
