import { nanoid, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import type { RootState } from '../../state/rootState';
import type { ThunkExtra } from '../../state/thunkExtra';
import { myApi } from './myApi';

/** Takes back what was sent in, once the company has agreed. */
export const withdraw =
  (number: string): ThunkAction<Promise<void>, RootState, ThunkExtra, UnknownAction> =>
  async (dispatch) => {
    dispatch(workStarted(zh.my.withdrawing));
    const act = { number, idempotencyKey: nanoid() };
    const { error } = await dispatch(myApi.endpoints.withdrawMySubmission.initiate(act, { track: false }));
    dispatch(
      error ? workFailed(errorText(error, zh.states.operationFailed)) : workSucceeded({ text: zh.my.withdrawn }),
    );
  };
