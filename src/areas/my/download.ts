import { callAddress, callHeaders, serverText } from '../../api/client';
import { sessionRefused } from '../../api/portalApi';
import type { SubmissionFile } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { today } from '../../lib/serverTime';
import { saveFile } from '../../lib/saveFile';
import { noticeClosed, workFailed, workStarted } from '../../state/dialogsSlice';
import type { AppThunk } from '../../state/hooks';

/** Max wait for a response, and for the whole file, ms: a notice covers the page meanwhile. */
const longest = { answer: 30_000, file: 300_000 };

type Download = AppThunk<Promise<void>>;

/** The backend's message for a missing file, if any. */
async function refusalIn(answer: Response): Promise<string | undefined> {
  try {
    return serverText(await answer.json());
  } catch {
    return undefined;
  }
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') ?? false;

/** Fetches a file that needs the company's token, so that a plain link would not work. */
const fetchFile =
  (url: string, name: string, failed: string): Download =>
  async (dispatch, getState, extra) => {
    dispatch(workStarted(zh.my.downloading));
    const abort = new AbortController();
    let timer = setTimeout(() => abort.abort(), longest.answer);
    try {
      const headers = callHeaders(getState().auth.token);
      const answer = await (extra.fetch ?? fetch)(callAddress({ url }), { headers, signal: abort.signal });
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), longest.file);
      // An error is an envelope; the company's data are JSON too, but sent as an attachment.
      const isFile = answer.headers.has('content-disposition') || !isJson(answer);
      if (answer.ok && isFile) {
        saveFile(await answer.blob(), name);
        dispatch(noticeClosed());
      } else if (answer.status === 401) {
        dispatch(noticeClosed());
        dispatch(sessionRefused({ client: 'secondary' }));
      } else dispatch(workFailed((await refusalIn(answer)) ?? failed));
    } catch {
      dispatch(workFailed(failed));
    } finally {
      clearTimeout(timer);
    }
  };

/** Fetches one of the company's own files. */
export const download = ({ attId, fileName }: SubmissionFile): Download =>
  fetchFile(`/profile/upload/${encodeURIComponent(attId)}`, fileName, zh.my.downloadFailed);

/** Fetches all data that the portal keeps of the company. */
export const downloadOwnData = (): Download =>
  fetchFile('/api/my/data', zh.profile.dataFile(today()), zh.profile.dataFailed);
