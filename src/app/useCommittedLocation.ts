import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '../state/hooks';
import { locationCommitted } from '../state/locationSlice';
import { isOverlayEntry } from './overlayHistory';

/**
 * Records each address that the router arrives at, and how it came there.
 *
 * @param isCanonical false for a spelling that is about to be replaced by the page's own
 */
export function useCommittedLocation(isCanonical: boolean): void {
  const dispatch = useAppDispatch();
  const how = useNavigationType();
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const isOverlay = isOverlayEntry(location);
  const path = `${pathname}${search}${hash}`;
  const before = useRef({ path: '', isPassedOver: false });
  // Before the effects of the screen itself, whose actions belong to this address already.
  useLayoutEffect(() => {
    const { isPassedOver } = before.current;
    if (!isCanonical) {
      before.current.isPassedOver = isPassedOver || how === 'PUSH';
      return;
    }
    const isElsewhere = before.current.path !== path;
    before.current = { path, isPassedOver: isOverlay };
    // What replaces an entry that was passed over is an entry of its own.
    if (isElsewhere) dispatch(locationCommitted(path, { key, how: isPassedOver ? 'PUSH' : how }));
  }, [dispatch, how, isCanonical, isOverlay, key, path]);
}
