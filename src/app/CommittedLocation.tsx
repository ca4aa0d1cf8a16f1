import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { locationCommitted } from '../state/locationSlice';
import { isOverlayEntry } from './overlayHistory';
import { focusHeading, focusIsLost } from '../components/focus';

/**
 * After a navigation the focus moves to the new page's heading, for screen readers. The first page and a change of the
 * query alone (another page of a list) keep it, unless the focused element is gone.
 *
 * @param ready false while the page cannot take the focus
 */
export function useHeadingFocus(ready: boolean): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    if (!ready || (!isNewPage && last.current.search === search)) return;
    last.current = { pathname, search };
    if (isNewPage || focusIsLost()) focusHeading();
  }, [pathname, search, ready]);
}

/**
 * Records each committed address and its history action, once it is painted. It stands before the screen, whose effects
 * follow: their actions belong to this address already.
 *
 * @param isCanonical false for a spelling that is about to be replaced by the canonical one
 */
export function CommittedLocation({ isCanonical }: { isCanonical: boolean }): null {
  const dispatch = useAppDispatch();
  const how = useNavigationType();
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const isOverlay = isOverlayEntry(location);
  const path = `${pathname}${search}${hash}`;
  const before = useRef({ path: '', isPassedOver: false });
  useEffect(() => {
    const { isPassedOver } = before.current;
    if (!isCanonical) {
      before.current.isPassedOver = isPassedOver || how === 'PUSH';
      return;
    }
    const isElsewhere = before.current.path !== path;
    before.current = { path, isPassedOver: isOverlay };
    // Replacing an entry that was skipped makes a new entry.
    if (isElsewhere) dispatch(locationCommitted(path, { key, how: isPassedOver ? 'PUSH' : how }));
  }, [dispatch, how, isCanonical, isOverlay, key, path]);
  return null;
}
