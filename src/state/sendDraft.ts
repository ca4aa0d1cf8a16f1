import { errorText, isApiError } from '../api/client';
import { zh } from '../i18n/zh';
import { noticeClosed, workFailed } from './dialogsSlice';
import type { AppThunk } from './hooks';

/** Says why a write failed; where its session has ended, the login page, to which that leads, explains itself. */
export const writeFailed =
  (error: unknown): AppThunk<void> =>
  (dispatch, getState) => {
    const isEnded = isApiError(error) && error.kind === 'auth' && !getState().auth.token;
    dispatch(isEnded ? noticeClosed() : workFailed(errorText(error, zh.states.operationFailed)));
  };
