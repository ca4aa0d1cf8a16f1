import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { callAddress, callHeaders, type Call, openEnvelope, apiError, type ApiError } from '../api/client';
import { sessionRefused } from '../api/portalApi';
import { selectToken } from '../areas/auth/authSlice';
import { saveFile } from '../lib/saveFile';
import { useConfirmed } from './account/useConfirmed';
import type { DeskState } from './deskStore';
import { useDeskDispatch } from './hooks';
import { useFailure } from './shell/Announcer';
import type { ThunkExtra } from '../state/thunkExtra';

/** Outcome of a download. */
type Downloaded = { isDone: boolean; error?: ApiError };

type Download = ThunkAction<Promise<Downloaded>, DeskState, ThunkExtra, UnknownAction>;

/** The file name given by the backend. */
function nameIn(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="([^"]*)"/i.exec(header ?? '')?.[1];
  try {
    return (encoded ? decodeURIComponent(encoded) : plain) || fallback;
  } catch {
    return plain || fallback;
  }
}

/** Fetches and saves a file that only staff may have: a plain link cannot send the token. */
const download =
  (call: Pick<Call, 'url' | 'params'>, fallbackName: string): Download =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    try {
      const response = await fetch(callAddress(call), { headers: callHeaders(token), credentials: 'same-origin' });
      const disposition = response.headers.get('content-disposition');
      // A file may be JSON like an error response; only the file has a disposition.
      const isAnswer = !disposition && (response.headers.get('content-type')?.includes('json') ?? false);
      if (response.ok && !isAnswer) {
        saveFile(await response.blob(), nameIn(disposition, fallbackName));
        return { isDone: true };
      }
      const text = await response.text();
      const { error = apiError('http', response.status) } = openEnvelope(text);
      if (response.status === 401 || error.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
      return { isDone: false, error };
    } catch {
      return { isDone: false };
    }
  };

/** Downloads, after asking for the password where that is needed, and says so if it fails. @returns whether it is done */
export function useDownload() {
  const dispatch = useDeskDispatch();
  const confirmed = useConfirmed();
  const fail = useFailure();
  return async (call: Pick<Call, 'url' | 'params'>, fallbackName: string, failed: string): Promise<boolean> => {
    const outcome = await confirmed(() => dispatch(download(call, fallbackName)));
    if (outcome && !outcome.isDone) fail(outcome.error, failed);
    return outcome?.isDone ?? false;
  };
}
