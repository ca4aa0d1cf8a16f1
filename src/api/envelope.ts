import { apiError, type ApiError } from './errors';
import { isRecord } from '../lib/isRecord';
import { parseBackendJson } from '../contract/parseBackendJson';

export interface Expectation {
  /** The body may be a bare string, as some backends answer for their back office's URL. */
  bareText?: boolean;
  /** Any response to a write means that it succeeded unless it says otherwise: sending it again would duplicate it. */
  write?: boolean;
}

export type Opened = { body: unknown; error?: undefined } | { error: ApiError; body?: undefined };

/**
 * Unwraps the backend's envelope (docs/behaviour/foreign-backends.md). A success returns the whole body, since `token`,
 * `attId`, `rows` and `total` are siblings of `data`; everything else is one `ApiError`.
 *
 * @param text the response body
 */
export function openEnvelope(text: string, { bareText, write }: Expectation = {}): Opened {
  const trimmed = text.trim();
  if (trimmed === '') return write ? { body: {} } : { error: apiError('parse', 500) };
  const body = parseBackendJson(trimmed);
  if (body === undefined) {
    return bareText && !trimmed.startsWith('<') ? { body: trimmed } : { error: apiError('parse', 500) };
  }
  if (Array.isArray(body) || typeof body === 'string' || typeof body === 'boolean') return { body };
  if (!isRecord(body)) return write ? { body: {} } : { error: apiError('parse', 500) };
  return openRecord(body);
}

function openRecord(body: Record<string, unknown>): Opened {
  if (body.code === undefined || body.code === null) {
    const status = Number(body.status);
    const failed = status >= 400 || 'error' in body || 'path' in body;
    return failed ? { error: apiError('http', status >= 400 ? status : 500, body) } : { body };
  }
  const code = typeof body.code === 'boolean' || body.code === '' ? NaN : Number(body.code);
  if (code === 0) return { body };
  if (code === 401 && !String(body.msg ?? '').includes('/error')) return { error: apiError('auth', 401, body) };
  // "1" is both RuoYi's "not logged in" and its CSRF rejection: only the former may end the session.
  if (code === 1 && /未登录/.test(String(body.msg ?? ''))) return { error: apiError('auth', 401, body) };
  return { error: apiError('business', Number.isFinite(code) ? code : 500, body) };
}
