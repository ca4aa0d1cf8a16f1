import { zh } from '../../i18n/zh';
import { formClosed, selectFormDialog } from '../../state/dialogsSlice';
import type { AppDispatch, StartListening, RootState } from '../../state/hooks';
import { workFailed } from '../../state/noticesSlice';
import { specialistApi } from './specialistApi';

const { getSpecialistContact } = specialistApi.endpoints;

/** A contact that failed to load closes its dialog with a notice; opening it again retries. */
export function addContactListeners(startListening: StartListening): void {
  const giveUp = (fdId: string, dispatch: AppDispatch, state: RootState) => {
    const open = selectFormDialog(state);
    if (open?.kind !== 'expertContact' || open.fdId !== fdId) return;
    dispatch(formClosed());
    dispatch(workFailed(zh.states.contactFailed));
  };
  startListening({
    matcher: getSpecialistContact.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (payload === null) giveUp(meta.arg.originalArgs, dispatch, getState());
    },
  });
  startListening({
    matcher: getSpecialistContact.matchRejected,
    effect: ({ meta }, { dispatch, getState }) => {
      // A pending call is not repeated; that is no failure.
      if (!meta.condition) giveUp(meta.arg.originalArgs, dispatch, getState());
    },
  });
}
