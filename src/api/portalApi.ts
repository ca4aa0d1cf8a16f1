import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { performCall, type Call } from './client';
import { apiError, type ApiError } from './errors';
import { passwordNeeded } from '../contract/desk';
import { createAction } from '@reduxjs/toolkit';
import { recordOf } from './contentEndpoints';

/** What a query function knows of the store. */
interface StoreAccess {
  dispatch: (action: ReturnType<typeof tokenRenewed>) => unknown;
  getState: () => unknown;
}

/** Makes a call whose response may bring another token, and puts that into the store: the result has none. */
export async function callAndRenew<Result extends { data?: unknown; error?: unknown }>(
  { dispatch, getState }: StoreAccess,
  call: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const oldToken = (getState() as TokenState).auth?.token ?? null;
  const result = await call();
  const token = recordOf<{ token?: unknown }>(result.data)?.token;
  if (!result.error && typeof token === 'string' && token !== '') dispatch(tokenRenewed({ oldToken, token }));
  return result;
}

/** The part of the auth slice that the data layer needs. */
export interface TokenState {
  auth?: { token: string | null };
}

/** What the data layer needs from the page: whether it is being left, and which `fetch` to use. */
interface LeavingPage {
  browser?: { isLeaving(): boolean };
  fetch?: typeof fetch;
}

/** A response has replaced the token that its call was made with. */
export const tokenRenewed = createAction<{ oldToken: string | null; token: string }>('auth/tokenRenewed');

/** The backend rejected the token. On the secondary client this leads to the login page. */
export const sessionRefused = createAction<{ client: 'main' | 'secondary' }>('auth/sessionRefused');

/** What an area declares about an endpoint besides its request. */
interface EndpointOptions {
  /** Responses are public: the same for everyone. */
  published?: boolean;
}

/**
 * The one base query (docs/behaviour/calls.md#the-two-clients). Returns the unwrapped body; a timeout on the main
 * client is logged and resolves to null. When a public query is rejected for its token, the token is dropped and the
 * query repeated once without it. A call cut off because the page is being left counts as aborted, not failed.
 */
export const portalBaseQuery: BaseQueryFn<Call, unknown, ApiError, EndpointOptions> = async (call, api) => {
  const tokenNow = () => (api.getState() as TokenState).auth?.token ?? null;
  const token = tokenNow();
  const page = api.extra as LeavingPage | undefined;
  const context = { token, signal: api.signal, fetch: page?.fetch };
  let result = await performCall(call, context);
  const isPublicRead = (call.method ?? 'GET') === 'GET' && call.url !== '/api/user/info';
  if (result.error?.kind === 'auth' && token && (isPublicRead || call.client === 'secondary')) {
    // A late 401 says nothing about a session that was started since.
    if ([token, null].includes(tokenNow())) api.dispatch(sessionRefused({ client: call.client ?? 'main' }));
    if (isPublicRead) result = await performCall(call, { ...context, token: null });
  }
  if (!result.error) return { data: result.body };
  const isLeaving = page?.browser?.isLeaving() ?? false;
  const error = result.error.kind === 'network' && isLeaving ? apiError('aborted', 500) : result.error;
  // Being asked to confirm the password is not a failure, and what is gone is none of the server's.
  if (error.kind !== 'aborted' && error.code !== passwordNeeded) {
    const line = `[api] ${call.method ?? 'GET'} ${call.url}: ${error.kind} ${error.code}`;
    if (error.code === 404) console.warn(line);
    else console.error(line);
  }
  if (error.kind === 'timeout' && (call.client ?? 'main') === 'main') return { data: null };
  return { error };
};

/** The one API of the portal; each area adds its tags and endpoints (docs/decisions/001-one-api.md). */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** Whether an endpoint is declared public. Unknown or undeclared ones are private. */
export function isPublished(endpoint: string): boolean {
  if (!(endpoint in portalApi.endpoints)) return false;
  let published = false;
  const read = (definition?: { extraOptions?: EndpointOptions }) => {
    published = definition?.extraOptions?.published === true;
  };
  // RTK Query exposes endpoint definitions only to `enhanceEndpoints`.
  portalApi.enhanceEndpoints({ endpoints: { [endpoint]: read } as object });
  return published;
}
