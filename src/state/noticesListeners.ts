import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from './listenerMiddleware';
import {
  noticeClosed,
  noticeExpired,
  noticeHeld,
  selectNotices,
  toastClosed,
  toastHeld,
  toastShown,
  workFailed,
  workStarted,
  workSucceeded,
} from './noticesSlice';

/** How long a toast stays, ms. */
const toastDuration = { short: 4000, long: 12_000 };

/**
 * Success, failure and toast notices close by themselves. A newer notice starts its own timer; after hover or focus the
 * full time starts again.
 */
export function addNoticesListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(workStarted, workSucceeded, workFailed, noticeHeld, noticeClosed),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const { success, error, hideAfter, held } = selectNotices(getState());
      if (held || (success ?? error) === null) return;
      await delay(hideAfter);
      dispatch(noticeExpired());
    },
  });
  startListening({
    matcher: isAnyOf(toastShown, toastHeld, toastClosed),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const { toast, toastHeld: isHeld } = selectNotices(getState());
      if (isHeld || !toast) return;
      await delay(toast.isLong ? toastDuration.long : toastDuration.short);
      dispatch(toastClosed());
    },
  });
}
