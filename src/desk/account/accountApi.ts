import { callAndRenew } from '../../api/callAndRenew';
import { idTag, invalidatesOnSuccess } from '../../api/tags';
import { recordOf } from '../../api/transformResponse';
import type { OwnFactor } from '../../contract/desk';
import type { ThunkExtra } from '../../state/thunkExtra';
import { deskApi } from '../deskApi';
import { deskWrite } from '../deskWrite';

const path = {
  factor: '/api/desk/factor',
  begin: '/api/desk/factor/begin',
  confirm: '/api/desk/factor/confirm',
  off: '/api/desk/factor/off',
  owner: '/api/desk/confirm',
  password: '/api/my/password',
};

/** Reference to the input in the vault. */
interface Kept {
  secrets: string;
}

const vaultOf = ({ extra }: { extra: unknown }) => (extra as ThunkExtra).secrets;

const factorTags = [idTag('Staff', 'me'), idTag('Staff', 'factor')];

/**
 * Endpoints of the user's own account. Passwords, codes and secrets are passed through the vault: none reaches the
 * store.
 */
export const accountApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOwnFactor: build.query<OwnFactor | null, void>({
      query: () => ({ url: path.factor }),
      transformResponse: (body: unknown) => recordOf<OwnFactor>(body) ?? null,
      providesTags: [idTag('Staff', 'factor')],
    }),
    /** Returns the reference to `secret` and `address` in the vault. */
    beginFactor: build.mutation<string, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const json = vaultOf(api).take(secrets);
        const { data, error } = await call(deskWrite(path.begin, json));
        if (error) return { error };
        const { secret = '', address = '' } = recordOf<Record<string, string>>(data) ?? {};
        return { data: vaultOf(api).put({ secret, address }) };
      },
    }),
    /** Returns the reference to `recoveryCodes` in the vault, one per line. */
    confirmFactor: build.mutation<string, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const json = vaultOf(api).take(secrets);
        const { data, error } = await call(deskWrite(path.confirm, json));
        if (error) return { error };
        const { recoveryCodes = [] } = recordOf<{ recoveryCodes: string[] }>(data) ?? {};
        return { data: vaultOf(api).put({ recoveryCodes: recoveryCodes.join('\n') }) };
      },
      invalidatesTags: (_result, error) => invalidatesOnSuccess(error, factorTags),
    }),
    endFactor: build.mutation<null, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const { error } = await call(deskWrite(path.off, vaultOf(api).take(secrets)));
        return error ? { error } : { data: null };
      },
      invalidatesTags: (_result, error) => invalidatesOnSuccess(error, factorTags),
    }),
    /** Confirms the password for actions that require it. */
    confirmOwner: build.mutation<null, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const { error } = await call(deskWrite(path.owner, vaultOf(api).take(secrets)));
        return error ? { error } : { data: null };
      },
    }),
    changeOwnPassword: build.mutation<null, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const form = vaultOf(api).take(secrets);
        const { error } = await callAndRenew(api, () => call({ ...deskWrite(path.password, {}), form }));
        return error ? { error } : { data: null };
      },
      invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [idTag('Staff', 'me')]),
    }),
  }),
});

export const {
  useGetOwnFactorQuery,
  useBeginFactorMutation,
  useConfirmFactorMutation,
  useEndFactorMutation,
  useConfirmOwnerMutation,
  useChangeOwnPasswordMutation,
} = accountApi;
