import { nanoid } from '@reduxjs/toolkit';
import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { draftSent, selectDraft, submissionFailed, submissionStarted } from '../../state/draftsSlice';
import { workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import type { AppThunk } from '../../state/hooks';
import { myWritesApi } from './myWritesApi';

/** The draft id under which a pending withdrawal's idempotency key is kept; in memory only. */
export const withdrawalId = (number: string): string => `withdrawal:${number}`;

/**
 * Withdraws a submission, once the company has confirmed. A retry reuses the idempotency key: the first may have been
 * carried out although no response arrived. While one is pending, a second call sends nothing.
 */
export const withdraw =
  (number: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const id = withdrawalId(number);
    const { submissionKey, submitting } = selectDraft(getState(), id);
    if (submitting) return;
    const idempotencyKey = submissionKey ?? nanoid();
    dispatch(submissionStarted({ id, key: idempotencyKey }));
    dispatch(workStarted(zh.my.withdrawing));
    const act = { number, idempotencyKey };
    const { error } = await dispatch(myWritesApi.endpoints.withdrawMySubmission.initiate(act, { track: false }));
    dispatch(error ? submissionFailed({ id }) : draftSent({ id }));
    dispatch(
      error ? workFailed(errorText(error, zh.states.operationFailed)) : workSucceeded({ text: zh.my.withdrawn }),
    );
  };
