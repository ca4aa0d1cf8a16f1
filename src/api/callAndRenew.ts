import { tokenRenewed, type TokenState } from './session';
import { recordOf } from './transformResponse';

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
