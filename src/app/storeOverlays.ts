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
  const notice = {
    close: () => void dispatch(noticeClosed()),
    hasExpired: () => selectNotices(getState()).expired,
  };
  /** A notice that still waits for its response cannot be closed. */
  const waiting = { close: () => undefined };
  const question = { close: () => void dispatch(questionClosed()) };
  const form = { close: () => void dispatch(formClosed()) };
  const menu = { close: () => void dispatch(menuClosed()) };
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
    leavePage() {
      if (selectFormDialog(getState())) form.close();
      if (selectQuestion(getState())) question.close();
    },
    followLink() {
      if (selectOpenMenu(getState())) menu.close();
    },
  };
}
