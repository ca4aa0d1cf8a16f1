import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from './listening';
import { noticeClosed, selectNotices, workFailed, workStarted, workSucceeded, type NoticesState } from './noticesSlice';

/** A success or failure leaves by itself (spec §2.9); a newer notice starts its own time. */
export function addNoticesListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(workStarted, workSucceeded, workFailed, noticeClosed),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      if (!workSucceeded.match(action) && !workFailed.match(action)) return;
      await delay(selectNotices(getState() as { notices: NoticesState }).hideAfter);
      dispatch(noticeClosed());
    },
  });
}
