import {
  callAndRenew,
  portalApi,
  keyedPost,
  idTag,
  invalidatesOnSuccess,
  listTag,
  recordOf,
  rowsOf,
} from '../../api/portalApi';
import type { Profile, SessionLine } from '../../contract/auth';
import type { FormValues } from '../../contract/form';
import type { profileForm } from '../../contract/accountForms';
import type { ThunkExtra } from '../../state/thunkExtra';
import type { Owned } from './myMarksApi';

/** Arguments sent with passwords; `secrets` refers to them in the vault. */
interface Confirmed {
  secrets: string;
}

export const profileTag = idTag('MyProfile', 'own');
const sessionTag = listTag('MySession');

/** How many sessions a mutation has ended. */
const endedOf = (body: unknown): number => recordOf<{ ended?: number }>(body)?.ended ?? 0;

const passwordsOf = (api: { extra: unknown }, { secrets }: Confirmed) =>
  (api.extra as ThunkExtra).secrets.take(secrets);

export const profileApi = portalApi.enhanceEndpoints({ addTagTypes: ['MyProfile', 'MySession'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getMyProfile: build.query<Profile | null, Owned>({
      query: () => ({ url: '/api/my/profile' }),
      transformResponse: (body) => recordOf<Profile>(body) ?? null,
      providesTags: [profileTag],
    }),
    /** The active sessions, the current one first. */
    listMySessions: build.query<SessionLine[] | null, Owned>({
      query: () => ({ url: '/api/my/sessions' }),
      transformResponse: (body) => rowsOf<SessionLine>(body) ?? null,
      providesTags: [sessionTag],
    }),
    updateMyProfile: build.mutation<unknown, FormValues<typeof profileForm>>({
      query: (form) => ({ url: '/api/my/profile', method: 'POST', form, client: 'secondary' }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [profileTag]),
    }),
    deleteMyAvatar: build.mutation<unknown, void>({
      query: () => ({ url: '/api/my/avatar/remove', method: 'POST', client: 'secondary' }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [profileTag]),
    }),
    /** Changes the password; returns how many other sessions ended. */
    updateMyPassword: build.mutation<number, Confirmed & { idempotencyKey: string }>({
      queryFn: async ({ idempotencyKey, ...confirmed }, api, _options, call) => {
        const { oldPassword = '', password = '', confirmPassword = '' } = passwordsOf(api, confirmed);
        const form = { oldPassword, password, confirmPassword };
        const request = keyedPost('/api/my/password', 'form')({ entry: form, idempotencyKey });
        const { data, error } = await callAndRenew(api, () => call(request));
        return error ? { error } : { data: endedOf(data) };
      },
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [sessionTag, profileTag]),
    }),
    /** Ends one session, or all but the current one; returns how many ended. */
    deleteMySessions: build.mutation<number, { sessionId: string } | { others: '1' }>({
      query: (form) => ({ url: '/api/my/sessions/end', method: 'POST', form: { ...form }, client: 'secondary' }),
      transformResponse: endedOf,
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, [sessionTag]),
    }),
    deleteMyAccount: build.mutation<null, Confirmed & { idempotencyKey: string }>({
      queryFn: async ({ idempotencyKey, ...confirmed }, api, _options, call) => {
        const { password = '' } = passwordsOf(api, confirmed);
        const { error } = await call(keyedPost('/api/my/close', 'form')({ entry: { password }, idempotencyKey }));
        return error ? { error } : { data: null };
      },
    }),
  }),
});

export const { useGetMyProfileQuery, useListMySessionsQuery, useDeleteMyAccountMutation } = profileApi;
