import { portalApi } from '../../api/portalApi';
import { idTag } from '../../api/tags';
import type { UserInfo } from '../../contract/auth';
import { userInfoOf } from './userInfo';

const path = { userInfo: '/api/user/info' };

/** Accounts (spec §7). */
export const authApi = portalApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The current user; null when the call timed out. An answer without a user is a failure (decision 52). */
    getUserInfo: build.query<UserInfo | null, void>({
      query: () => ({ url: path.userInfo }),
      transformResponse: userInfoOf,
      providesTags: [idTag('User', 'current')],
    }),
  }),
});

export const { useGetUserInfoQuery } = authApi;
