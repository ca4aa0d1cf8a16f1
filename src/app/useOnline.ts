import { useSyncExternalStore } from 'react';
import { listen } from '../lib/listen';

const subscribe = (changed: () => void) => listen(window, ['online', 'offline'], changed);

/** Whether the browser reports a network connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
