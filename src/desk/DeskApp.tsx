import { useDeskDispatch, useDeskSelector } from './hooks';
import { selectSettled, selectToken } from '../areas/auth/authSlice';
import { isApiError } from '../api/errors';
import { PageSpinner } from '../app/PageSpinner';
import { CommittedLocation } from '../app/CommittedLocation';
import { useHeadingFocus } from '../app/useHeadingFocus';
import { deskRoot } from '../contract/addresses';
import { zh } from '../i18n/zh';
import { zhDesk } from '../i18n/zhDesk';
import { paths } from '../lib/paths';
import { askLogOut } from '../state/askLogOut';
import { useLocation, type RouteObject } from 'react-router-dom';
import { useGetDeskMeQuery } from './deskApi';
import { DeskOverlays } from './shell/DeskOverlays';
import { ConfirmOwner } from './account/ConfirmOwner';
import { DeskDialogs } from './DeskDialogs';
import { DeskErrorBoundary } from './DeskErrorBoundary';
import { DeskPanel } from './DeskPanel';
import { DeskRoutes } from './DeskRoutes';

/** The desk; renders nothing before the user is known. */
export function DeskApp() {
  const isSettled = useDeskSelector(selectSettled);
  const token = useDeskSelector(selectToken);
  return (
    <DeskOverlays>
      <CommittedLocation isCanonical />
      <DeskErrorBoundary>
        {!isSettled ? <PageSpinner /> : token === null ? <LoggedOut /> : <StaffOnly />}
        <DeskDialogs />
      </DeskErrorBoundary>
    </DeskOverlays>
  );
}

/** For the router that the portal uses too; the desk matches its screens itself, once the user is known. */
export const deskRoutes: RouteObject[] = [{ path: '*', element: <DeskApp /> }];

const toPortal = (
  <a className="btn btn--line" href={paths.home}>
    {zhDesk.backToPortal}
  </a>
);

/** Shown while the page redirects to the login, and if the redirect fails. */
function LoggedOut() {
  const { pathname, search } = useLocation();
  return (
    <DeskPanel heading={zhDesk.loggedOut} hint={zhDesk.loggedOutHint} drawing="boards">
      <a className="btn" href={paths.login(`${deskRoot}${pathname}${search}`)}>
        {zhDesk.logIn}
      </a>
      {toPortal}
    </DeskPanel>
  );
}

/** Lets in whomever the backend accepts; a company is told that it has no access, with a link back. */
function StaffOnly() {
  const dispatch = useDeskDispatch();
  const { data: me, error, isLoading, isFetching, refetch } = useGetDeskMeQuery();
  useHeadingFocus(!isLoading);
  if (me) {
    return (
      <ConfirmOwner>
        <DeskRoutes me={me} />
      </ConfirmOwner>
    );
  }
  if (isFetching) return <PageSpinner />;
  if (isApiError(error) && error.code === 403) {
    return (
      <DeskPanel heading={zhDesk.refused} hint={zhDesk.refusedHint} drawing="boards">
        <a className="btn" href={paths.home}>
          {zhDesk.backToPortal}
        </a>
        <button className="btn btn--line" type="button" onClick={() => dispatch(askLogOut())}>
          {zh.account.logOut}
        </button>
      </DeskPanel>
    );
  }
  return (
    <DeskPanel heading={zhDesk.failed} drawing="boards">
      <button className="btn" type="button" onClick={() => void refetch()}>
        {zh.site.retry}
      </button>
      {toPortal}
    </DeskPanel>
  );
}
