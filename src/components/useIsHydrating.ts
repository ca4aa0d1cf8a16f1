import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and during hydration. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
