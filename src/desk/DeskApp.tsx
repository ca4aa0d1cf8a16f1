import { useDeskDispatch, useDeskSelector } from './hooks';
import { selectSettled, selectToken, loggedOut } from '../areas/auth/authSlice';
import { isApiError } from '../api/client';
import { PageSpinner } from '../app/PageSpinner';
import { CommittedLocation, useHeadingFocus } from '../app/overlayHistory';
import { deskRoot } from '../contract/addresses';
import { zh } from '../i18n/zh';
import { zhDesk } from '../i18n/zhDesk';
import { paths } from '../lib/paths';
import { askLogOut } from '../state/draftStorage';
import { useLocation, type RouteObject } from 'react-router-dom';
import type { StaffMember } from '../contract/desk';
import { deskPaths, useDeskRecord } from './deskApi';
import { DeskOverlays, DeskConfirm } from './shell/DeskDialog';
import { ConfirmOwner } from './account/ConfirmOwner';
import { DeskErrorBoundary, DeskPanel } from './DeskPanel';
import { DeskRoutes } from './DeskRoutes';
import { AlertDialog } from '../components/AlertDialog';
import {
  questionClosed,
  selectQuestion,
  selectUnsaved,
  noticeClosed,
  noticeHeld,
  selectNotices,
} from '../state/dialogsSlice';

/** The desk; renders nothing before the user is known. */
export function DeskApp() {
  const isSettled = useDeskSelector(selectSettled);
  const token = useDeskSelector(selectToken);
  return (
    <DeskOverlays>
      <CommittedLocation location={useLocation()} isCanonical />
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
  const { data: me, error, isLoading, isFetching, refetch } = useDeskRecord<StaffMember>({ url: deskPaths.me });
  useHeadingFocus(!isLoading, useLocation());
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

/** The desk's own dialogs: progress and outcome of an action, and whether to log out. */
function DeskDialogs() {
  const dispatch = useDeskDispatch();
  const notices = useDeskSelector(selectNotices);
  const question = useDeskSelector(selectQuestion);
  const unsaved = useDeskSelector(selectUnsaved);
  const close = () => dispatch(questionClosed());
  return (
    <>
      <AlertDialog
        loading={notices.loading}
        success={notices.success}
        error={notices.error}
        onConfirm={() => dispatch(noticeClosed())}
        onHold={(held) => dispatch(noticeHeld(held))}
      />
      {question === 'logOut' && (
        <DeskConfirm
          question={zh.account.logOutQuestion(unsaved)}
          onConfirm={() => {
            close();
            dispatch(loggedOut());
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
