import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { sessionRefused, type TokenState } from '../../api/portalApi';
import {
  attachmentRemoved,
  fileRefused,
  filesChosen,
  selectDraft,
  uploadFailed,
  uploadProgressed,
  uploadsAbandoned,
  uploadStarted,
  uploadSucceeded,
} from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { zh } from '../../i18n/zh';
import {
  callAddress,
  callHeaders,
  isLoginPage,
  timeLimits,
  openEnvelope,
  apiError,
  serverText,
  statusError,
  type ApiError,
} from '../../api/client';
import { maxAttachments, saysTooLarge, unsuitableFile, type UploadAnswer } from '../../contract/attachment';
import { isRecord } from '../../lib/json';
import { settings } from '../../lib/settings';

/** Only archives, by file extension. */
const archive = /\.(?:zip|rar)$/i;

/**
 * The backend's size limit per file, in bytes. Checked on the client first, because the backend's rejection often does
 * not arrive.
 */
const maxSize = 10 * 1024 * 1024;

/**
 * Why a selection of files is rejected as a whole, and on a separate line which ones; undefined if it is accepted.
 *
 * @param present number of files that the form has already
 */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[], present = 0): string | undefined {
  const others = files.filter(({ name }) => !archive.test(name));
  const large = files.find(({ size }) => size > maxSize);
  const empty = files.find(({ size }) => size === 0);
  const alsoRefused = files.length > Math.max(others.length, 1) ? zh.form.alsoRefused : '';
  if (others.length > 0) {
    return `${zh.form.unsupportedFile}\n${zh.form.refusedFiles(others.map(({ name }) => name))}${alsoRefused}`;
  }
  if (large) return zh.form.fileTooLarge(large.name) + alsoRefused;
  if (empty) return zh.form.fileEmpty(empty.name) + alsoRefused;
  return present + files.length > maxAttachments ? zh.form.tooManyFiles(maxAttachments, present) : undefined;
}

interface Chosen {
  file: File;
  idempotencyKey: string;
  running?: RunningUpload;
}

/**
 * Uploads a form's files as they are chosen, one request each. Their state is in the form's draft; the files themselves
 * are kept here while the form is open.
 *
 * @param id of the draft
 * @param isSingle one file instead of several: choosing another one replaces it
 */
export function useUploads(id: string, isSingle = false) {
  const dispatch = useAppDispatch();
  const { attachments, errors } = useAppSelector((state) => selectDraft(state, id));
  const token = useAppSelector((state: TokenState) => state.auth?.token ?? null);
  const chosen = useRef(new Map<string, Chosen>());

  useEffect(() => {
    const files = chosen.current;
    return () => {
      for (const { running } of files.values()) running?.cancel();
      if (files.size > 0) dispatch(uploadsAbandoned({ id }));
      files.clear();
    };
  }, [dispatch, id]);

  const send = async (attachment: string) => {
    const entry = chosen.current.get(attachment);
    if (!entry) return;
    let shown = 0;
    const onProgress = (progress: number) => {
      // Steps of five percent are smooth enough, and keep the action log readable.
      if (progress - shown < 5 && progress < 100) return;
      shown = progress;
      dispatch(uploadProgressed({ id, attachment, progress }));
    };
    const { file, idempotencyKey } = entry;
    entry.running = uploadFile({ file, token, idempotencyKey, onProgress });
    const { attId, error } = await entry.running.result;
    entry.running = undefined;
    const isLost = error?.kind === 'network' && !(await isUnchanged(file));
    // The form was closed while the file was read.
    if (error && !chosen.current.has(attachment)) return;
    if (attId) {
      chosen.current.delete(attachment);
      dispatch(uploadSucceeded({ id, attachment, attId }));
    } else if (isLost) {
      dispatch(uploadsAbandoned({ id, attachment }));
    } else if (error && error.kind !== 'aborted') {
      console.error(`[api] upload: ${error.kind} ${error.code}`);
      dispatch(
        uploadFailed({
          id,
          attachment,
          message: error.msg,
          ...(error.kind === 'auth' && { needsLogin: true }),
          ...(isFinal(error) && { isFinal: true }),
        }),
      );
    }
  };

  /** Aborts a pending upload and removes the file from the list. */
  const remove = (attachment: string) => {
    chosen.current.get(attachment)?.running?.cancel();
    chosen.current.delete(attachment);
    dispatch(attachmentRemoved({ id, attachment }));
  };

  return {
    attachments,
    /** Why the last selection, or the submission, was rejected. */
    error: errors.attachments,
    isSingle,
    choose: (files: readonly File[]) => {
      if (isSingle) for (const one of attachments) remove(one.id);
      // A file that was lost by a reload is not sent.
      const present = isSingle ? [] : attachments.filter(({ state }) => state !== 'missing');
      const message = refusalOf(files, present.length);
      if (message) {
        dispatch(fileRefused({ id, message }));
        return;
      }
      const entries = files.map((file) => ({ id: nanoid(), name: file.name, file }));
      for (const { id: attachment, file } of entries) {
        chosen.current.set(attachment, { file, idempotencyKey: nanoid() });
      }
      dispatch(filesChosen({ id, files: entries.map(({ id: attachment, name }) => ({ id: attachment, name })) }));
      for (const entry of entries) void send(entry.id);
    },
    retry: (attachment: string) => {
      dispatch(uploadStarted({ id, attachment }));
      void send(attachment);
    },
    remove,
    /** Ends the session that the backend refused: the visitor logs in and comes back to the form. */
    logIn: () => void dispatch(sessionRefused({ client: 'secondary' })),
  };
}

/** Whether a chosen file can still be read, which its first byte tells: not once it was moved, renamed or changed. */
const isUnchanged = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false);

interface UploadOrder {
  file: File;
  token: string | null;
  /** Idempotency key of a chosen file, kept across retries. */
  idempotencyKey: string;
  /** Percent sent. */
  onProgress: (percent: number) => void;
}

type UploadResult = { attId: string; error?: undefined } | { error: ApiError; attId?: undefined };

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
export function uploadFile({ file, token, idempotencyKey, onProgress }: UploadOrder): RunningUpload {
  const request = new XMLHttpRequest();
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
    request.open('POST', callAddress({ url: '/components/sysAttMain/upload' }));
    request.withCredentials = settings.apiHost !== '';
    for (const [name, value] of Object.entries(callHeaders(token, idempotencyKey))) {
      request.setRequestHeader(name, value);
    }
    const body = new FormData();
    body.append('file', file, shortName(file.name));
    // The only form with attachments.
    body.append('attKey', 'projectApplyInfoAtt');
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
  const message = isRecord(error.data) ? String(error.data.msg ?? error.data.message ?? '') : '';
  const isOwnWords = /[\u4e00-\u9fff]/.test(message) && serverText(error.data) !== undefined;
  if (!isOwnWords && saysTooLarge.test(message)) return { ...error, msg: zh.form.tooLargeForServer };
  // Beside the link to the login, what is said of a token or a header explains nothing.
  return error.kind === 'auth' && (!isOwnWords || /[a-z]{5}/i.test(message))
    ? { ...error, msg: zh.form.loginEnded }
    : error;
}

/** How RuoYi refuses a file for its kind, its size or its name; other words speak of a fault of its own. */
const refusesFile =
  /^(?!.*(?:重试|稍后|异常|服务(?!器(?:限制|允许|上限))|请求|返回|媒体)).*(?:后缀|格式|类型|不支持|文件.*(?:超(?!时)|过大|过长|最[大长]|为空))/s;

/** Whether a file was refused for itself, so that sending it again is of no use. */
export const isFinal = ({ code, msg }: ApiError): boolean =>
  code === unsuitableFile || code === 413 || msg === zh.form.tooLargeForServer || refusesFile.test(msg);

function readAnswer({ status, responseText, responseURL }: XMLHttpRequest): UploadResult {
  if (responseURL && isLoginPage(responseURL)) return { error: worded(apiError('auth', 401)) };
  if (status < 200 || status > 299) return { error: worded(statusError(status, responseText)) };
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
  return idText(attId) ?? idText(inner) ?? idText(data);
}
