import { callAddress, callHeaders, timeLimits } from '../../api/client';
import { openEnvelope } from '../../api/envelope';
import { apiError, type ApiError } from '../../api/errors';
import type { UploadAnswer } from '../../contract/attachment';
import { parseJson } from '../../lib/parseJson';
import { settings } from '../../lib/settings';

const path = '/components/sysAttMain/upload';

export interface UploadOrder {
  file: File;
  attKey: string;
  token: string | null;
  /** Idempotency key of a chosen file, kept across retries. */
  idempotencyKey: string;
  /** Percent sent. */
  onProgress: (percent: number) => void;
}

export type UploadResult = { attId: string; error?: undefined } | { error: ApiError; attId?: undefined };

export interface RunningUpload {
  result: Promise<UploadResult>;
  /** Aborts it; the result is then an `aborted` error. */
  cancel: () => void;
}

/**
 * Uploads one file as multipart. The main client's timeout counts from the last progress, so a slow connection is no
 * failure. XMLHttpRequest, because fetch reports no upload progress.
 *
 * Errors: `{ code, msg, data }` with the server's text or 请求失败.
 */
export function uploadFile(
  { file, attKey, token, idempotencyKey, onProgress }: UploadOrder,
  createRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): RunningUpload {
  const request = createRequest();
  const result = new Promise<UploadResult>((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let timedOut = false;
    const sign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timedOut = true;
        request.abort();
      }, timeLimits.main);
    };
    const settle = (outcome: UploadResult) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      sign();
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => settle(readAnswer(request));
    request.onerror = () => settle({ error: apiError('network', 500) });
    request.onabort = () => settle({ error: timedOut ? apiError('timeout', 408) : apiError('aborted', 500) });
    request.open('POST', callAddress({ url: path }));
    request.withCredentials = settings.apiHost !== '';
    for (const [name, value] of Object.entries(callHeaders(token, idempotencyKey))) {
      request.setRequestHeader(name, value);
    }
    const body = new FormData();
    body.append('file', file, file.name);
    body.append('attKey', attKey);
    sign();
    request.send(body);
  });
  return { result, cancel: () => request.abort() };
}

function readAnswer({ status, responseText, responseURL }: XMLHttpRequest): UploadResult {
  if (responseURL && new URL(responseURL).pathname.endsWith('/login')) return { error: apiError('auth', 401) };
  if (status < 200 || status > 299)
    return { error: apiError(status === 401 ? 'auth' : 'http', status, parseJson(responseText) ?? null) };
  const { body, error } = openEnvelope(responseText);
  if (error) return { error };
  // Ids only count in a success (code 0).
  const hasCode = ((body as Partial<UploadAnswer>).code ?? null) !== null;
  const attId = hasCode ? attIdOf(body) : null;
  return attId ? { attId } : { error: apiError('business', 500) };
}

const idText = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' ? String(value).trim() : null;

/** The id of an accepted file: at the top level, in `data.attId`, or `data` itself. */
function attIdOf(body: unknown): string | null {
  const { attId, data } = body as UploadAnswer;
  const inner = typeof data === 'object' && data !== null && 'attId' in data ? data.attId : undefined;
  return idText(attId) ?? idText(inner) ?? (typeof data === 'string' ? idText(data) : null);
}
