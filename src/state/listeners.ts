import { isAnyOf } from '@reduxjs/toolkit';
import {
  bannerChosen,
  carouselAdvanced,
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  selectCarousel,
  selectHomeTabs,
  slideEnded,
} from './rotationSlices';
import type { StartListening } from './hooks';
import {
  formOpened,
  noticeClosed,
  noticeExpired,
  noticeHeld,
  selectFormDialog,
  selectNotices,
  toastClosed,
  toastHeld,
  toastShown,
  workFailed,
  workStarted,
  workSucceeded,
} from './dialogsSlice';
import {
  draftAdopted,
  draftDiscarded,
  draftId,
  draftsChangedElsewhere,
  draftsTurnedOver,
  selectDrafts,
  uploadProgressed,
} from './draftsSlice';
import { draftIdOf, readDrafts, writeDraft } from './draftStorage';
import { portalApi } from '../api/portalApi';

/**
 * The timer of the carousels (docs/behaviour/carousels.md). Any interaction restarts the full interval; it stops with a
 * single picture, while paused, and while hovered or focused.
 */
export function addCarouselListeners(startListening: StartListening): void {
  const running = new Map<string, AbortController>();
  startListening({
    matcher: isAnyOf(carouselShown, bannerChosen, carouselPaused, carouselHeld, carouselLeft),
    effect: async (action, api) => {
      const { key } = (action as ReturnType<typeof carouselLeft>).payload;
      running.get(key)?.abort();
      const stop = new AbortController();
      running.set(key, stop);
      for (;;) {
        const carousel = selectCarousel(api.getState(), key);
        if (!carousel || carousel.count < 2 || carousel.paused || carousel.held) return;
        await api.delay(carousel.interval);
        if (stop.signal.aborted) return;
        api.dispatch(carouselAdvanced({ key }));
      }
    },
  });
}

/** Duration of the home tabs' slide animation, ms. */
const slideDuration = 500;

/** Ends the slide and unlocks the tabs. A click during the lock does not extend it. */
export function addHomeTabsListeners(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      selectHomeTabs(current) !== selectHomeTabs(previous) && selectHomeTabs(current).sliding,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(slideDuration);
      api.dispatch(slideEnded());
    },
  });
}

/** How long a toast stays, ms. */
const toastDuration = { short: 4000, long: 12_000 };

/**
 * Success, failure and toast notices close by themselves. A newer notice starts its own timer; after hover or focus the
 * full time starts again. While offline, a failure stays: what it says is still so.
 */
export function addNoticesListeners(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(workStarted, workSucceeded, workFailed, noticeHeld, noticeClosed),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const { success, error, hideAfter, held } = selectNotices(getState());
      if (held || (success ?? error) === null) return;
      do await delay(hideAfter);
      while (error && !getState().portalApi.config.online);
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

/**
 * Saves every change of a draft to local storage (docs/behaviour/forms.md#drafts), and reads from there what another tab
 * has gone on with. What was read is not saved again: its seven days would restart.
 */
export function addDraftsListeners(startListening: StartListening): void {
  startListening({
    predicate: (action, current, previous) => {
      const [now, before] = [current.drafts, previous.drafts];
      if (isAnyOf(draftsTurnedOver, draftAdopted, uploadProgressed)(action)) return false;
      return now.byForm !== before.byForm && now.owner === before.owner;
    },
    effect: (_action, { getState, getOriginalState, extra }) => {
      const { owner, byForm } = getState().drafts;
      const before = getOriginalState().drafts.byForm;
      for (const id of new Set([...Object.keys(before), ...Object.keys(byForm)])) {
        if (byForm[id] !== before[id]) writeDraft(extra.browser.storage, owner, id, byForm[id], Date.now());
      }
    },
  });
  startListening({
    matcher: isAnyOf(formOpened, draftsChangedElsewhere),
    effect: (action, { dispatch, getState, extra }) => {
      const { owner, byForm } = selectDrafts(getState());
      const stored = readDrafts(extra.browser.storage, owner, Date.now());
      for (const [id, draft] of Object.entries(stored)) {
        // Of content it holds only what the desk's server does not have, from one window.
        if (id.startsWith('content:') || draft.submissionKey === (byForm[id]?.submissionKey ?? null)) continue;
        dispatch(draftAdopted({ id, draft }));
      }
      // Sent or discarded there: nothing of it comes back here. What is over saved values shows them until a reload.
      const ended = draftsChangedElsewhere.match(action) && action.payload && draftIdOf(action.payload, owner);
      if (!ended || stored[ended] || !byForm[ended] || /^(?:content|profile|settings):/.test(ended)) return;
      const open = selectFormDialog(getState());
      if (!open || draftId(open) !== ended) dispatch(draftDiscarded({ id: ended }));
    },
  });
}

/**
 * Aborts a query that no view subscribes to any more, and drops what it had, to be fetched again: leaving a page while it
 * loads frees its connection, and the response changes nothing. A view that re-subscribes at once (a page turned twice,
 * React's strict mode) keeps it.
 */
export function addUnusedQueryListeners(startListening: StartListening): void {
  startListening({
    actionCreator: portalApi.internalActions.unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { delay, dispatch }) => {
      await delay(0);
      // The middleware answers this action with its live subscription table; the store's own copy lags behind.
      const { getSubscriptionCount } = dispatch(
        portalApi.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount(key: string): number };
      if (getSubscriptionCount(queryCacheKey) > 0) return;
      const running = dispatch(portalApi.util.getRunningQueriesThunk());
      const query = running.find((one) => one?.queryCacheKey === queryCacheKey);
      if (!query) return;
      query.abort();
      // What was to be refetched is outdated, and an aborted query would be shown as failed.
      dispatch(portalApi.internalActions.removeQueryResult({ queryCacheKey }));
    },
  });
}
