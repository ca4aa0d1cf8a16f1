import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectSettled } from '../areas/auth/authSlice';
import { canonicalPath } from '../contract/addresses';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { locationCommitted } from '../state/locationSlice';
import { FormDialogs } from './FormDialogs';
import { PageSpinner } from './PageSpinner';
import { ScrollKeeper } from './ScrollKeeper';

/**
 * Frame of every page: records the address, and covers the page until the user state has settled (spec §2.1). The router
 * matches without regard to case and a slash at the end; such a spelling is led to the one that the page has.
 */
export function App() {
  const dispatch = useAppDispatch();
  const settled = useAppSelector(selectSettled);
  const { pathname, search, hash } = useLocation();
  const canonical = canonicalPath(pathname);
  const isCanonical = canonical === pathname;
  // Before the effects of the screen itself, whose actions belong to this address already.
  useLayoutEffect(() => {
    if (isCanonical) dispatch(locationCommitted(`${pathname}${search}${hash}`));
  }, [dispatch, isCanonical, pathname, search, hash]);
  return (
    <>
      {!settled && <PageSpinner />}
      <div className="page" inert={!settled}>
        {/* One way at a time: a screen that leads elsewhere waits until its address is right. */}
        {isCanonical ? <Outlet /> : <Navigate to={{ pathname: canonical, search, hash }} replace />}
      </div>
      <FormDialogs />
      <ScrollKeeper />
    </>
  );
}
