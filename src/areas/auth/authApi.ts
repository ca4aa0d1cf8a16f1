import { apiError } from '../../api/client';
import { portalApi, idTag } from '../../api/portalApi';
import type { UserInfo } from '../../contract/auth';
import type { ThunkExtra } from '../../state/thunkExtra';
import type { LoggedInAnswer, LogInArgs, receiveCaptcha, RegisterArgs } from './accountCalls';
import { isRecord } from '../../lib/json';

const text = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** The user in a user-info response: under `data`, under `user`, or flat; null if there is none. */
function userInfoOf(body: unknown): UserInfo | null {
  const record = (body ?? {}) as Record<string, unknown>;
  for (const candidate of [record.data, record.user, record]) {
    if (!isRecord(candidate)) continue;
    const username = text(candidate.username) ?? text(candidate.userName) ?? text(candidate.loginName);
    if (!username) continue;
    const company = { fdComId: text(candidate.fdComId), fdComName: text(candidate.fdComName) };
    const news = Number(candidate.news);
    return { username, avatar: text(candidate.avatar), ...company, ...(news > 0 ? { news } : {}) };
  }
  return null;
}

const vaultOf = (api: { extra: unknown }) => (api.extra as ThunkExtra).secrets;

/** Loaded with the login and register pages, the only callers. */
const accountCalls = () => import(/* webpackChunkName: "login" */ './accountCalls');

export const authApi = portalApi.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The current user; null if the call timed out. A response without a user is a failure. */
    getUserInfo: build.query<UserInfo | null, number | void>({
      // Kept in the auth slice; the argument is a request counter, so that no token gets another's response.
      keepUnusedDataFor: 0,
      queryFn: async (_question, _api, _options, call) => {
        const { data, error } = await call({ url: '/api/user/info' });
        if (error) return { error };
        if (data === null) return { data: null };
        const user = userInfoOf(data);
        return user ? { data: user } : { error: apiError('parse', 500) };
      },
      providesTags: [idTag('User', 'current')],
    }),
    /** The captcha; null if the call timed out. Each call creates a new one. */
    getCaptcha: build.query<ReturnType<typeof receiveCaptcha>, void>({
      query: () => ({ url: '/captcha/captchaImage', params: { type: 'math', t: Date.now() }, responseType: 'image' }),
      transformResponse: async (body: { data?: unknown; link?: unknown } | null) =>
        (await accountCalls()).receiveCaptcha(body),
      keepUnusedDataFor: 0,
    }),
    /** Succeeds with code 0 and a token. Its error's `msg` is user-facing. */
    login: build.mutation<LoggedInAnswer, LogInArgs>({
      queryFn: async (args, api) => (await accountCalls()).sendLogin(args, vaultOf(api), api.signal),
    }),
    /** A registration. Its error's `msg` is user-facing. */
    register: build.mutation<null, RegisterArgs>({
      queryFn: async (args, api) => (await accountCalls()).sendRegistration(args, vaultOf(api), api.signal),
    }),
  }),
});

export const { useGetCaptchaQuery } = authApi;
