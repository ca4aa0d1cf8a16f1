import { keyedPost, type KeyedEntry, invalidatesOnSuccess } from '../../api/portalApi';
import type { GetbuginessEntry } from '../../contract/areas/getbuginess';
import { myApi } from './myApi';
import { mySubmissionTags } from './myMarksApi';
import { nanoid } from '@reduxjs/toolkit';
import { errorText } from '../../api/client';
import { zh } from '../../i18n/zh';
import { draftSent, selectDraft, submissionFailed, submissionStarted } from '../../state/draftsSlice';
import { workFailed, workStarted, workSucceeded } from '../../state/dialogsSlice';
import type { AppThunk } from '../../state/hooks';

const path = {
  withdraw: '/api/my/withdraw',
  entry: '/api/my/entry',
  supplement: '/api/my/supplement',
};

const invalidatesTags = (_answer: unknown, error: unknown) => invalidatesOnSuccess(error, mySubmissionTags);

/** What a company changes of its submissions: loaded with what sends it, not with every detail page. */
export const myWritesApi = myApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    withdrawMySubmission: build.mutation<unknown, { number: string; idempotencyKey: string }>({
      query: ({ number, idempotencyKey }) => keyedPost(path.withdraw, 'form')({ entry: { number }, idempotencyKey }),
      invalidatesTags,
    }),
    /** Edits an entry, or publishes it again. */
    updateMyEntry: build.mutation<unknown, KeyedEntry<GetbuginessEntry> & { number: string }>({
      query: ({ number, entry, idempotencyKey }) =>
        keyedPost(path.entry, 'form')({ entry: { ...entry, number }, idempotencyKey }),
      invalidatesTags,
    }),
    /** Sends again what staff asked to correct: values by field, uploads by the name of the item; both JSON. */
    createSupplement: build.mutation<unknown, KeyedEntry<{ number: string; values: string; files: string }>>({
      query: keyedPost(path.supplement, 'form'),
      invalidatesTags,
    }),
  }),
});

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
