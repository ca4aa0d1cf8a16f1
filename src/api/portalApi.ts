import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { performCall, type Call } from './client';
import { apiError, type ApiError } from './errors';
import { passwordNeeded } from '../contract/desk';
import { isRecord } from '../lib/isRecord';
import { sessionRefused, type LeavingPage, type TokenState } from './session';

/** What an area says of an endpoint besides its call. */
interface EndpointOptions {
  /** The site gives its answers to everyone. */
  published?: boolean;
  /** It is answered with one record; without one, what was asked for is not there. */
  isRecord?: boolean;
}

/**
 * The one base query (docs/behaviour/calls.md#the-two-clients). It yields the opened body; a timeout on the main client is
 * logged and resolves to nothing. A refused token on a public read is dropped, and the read is made once more without
 * it. A call that breaks off because the page is being left was aborted and has not failed.
 */
export const portalBaseQuery: BaseQueryFn<Call, unknown, ApiError, EndpointOptions> = async (call, api, options) => {
  const tokenNow = () => (api.getState() as TokenState).auth?.token ?? null;
  const token = tokenNow();
  const page = api.extra as LeavingPage | undefined;
  const context = { token, signal: api.signal, fetch: page?.fetch };
  let result = await performCall(call, context);
  const isPublicRead = (call.method ?? 'GET') === 'GET' && call.url !== '/api/user/info';
  if (result.error?.kind === 'auth' && token && (isPublicRead || call.client === 'secondary')) {
    // A refusal that comes late says nothing about a login that followed.
    if ([token, null].includes(tokenNow())) api.dispatch(sessionRefused({ client: call.client ?? 'main' }));
    if (isPublicRead) result = await performCall(call, { ...context, token: null });
  }
  if (!result.error && options?.isRecord && holdsNoRecord(result.body)) {
    result = { error: apiError('business', 404, result.body) };
  }
  if (!result.error) return { data: result.body };
  const isLeaving = page?.browser?.isLeaving() ?? false;
  const error = result.error.kind === 'network' && isLeaving ? apiError('aborted', 500) : result.error;
  // Being asked for the password once more is no failure.
  if (error.kind !== 'aborted' && error.code !== passwordNeeded)
    console.error(`[api] ${call.method ?? 'GET'} ${call.url}: ${error.kind} ${error.code}`);
  if (error.kind === 'timeout' && (call.client ?? 'main') === 'main') return { data: null };
  return { error };
};

/** Whether an answer says that it is one, and holds no record. */
const holdsNoRecord = (body: unknown): boolean => isRecord(body) && 'code' in body && !isRecord(body.data);

/** The one API of the portal; each area adds its tags and endpoints (docs/decisions/001-one-api.md). */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** Whether an endpoint's area says that its answers are for everyone. One that is not known, or says nothing, is private. */
export function isPublished(endpoint: string): boolean {
  if (!(endpoint in portalApi.endpoints)) return false;
  let published = false;
  const read = (definition?: { extraOptions?: EndpointOptions }) => {
    published = definition?.extraOptions?.published === true;
  };
  // The API shows an endpoint's definition to those who come to enhance it.
  portalApi.enhanceEndpoints({ endpoints: { [endpoint]: read } as object });
  return published;
}
