import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { keepOverlayEntry } from './overlayHistory';
import { usePageRouter } from './PageRoutes';
import type { AppStore } from './store';

const useAppStore = useStore.withTypes<AppStore>();

/** The router itself, not its hooks: open dialogs and the current page must be compared at the same moment. */
export function useOverlayHistory(): void {
  const { router } = usePageRouter();
  const store = useAppStore();
  useEffect(() => keepOverlayEntry(store, router), [router, store]);
}
