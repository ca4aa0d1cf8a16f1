/** A request as the backend would get it. */
export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  form: URLSearchParams;
}

/** A response: a JSON body for HTTP 200, or a whole Response; a rejection is a network error. */
export type Canned = unknown | ((sent: Sent) => unknown);

/** A `fetch` with mock responses by path, which may be changed later. Every request is recorded. */
export function cannedFetch(answers: Record<string, Canned>): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const body = String(init.body ?? '');
    const call: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: (init.headers ?? {}) as Record<string, string>,
      body,
      form: new URLSearchParams(body),
    };
    sent.push(call);
    const canned = answers[url.pathname];
    const given = typeof canned === 'function' ? canned(call) : canned;
    const aborted = new Promise<never>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    const answered: unknown = await Promise.race([Promise.resolve(given), aborted]);
    return answered instanceof Response ? answered : new Response(JSON.stringify(answered ?? { code: 500, msg: null }));
  };
  return { fetch: answer, sent };
}
