import { callAddress, callHeaders, isLoginPage, timeLimits, openEnvelope } from '../../api/client';
import { apiError, serverText, type ApiError } from '../../api/errors';
import { saysTooLarge, type UploadAnswer } from '../../contract/attachment';
import { parseBackendJson } from '../../contract/parseBackendJson';
import { zh } from '../../i18n/zh';
import { isRecord } from '../../lib/json';
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
    body.append('file', file, shortName(file.name));
    body.append('attKey', attKey);
    sign();
    request.send(body);
  });
  return { result, cancel: () => request.abort() };
}

/** The longest name that backends of this kind store, in UTF-16 units, as Java counts. */
const maxNameLength = 100;

/** A file's name without the middle if it is too long; its extension stays. */
function shortName(name: string): string {
  if (name.length <= maxNameLength) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  let short = '';
  for (const character of name) {
    if (short.length + character.length + extension.length > maxNameLength) break;
    short += character;
  }
  return short + extension;
}

/** A failure in words that a visitor understands. */
function worded(error: ApiError): ApiError {
  const said = isRecord(error.data) ? String(error.data.msg ?? error.data.message ?? '') : '';
  const isOwnWords = /[\u4e00-\u9fff]/.test(said) && serverText(error.data) !== undefined;
  if (!isOwnWords && saysTooLarge.test(said)) return { ...error, msg: zh.form.tooLargeForServer };
  // Beside the link to the login, what is said of a token or a header explains nothing.
  return error.kind === 'auth' && (!isOwnWords || /[a-z]{5}/i.test(said))
    ? { ...error, msg: zh.form.loginEnded }
    : error;
}

function readAnswer({ status, responseText, responseURL }: XMLHttpRequest): UploadResult {
  if (responseURL && isLoginPage(responseURL)) return { error: worded(apiError('auth', 401)) };
  if (status < 200 || status > 299)
    return {
      error: worded(apiError(status === 401 ? 'auth' : 'http', status, parseBackendJson(responseText) ?? null)),
    };
  const { body, error } = openEnvelope(responseText);
  if (error) return { error: worded(error) };
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
