import { zh } from '../i18n/zh';

/** Where a call failed: on the way, at the status, inside the envelope, or while reading the answer. */
export type ApiErrorKind = 'http' | 'business' | 'auth' | 'network' | 'timeout' | 'parse' | 'aborted';

/** The one error of the data layer, serializable so that the store can hold it. */
export interface ApiError {
  /** HTTP status or business code; 500 where there is neither. */
  code: number;
  /** What may be shown: the server's short text, or the default 请求失败. */
  msg: string;
  /** The parsed body, where there was one. */
  data: unknown;
  kind: ApiErrorKind;
}

const longestMessage = 120;
const technical = /exception|error:|\bat [\w$.]+\(|select |insert |update |\bnull\b.*because|java\.|org\./i;

/**
 * The server's own text out of an answer's body, if it is fit to be shown: one short line. `<br>` becomes a blank;
 * stack traces, SQL and long texts are withheld.
 */
export function serverText(body: unknown): string | undefined {
  const msg = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : undefined;
  if (typeof msg !== 'string') return undefined;
  const text = msg.replace(/<br\s*\/?>/gi, ' ').trim();
  if (text === '' || text.length > longestMessage || /[\r\n]/.test(text) || technical.test(text)) return undefined;
  return text;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value && 'msg' in value;
}

/** What a status says that comes without words: a proxy in front of the server takes less than the server itself. */
const wordsOf = (kind: ApiErrorKind, code: number): string | undefined =>
  kind === 'http' && code === 413 ? zh.errors.tooLarge : undefined;

export function apiError(kind: ApiErrorKind, code: number, data: unknown = null): ApiError {
  return { kind, code, data, msg: serverText(data) ?? wordsOf(kind, code) ?? zh.errors.requestFailed };
}

/** The text of a failure: the server's own if it has one, else the given words. */
export function errorText(error: unknown, fallback: string): string {
  const own = isApiError(error) ? (serverText(error.data) ?? wordsOf(error.kind, error.code)) : undefined;
  return own ?? fallback;
}
