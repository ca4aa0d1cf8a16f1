import { performCall, type Call } from '../../api/client';
import { apiError, errorText, type ApiError } from '../../api/errors';

/** Messages of a failed login or registration, by error kind: docs/behaviour/accounts.md. */
export interface AccountMessages {
  /** Code other than 0, without a message. */
  refused: string;
  /** HTTP error. `ownText`: the server's message is shown if there is one. */
  http: { text: string; ownText: boolean };
  /** No readable response: offline, reset, timeout, HTML. */
  unreadable: string;
}

export type AccountResult = { data: Record<string, unknown> } | { error: ApiError };

/**
 * A request of the login and register pages. It carries no token, and its 401 is a failed login, never an expired
 * session. The error's `msg` is user-facing. Neither request nor response reaches the log.
 */
export async function submitAccountForm(
  call: Call,
  words: AccountMessages,
  signal: AbortSignal,
): Promise<AccountResult> {
  let status = 0;
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    status = response.status;
    return response;
  };
  const { body, error } = await performCall({ method: 'POST', ...call }, { token: null, signal, fetch: watched });
  if (!error) return { data: body as Record<string, unknown> };
  if (error.kind !== 'aborted') console.error(`[api] POST ${call.url}: ${error.kind} ${error.code}`);
  return { error: { ...apiError(error.kind, error.code), msg: textOf(error, status, words) } };
}

function textOf(error: ApiError, status: number, words: AccountMessages): string {
  const answered = error.kind === 'business' || error.kind === 'auth' || error.kind === 'http';
  if (!answered) return words.unreadable;
  // HTTP 401 and code 401 inside HTTP 200 are both `auth`; only the latter is a response of the form's own.
  if (status >= 200 && status < 300) return errorText(error, words.refused);
  return words.http.ownText ? errorText(error, words.http.text) : words.http.text;
}
