import { useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectSettled } from '../areas/auth/authSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { locationCommitted } from '../state/locationSlice';
import { FormDialogs } from './FormDialogs';
import { PageSpinner } from './PageSpinner';
import { ScrollKeeper } from './ScrollKeeper';

/** Frame of every page: records the address, and covers the page until the user state has settled (spec §2.1). */
export function App() {
  const dispatch = useAppDispatch();
  const settled = useAppSelector(selectSettled);
  const { pathname, search, hash } = useLocation();
  // Before the effects of the screen itself, whose actions belong to this address already.
  useLayoutEffect(() => {
    dispatch(locationCommitted(`${pathname}${search}${hash}`));
  }, [dispatch, pathname, search, hash]);
  return (
    <>
      {!settled && <PageSpinner />}
      <div className="page" inert={!settled}>
        <Outlet />
      </div>
      <FormDialogs />
      <ScrollKeeper />
    </>
  );
}
