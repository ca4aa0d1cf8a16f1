import { portalApi, rowsOf, refetchedOnMount, published, idTag } from '../../api/portalApi';
import { query } from '../../api/query';
import type { NavigationKey, NavigationRow } from '../../contract/areas/navigation';

const isHttpUrl = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  try {
    return ['http:', 'https:'].includes(new URL(value.trim()).protocol);
  } catch {
    return false;
  }
};

/**
 * The back-office URL in a getHttpPath response: a bare string, `data` or `msg`, whichever holds an http(s) URL,
 * without its trailing slash; null if none does.
 */
export function backendUrlOf(body: unknown): string | null {
  const record = typeof body === 'object' && body !== null ? (body as { data?: unknown; msg?: unknown }) : {};
  const found = [body, record.data, record.msg].find(isHttpUrl);
  // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the build
  return found ? found.trim().replace(/\/+$/, '') : null;
}

/** Config entries, and the address of the back office. */
export const navigationApi = portalApi.enhanceEndpoints({ addTagTypes: ['Navigation'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The value of one entry: '' if there is none, null if it could not be fetched. */
    getNavigationValue: build.query<string | null, NavigationKey>({
      ...refetchedOnMount,
      ...published,
      query: (type) => ({ url: '/api/system/navigation', params: { type } }),
      transformResponse: (body: unknown) => {
        const rows = rowsOf<Partial<NavigationRow>>(body);
        if (!rows) return null;
        const value = rows[0]?.configValue;
        return typeof value === 'string' ? value.trim() : '';
      },
      providesTags: (_value, _error, type) => [idTag('Navigation', type)],
    }),
    /** The back office's URL without its trailing slash; null keeps the default. */
    getBackendUrl: build.query<string | null, void>({
      ...refetchedOnMount,
      ...published,
      query: () => ({ url: '/api/system/getHttpPath', responseType: 'text' }),
      transformResponse: backendUrlOf,
      providesTags: [idTag('Navigation', 'backendUrl')],
    }),
  }),
});

export const entryOf = (key: NavigationKey) => query(navigationApi.endpoints.getNavigationValue, key);

export type DemandSwitch = 'pending' | 'shown' | 'hidden';

/** Query of the feature switch for the demand half. */
export const demandSwitch = entryOf('demand');

/** Whether the demand half is enabled: disabled only by the config value 'demand' being the text false. */
export const demandSwitchOf = (value: string | null | undefined): 'shown' | 'hidden' =>
  value?.trim().toLowerCase() === 'false' ? 'hidden' : 'shown';
