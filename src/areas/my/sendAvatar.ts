import { nanoid } from '@reduxjs/toolkit';
import { callAddress, callHeaders, openEnvelope } from '../../api/client';
import { serverText } from '../../api/errors';
import { sessionRefused } from '../../api/portalApi';
import { recordOf } from '../../api/contentEndpoints';
import { zh } from '../../i18n/zh';
import type { AppThunk } from '../../state/hooks';
import { profileApi, profileTag } from './profileApi';

const path = '/api/my/avatar';

/** Max wait for a picture to be uploaded and re-encoded, ms. */
const longest = 120_000;

/** The new avatar's address, or an error message. */
type SentAvatar = { avatar: string; failure?: undefined } | { failure: string; avatar?: undefined };

/** Uploads a picture as the company's avatar; the backend checks and re-encodes it. */
export const sendAvatar =
  (file: File): AppThunk<Promise<SentAvatar>> =>
  async (dispatch, getState, extra) => {
    const body = new FormData();
    body.append('file', file, file.name);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), longest);
    try {
      const headers = callHeaders(getState().auth.token, nanoid());
      const call = { method: 'POST', headers, body, signal: abort.signal };
      const answer = await (extra.fetch ?? fetch)(callAddress({ url: path }), call);
      const opened = openEnvelope(await answer.text(), { write: true });
      const data = opened.error ? opened.error.data : opened.body;
      if (answer.status === 401 || opened.error?.kind === 'auth') dispatch(sessionRefused({ client: 'secondary' }));
      const avatar = answer.ok && !opened.error ? recordOf<{ avatar?: unknown }>(data)?.avatar : undefined;
      if (typeof avatar !== 'string') return { failure: serverText(data) ?? zh.profile.avatarFailed };
      dispatch(profileApi.util.invalidateTags([profileTag]));
      return { avatar };
    } catch {
      return { failure: zh.profile.avatarFailed };
    } finally {
      clearTimeout(timer);
    }
  };
