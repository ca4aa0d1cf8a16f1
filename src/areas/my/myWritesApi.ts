import { keyedPost, type KeyedEntry, invalidatesOnSuccess } from '../../api/contentEndpoints';
import type { GetbuginessEntry } from '../../contract/areas/getbuginess';
import { myApi } from './myApi';
import { mySubmissionTags } from './myMarksApi';

const path = {
  withdraw: '/api/my/withdraw',
  entry: '/api/my/entry',
  supplement: '/api/my/supplement',
};

const invalidatesTags = (_answer: unknown, error: unknown) => invalidatesOnSuccess(error, mySubmissionTags);

/** What a company changes of its submissions: loaded with what sends it, not with every detail page. */
export const myWritesApi = myApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    withdrawMySubmission: build.mutation<unknown, { number: string; idempotencyKey: string }>({
      query: ({ number, idempotencyKey }) => keyedPost(path.withdraw, 'form')({ entry: { number }, idempotencyKey }),
      invalidatesTags,
    }),
    /** Edits an entry, or publishes it again. */
    updateMyEntry: build.mutation<unknown, KeyedEntry<GetbuginessEntry> & { number: string }>({
      query: ({ number, entry, idempotencyKey }) =>
        keyedPost(path.entry, 'form')({ entry: { ...entry, number }, idempotencyKey }),
      invalidatesTags,
    }),
    /** Sends again what staff asked to correct: values by field, uploads by the name of the item; both JSON. */
    createSupplement: build.mutation<unknown, KeyedEntry<{ number: string; values: string; files: string }>>({
      query: keyedPost(path.supplement, 'form'),
      invalidatesTags,
    }),
  }),
});
