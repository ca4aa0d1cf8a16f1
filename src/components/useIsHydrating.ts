import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and in the first rendering over what the server has drawn. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
