import { parseBackendJson } from '../contract/parseBackendJson';
import { settings } from '../lib/settings';
import { isRecord } from '../lib/json';
import { noteServerTime } from '../lib/serverTime';
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

/** How long after the last input somebody is taken for present, ms. */
const present = 60_000;

/** When there was input last; null: nobody watches, so every call counts as somebody's. */
let lastInput: number | null = null;

/** Starts watching for input, so that calls which a page makes by itself can say so. */
export function watchAttendance(target: EventTarget): void {
  const note = () => (lastInput = Date.now());
  note();
  for (const type of ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel']) {
    target.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Whether nobody has touched the page for a while: its calls do not keep the session alive. */
const isUnattended = (): boolean => lastInput !== null && Date.now() - lastInput > present;

interface Expectation {
  /** The body may be a bare string, as some backends answer for their back office's URL. */
  bareText?: boolean;
  /** Any response to a write means that it succeeded unless it says otherwise: sending it again would duplicate it. */
  write?: boolean;
}

type Opened = { body: unknown; error?: undefined } | { error: ApiError; body?: undefined };

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
  if (typeof body.success !== 'boolean') return openRecord(body);
  // JeecgBoot: the flag decides, not its codes (0 and 200).
  const code = body.success ? 0 : Number(body.code) || 500;
  return openRecord({ data: body.result, msg: body.message, ...body, code });
}

function openRecord(body: Record<string, unknown>): Opened {
  if (body.code === undefined || body.code === null) {
    const status = Number(body.status);
    const failed = status >= 400 || 'error' in body || 'path' in body;
    return failed ? { error: apiError('http', status >= 400 ? status : 500, body) } : { body };
  }
  const code = typeof body.code === 'boolean' || body.code === '' ? NaN : Number(body.code);
  if (body.success !== false && (code === 0 || code === Number(settings.successCode))) return { body };
  if (code === 401 && !String(body.msg ?? '').includes('/error')) return { error: apiError('auth', 401, body) };
  // "1" is both RuoYi's "not logged in" and its CSRF rejection: only the former may end the session.
  if (code === 1 && /未登录/.test(String(body.msg ?? ''))) return { error: apiError('auth', 401, body) };
  return { error: apiError('business', Number.isFinite(code) ? code : 500, body) };
}

/** Time limits, ms: docs/behaviour/calls.md#the-two-clients. */
export const timeLimits = { main: 30_000, secondary: 10_000 } as const;

/** One API call. `url` is a backend path; the configured host and base path are prepended. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST';
  /** Query parameters: strings, numbers and string arrays (repeated parameter); undefined ones are left out. */
  params?: object;
  /** Form-encoded body. */
  form?: Record<string, string | number | boolean>;
  /** JSON body. */
  json?: unknown;
  /** Which client's timeout and rules apply: docs/behaviour/calls.md#the-two-clients. */
  client?: keyof typeof timeLimits;
  /** Overrides the client's timeout, ms. */
  timeLimit?: number;
  /** One idempotency key per user action, kept across retries. */
  idempotencyKey?: string;
  /** Whether it outlasts its page; only for small bodies. */
  keepalive?: boolean;
  /** `text`: the response may be a bare string; `image`, `audio`: binary, returned as a data URL. */
  responseType?: 'json' | 'text' | 'image' | 'audio';
}

interface CallContext {
  token: string | null;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

type CallResult = Opened;

/** Absolute URL of a backend path; `new URL` needs one in tests and with a foreign API host alike. */
export function callAddress(call: Pick<Call, 'url' | 'params'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const search = String(query);
  const host = settings.apiHost || globalThis.location?.origin || '';
  return `${host}${settings.apiBase}${call.url}${search && `?${search}`}`;
}

/** Headers of every call. RuoYi-like backends answer HTML to calls without them. */
export function callHeaders(token: string | null, idempotencyKey?: string): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(isUnattended() ? { 'X-Unattended': '1' } : {}),
  };
}

const isMedia = ({ responseType }: Call) => responseType === 'image' || responseType === 'audio';

function requestOf(call: Call, context: CallContext, signal: AbortSignal): RequestInit {
  const headers = callHeaders(context.token, call.idempotencyKey);
  let body: BodyInit | undefined;
  if (call.form) {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(call.form)) fields.set(name, String(value));
    headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
    body = fields.toString();
  } else if (call.json !== undefined) {
    headers['Content-Type'] = 'application/json;charset=UTF-8';
    body = JSON.stringify(call.json);
  }
  return {
    method: call.method ?? 'GET',
    headers,
    body,
    signal,
    keepalive: call.keepalive,
    credentials: settings.apiHost ? 'include' : 'same-origin',
    ...(isMedia(call) ? { cache: 'no-store' as const } : {}),
  };
}

/**
 * Makes one call and unwraps its envelope. Never retries.
 *
 * Errors: `timeout` after the client's limit, including reading the body · `network` without a readable response ·
 * `auth` for HTTP 401, for code 401 inside HTTP 200, and for a redirect to the login page · `http`, `business`,
 * `parse`.
 */
export async function performCall(call: Call, context: CallContext): Promise<CallResult> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      abort.abort();
    },
    call.timeLimit ?? timeLimits[call.client ?? 'main'],
  );
  const forward = () => abort.abort();
  if (context.signal?.aborted) abort.abort();
  context.signal?.addEventListener('abort', forward);
  try {
    const response = await (context.fetch ?? fetch)(callAddress(call), requestOf(call, context, abort.signal));
    if (!context.fetch) noteServerTime(Date.parse(response.headers.get('date')!));
    return await readResponse(response, call);
  } catch {
    if (timedOut) return { error: apiError('timeout', 408) };
    return { error: apiError(context.signal?.aborted ? 'aborted' : 'network', 500) };
  } finally {
    clearTimeout(timer);
    context.signal?.removeEventListener('abort', forward);
  }
}

/** Whether an address is a backend's login page. Servlet containers append the session's id (`;jsessionid=…`). */
export const isLoginPage = (url: string): boolean => /\/login(?:;[^/]*)?$/.test(new URL(url).pathname);

async function readResponse(response: Response, call: Call): Promise<CallResult> {
  if (response.redirected && isLoginPage(response.url)) {
    return { error: apiError('auth', 401) };
  }
  if (isMedia(call) && response.ok && response.headers.get('content-type')?.startsWith(`${call.responseType}/`)) {
    return readMedia(response);
  }
  const text = await response.text();
  if (!response.ok) return { error: statusError(response.status, text) };
  const opened = openEnvelope(text, { bareText: call.responseType === 'text', write: call.method === 'POST' });
  return isMedia(call) && !opened.error ? { error: apiError('parse', 500) } : opened;
}

/** A gateway's error page is no JSON: its text is not shown to visitors. 424 is Pig's status for an expired token. */
export const statusError = (status: number, text: string): ApiError =>
  apiError(status === 401 || status === 424 ? 'auth' : 'http', status, parseBackendJson(text) ?? null);

/** Binary response as code 0 with a data URL, and its `Link` header. */
async function readMedia(response: Response): Promise<CallResult> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return { error: apiError('parse', 500) };
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const type = response.headers.get('content-type')!.split(';')[0];
  const link = response.headers.get('link');
  return { body: { code: 0, data: `data:${type};base64,${btoa(binary)}`, ...(link === null ? {} : { link }) } };
}
