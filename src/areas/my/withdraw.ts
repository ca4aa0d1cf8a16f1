import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { draftSent, selectDraft, submissionFailed, submissionStarted } from '../../state/draftsSlice';
import { workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import type { RootState } from '../../state/rootState';
import type { ThunkExtra } from '../../state/thunkExtra';
import { myApi } from './myApi';

/** Under this name the drafts hold the key of a withdrawal that has not succeeded yet; it is kept with the page alone. */
export const withdrawalId = (number: string): string => `withdrawal:${number}`;

/**
 * Takes back what was sent in, once the company has agreed. A retry has the first one's key: it may have been carried out
 * although no answer came.
 */
export const withdraw =
  (number: string): ThunkAction<Promise<void>, RootState, ThunkExtra, UnknownAction> =>
  async (dispatch, getState) => {
    const id = withdrawalId(number);
    const idempotencyKey = selectDraft(getState(), id).submissionKey ?? nanoid();
    dispatch(submissionStarted({ id, key: idempotencyKey }));
    dispatch(workStarted(zh.my.withdrawing));
    const act = { number, idempotencyKey };
    const { error } = await dispatch(myApi.endpoints.withdrawMySubmission.initiate(act, { track: false }));
    dispatch(error ? submissionFailed({ id }) : draftSent({ id }));
    dispatch(
      error ? workFailed(errorText(error, zh.states.operationFailed)) : workSucceeded({ text: zh.my.withdrawn }),
    );
  };
