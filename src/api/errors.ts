import { zh } from '../i18n/zh';

/** Where a call failed: in transit, by its HTTP status, inside the envelope, or while parsing the response. */
export type ApiErrorKind = 'http' | 'business' | 'auth' | 'network' | 'timeout' | 'parse' | 'aborted';

/** The data layer's only error type, serializable so that it can be stored. */
export interface ApiError {
  /** HTTP status or business code; 500 where there is neither. */
  code: number;
  /** User-facing message: the server's short text, or the default 请求失败. */
  msg: string;
  /** The parsed body, if any. */
  data: unknown;
  kind: ApiErrorKind;
}

const maxMessageLength = 120;
/** Anywhere; and, where nothing is in Chinese, what frameworks and databases say. */
const technical =
  /exception|error:|\bat [\w$.]+\(|select |insert |update |\bnull\b.*because|java\.|org\.|nested|not (?:supported|present)|failed to|could not|static resource|maximum upload|^(?!.*[\u4e00-\u9fff]).*(?:\btoken|credentials|unauthorized|forbidden|denied|internal server|bad request|timed?[ -]?out|duplicate entry|data too long|deadlock|connection)/i;

/**
 * The server's message from a response body, if fit to show: one short line. `<br>` becomes a space; stack traces, SQL
 * and long texts are withheld.
 */
export function serverText(body: unknown): string | undefined {
  const msg = typeof body === 'object' && body !== null && 'msg' in body ? body.msg : undefined;
  if (typeof msg !== 'string') return undefined;
  const text = msg.replace(/<br\s*\/?>/gi, ' ').trim();
  if (text === '' || text.length > maxMessageLength || /[\r\n]/.test(text) || technical.test(text)) return undefined;
  return text;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'code' in value && 'msg' in value;
}

/** Messages for statuses that come without one: a proxy in front of the server has lower limits than the server. */
const statusMessageOf = (kind: ApiErrorKind, code: number): string | undefined =>
  kind === 'http' && code === 413 ? zh.errors.tooLarge : undefined;

export function apiError(kind: ApiErrorKind, code: number, data: unknown = null): ApiError {
  return { kind, code, data, msg: serverText(data) ?? statusMessageOf(kind, code) ?? zh.errors.requestFailed };
}

/** The text of a failure: the server's own if it has one, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  const own = isApiError(error) ? (serverText(error.data) ?? statusMessageOf(error.kind, error.code)) : undefined;
  return own ?? fallback;
}
