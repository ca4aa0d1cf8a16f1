import { rowsOf } from '../../api/answers';
import { portalApi } from '../../api/portalApi';
import { idTag } from '../../api/tags';
import type { NavigationKey, NavigationRow } from '../../contract/navigation';
import { backendUrlOf } from './backendUrl';

const path = { navigation: '/api/system/navigation', backendUrl: '/api/system/getHttpPath' };

/** Navigation and config entries, and the backend URL (spec §7, decisions 9, 10). */
export const navigationApi = portalApi.enhanceEndpoints({ addTagTypes: ['Navigation'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The value of one entry; null where there is none. */
    getNavigationValue: build.query<string | null, NavigationKey>({
      query: (type) => ({ url: path.navigation, params: { type } }),
      transformResponse: (body: unknown) => {
        const value = rowsOf<Partial<NavigationRow>>(body)?.[0]?.configValue;
        return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
      },
      providesTags: (_value, _error, type) => [idTag('Navigation', type)],
    }),
    /** The back office's address without its trailing slash; null: the default stays. */
    getBackendUrl: build.query<string | null, void>({
      query: () => ({ url: path.backendUrl, answer: 'text' }),
      transformResponse: backendUrlOf,
      providesTags: [idTag('Navigation', 'backendUrl')],
    }),
  }),
});

export const { useGetNavigationValueQuery } = navigationApi;
