import { isAnyOf } from '@reduxjs/toolkit';
import { sessionRefused } from '../../api/portalApi';
import { paths } from '../../lib/paths';
import {
  formOpened,
  formPostponed,
  loginAccepted,
  pendingFormDropped,
  pendingFormRestored,
  selectFormDialog,
  selectPendingForm,
  selectQuestion,
} from '../../state/dialogsSlice';
import { draftPostponed, draftsTurnedOver } from '../../state/draftsSlice';
import type { StartListening } from '../../state/hooks';
import { locationCommitted, selectLocationPath } from '../../state/locationSlice';
import { isAuthPath } from './authPaths';
import { selectSettled, selectToken, userKnown, userUnknown } from './authSlice';
import { selectReturnPath } from './returnSlice';

const pathAndQuery = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://portal');
  return `${pathname}${search}`;
};

/**
 * A guarded action or an expired session sends the visitor to the login page and back; the form then opens by itself.
 * If the visitor navigates elsewhere, no form opens later.
 */
export function addPendingFormListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loginAccepted,
    effect: (_action, { dispatch, getState, extra }) => {
      const state = getState();
      const pendingForm = selectPendingForm(state);
      if (!pendingForm) return;
      // Another tab has logged in while the dialog was open.
      if (selectToken(state)) {
        dispatch(formOpened(pendingForm.dialog));
        return;
      }
      dispatch(draftPostponed(pendingForm));
      extra.browser.navigate(paths.login(pendingForm.path));
    },
  });
  // Several calls can be rejected at once. Only one redirects to the login: the first to find a token to clear, or an
  // open form. None does if another tab's token has replaced the rejected one.
  startListening({
    actionCreator: sessionRefused,
    effect: ({ payload }, { dispatch, getState, getOriginalState, extra }) => {
      const dialog = selectFormDialog(getState());
      const isFirst = selectToken(getOriginalState()) !== null || dialog !== null;
      const isReplaced = selectToken(getState()) !== null;
      if (payload.client !== 'secondary' || !isFirst || isReplaced) return;
      const path = extra.browser.currentPath();
      if (dialog) {
        dispatch(draftPostponed({ dialog, path }));
        dispatch(formPostponed({ path }));
      }
      if (!isAuthPath(path)) extra.browser.navigate(paths.login(path));
    },
  });
  startListening({
    actionCreator: draftsTurnedOver,
    effect: ({ payload }, { dispatch, getState }) => {
      if (selectPendingForm(getState())) return;
      const pendingForm = Object.values(payload.byForm).find((draft) => draft.pendingForm)?.pendingForm;
      if (pendingForm) dispatch(pendingFormRestored(pendingForm));
    },
  });
  startListening({
    matcher: isAnyOf(locationCommitted, userKnown, userUnknown, pendingFormRestored),
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      const pendingForm = selectPendingForm(state);
      const here = selectLocationPath(state);
      if (!pendingForm || here === '' || isAuthPath(here) || !selectSettled(state) || selectQuestion(state)) return;
      // A registration redirects home first; the login that follows it redirects back.
      if (!selectToken(state) && here === paths.home && selectReturnPath(state)) return;
      const back = selectToken(state) && pathAndQuery(here) === pathAndQuery(pendingForm.path);
      dispatch(back ? formOpened(pendingForm.dialog) : pendingFormDropped());
    },
  });
}
