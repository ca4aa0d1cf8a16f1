import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { callAddress, callHeaders } from '../../api/client';
import type { SubmissionFile } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { noticeClosed, workFailed, workStarted } from '../../state/noticesSlice';
import type { RootState } from '../../state/rootState';
import type { ThunkExtra } from '../../state/thunkExtra';

const path = (attId: string) => `/profile/upload/${encodeURIComponent(attId)}`;

/** Hands a file to the browser to be kept under its own name. */
function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetches one of the company's own files, which opens with its token alone, so that no link can lead there. */
export const download =
  ({ attId, fileName }: SubmissionFile): ThunkAction<Promise<void>, RootState, ThunkExtra, UnknownAction> =>
  async (dispatch, getState, extra) => {
    dispatch(workStarted(zh.my.downloading));
    try {
      const headers = callHeaders(getState().auth.token);
      const answer = await (extra.fetch ?? fetch)(callAddress({ url: path(attId) }), { headers });
      if (!answer.ok) throw new Error(String(answer.status));
      save(fileName, await answer.blob());
      dispatch(noticeClosed());
    } catch {
      dispatch(workFailed(zh.my.downloadFailed));
    }
  };
