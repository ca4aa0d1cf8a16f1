import { nanoid } from '@reduxjs/toolkit';
import { errorText, isApiError } from '../api/client';
import { zh } from '../i18n/zh';
import { noticeClosed, workFailed, workStarted } from './dialogsSlice';
import { selectDraft, submissionFailed, submissionStarted } from './draftsSlice';
import type { AppThunk } from './hooks';

/**
 * Sends what a draft holds, and says so meanwhile. A retry has the same idempotency key: the first may have been carried
 * out although no response arrived. A failure keeps the draft.
 */
export const sendDraft =
  <Answer extends { error?: unknown }>(
    id: string,
    words: string,
    send: (idempotencyKey: string) => PromiseLike<Answer>,
  ): AppThunk<Promise<Answer>> =>
  async (dispatch, getState) => {
    const key = selectDraft(getState(), id).submissionKey ?? nanoid();
    dispatch(submissionStarted({ id, key }));
    dispatch(workStarted(words));
    const answer = await send(key);
    const { error } = answer;
    if (!error) return answer;
    dispatch(submissionFailed({ id }));
    // Where its session has ended, the login page, to which that leads, explains itself.
    const isEnded = isApiError(error) && error.kind === 'auth' && !getState().auth.token;
    dispatch(isEnded ? noticeClosed() : workFailed(errorText(error, zh.states.operationFailed)));
    return answer;
  };
