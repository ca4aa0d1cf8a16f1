import type { Action } from '@reduxjs/toolkit';
import {
  formClosed,
  menuClosed,
  questionClosed,
  selectFormDialog,
  selectOpenMenu,
  selectQuestion,
} from '../state/dialogsSlice';
import { noticeClosed, selectNotices } from '../state/noticesSlice';
import type { Overlays } from './overlayHistory';
import type { AppStore } from './store';

/** The portal's overlays, which the store holds. */
export function storeOverlays({ getState, dispatch, subscribe }: AppStore): Overlays {
  const overlay = (closed: () => Action, hasExpired?: () => boolean | undefined) => ({
    close: () => void dispatch(closed()),
    hasExpired,
  });
  const notice = overlay(noticeClosed, () => selectNotices(getState()).expired);
  const question = overlay(questionClosed);
  const form = overlay(formClosed);
  const menu = overlay(menuClosed);
  /** A notice that still waits for its response cannot be closed. */
  const waiting = { close: () => undefined };
  return {
    top() {
      const state = getState();
      const { loading, success, error } = selectNotices(state);
      if (error !== null || success !== null) return notice;
      if (loading !== null) return waiting;
      if (selectQuestion(state)) return question;
      if (selectFormDialog(state)) return form;
      return selectOpenMenu(state) ? menu : null;
    },
    subscribe,
    leave(part) {
      const state = getState();
      if (part === 'menu' && selectOpenMenu(state)) menu.close();
      if (part === 'page' && selectFormDialog(state)) form.close();
      if (part === 'page' && selectQuestion(state)) question.close();
    },
  };
}
