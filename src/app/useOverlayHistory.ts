import { useContext, useEffect } from 'react';
import { useStore } from 'react-redux';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';
import { keepOverlayEntry } from './overlayHistory';
import type { AppStore } from './store';

const useAppStore = useStore.withTypes<AppStore>();

/** The router itself, not its hooks: open dialogs and the current page must be compared at the same moment. */
export function useOverlayHistory(): void {
  const router = useContext(RouterContext)?.router;
  const store = useAppStore();
  useEffect(() => (router ? keepOverlayEntry(store, router) : undefined), [router, store]);
}
