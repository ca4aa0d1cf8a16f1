import { invalidatesOnSuccess } from '../../api/tags';
import type { GetbuginessEntry } from '../../contract/areas/getbuginess';
import { myApi, mySubmissionTags } from './myApi';

const path = {
  withdraw: '/api/my/withdraw',
  entry: '/api/my/entry',
  supplement: '/api/my/supplement',
};

/** What a company changes of its submissions: loaded with what sends it, not with every detail page. */
export const myWritesApi = myApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    withdrawMySubmission: build.mutation<unknown, { number: string; idempotencyKey: string }>({
      query: ({ number, idempotencyKey }) => ({
        url: path.withdraw,
        method: 'POST',
        form: { number },
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
    /** Edits an entry, or publishes it again. */
    updateMyEntry: build.mutation<unknown, { number: string; entry: GetbuginessEntry; idempotencyKey: string }>({
      query: ({ number, entry, idempotencyKey }) => ({
        url: path.entry,
        method: 'POST',
        form: { ...entry, number },
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
    /** Sends again what staff asked to correct: values by field, uploads by the name of the item; both JSON. */
    createSupplement: build.mutation<
      unknown,
      { form: { number: string; values: string; files: string }; idempotencyKey: string }
    >({
      query: ({ form, idempotencyKey }) => ({
        url: path.supplement,
        method: 'POST',
        form,
        client: 'secondary',
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => invalidatesOnSuccess(error, mySubmissionTags),
    }),
  }),
});
