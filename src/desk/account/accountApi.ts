import { callAndRenew } from '../../api/callAndRenew';
import { idTag } from '../../api/tags';
import { recordOf } from '../../api/transformResponse';
import type { OwnFactor } from '../../contract/desk';
import { deskApi } from '../deskApi';
import { changes, deskWrite, recordAt, vaultOf, writeKept, type Kept } from '../deskEndpoints';

const path = {
  factor: '/api/desk/factor',
  begin: '/api/desk/factor/begin',
  confirm: '/api/desk/factor/confirm',
  off: '/api/desk/factor/off',
  owner: '/api/desk/confirm',
  password: '/api/my/password',
};

const factorTags = [idTag('Staff', 'me'), idTag('Staff', 'factor')];

/** Endpoints of the user's own account. Passwords, codes and secrets pass through the vault: none reaches the store. */
export const accountApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOwnFactor: build.query({ ...recordAt<OwnFactor>(path.factor), providesTags: [idTag('Staff', 'factor')] }),
    /** Returns the reference to `secret` and `address` in the vault. */
    beginFactor: build.mutation(
      writeKept(path.begin, (body, api) => {
        const { secret = '', address = '' } = recordOf<Record<string, string>>(body) ?? {};
        return vaultOf(api).put({ secret, address });
      }),
    ),
    /** Returns the reference to `recoveryCodes` in the vault, one per line. */
    confirmFactor: build.mutation({
      ...writeKept(path.confirm, (body, api) => {
        const { recoveryCodes = [] } = recordOf<{ recoveryCodes: string[] }>(body) ?? {};
        return vaultOf(api).put({ recoveryCodes: recoveryCodes.join('\n') });
      }),
      invalidatesTags: changes(...factorTags),
    }),
    endFactor: build.mutation({ ...writeKept(path.off), invalidatesTags: changes(...factorTags) }),
    /** Confirms the password for actions that require it. */
    confirmOwner: build.mutation(writeKept(path.owner)),
    changeOwnPassword: build.mutation<null, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const form = vaultOf(api).take(secrets);
        const { error } = await callAndRenew(api, () => call({ ...deskWrite(path.password, {}), form }));
        return error ? { error } : { data: null };
      },
      invalidatesTags: changes(idTag('Staff', 'me')),
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
