import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from './listenerMiddleware';
import { noticeClosed, noticeHeld, selectNotices, workFailed, workStarted, workSucceeded } from './noticesSlice';

/**
 * A success or failure disappears by itself. A newer notice starts its own time, and one that the pointer or the focus
 * was on gets its whole time again.
 */
export function addNoticesListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(workStarted, workSucceeded, workFailed, noticeHeld, noticeClosed),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const { success, error, hideAfter, held } = selectNotices(getState());
      if (held || (success ?? error) === null) return;
      await delay(hideAfter);
      dispatch(noticeClosed());
    },
  });
}
