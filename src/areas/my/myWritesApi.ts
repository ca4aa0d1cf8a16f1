import { keyedPost, type KeyedEntry, invalidatesOnSuccess } from '../../api/portalApi';
import type { GetbuginessEntry } from '../../contract/areas/getbuginess';
import { myApi } from './myApi';
import { mySubmissionTags } from './myMarksApi';
import { zh } from '../../i18n/zh';
import {
  draftSent,
  selectDraft,
  draftChanged,
  draftDiscarded,
  draftId,
  selectDraftAuthor,
} from '../../state/draftsSlice';
import {
  workFailed,
  workStarted,
  workSucceeded,
  formOpened,
  type FormDialog,
  noticeClosed,
} from '../../state/dialogsSlice';
import { sendDraft } from '../../state/sendDraft';
import type { AppThunk } from '../../state/hooks';
import { publishForm, correctableFields } from '../../contract/companyForms';
import type { SubmissionDetail } from '../../contract/submission';
import { today } from '../../lib/serverTime';

const invalidatesTags = (_answer: unknown, error: unknown) => invalidatesOnSuccess(error, mySubmissionTags);

/** What a company changes of its submissions: loaded with what sends it, not with every detail page. */
export const myWritesApi = myApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    withdrawMySubmission: build.mutation<unknown, { number: string; idempotencyKey: string }>({
      query: ({ number, idempotencyKey }) =>
        keyedPost('/api/my/withdraw', 'form')({ entry: { number }, idempotencyKey }),
      // A refusal means that another tab or the staff were first.
      invalidatesTags: (_answer, error) => (!error || error.kind === 'business' ? mySubmissionTags : []),
    }),
    /** Edits an entry, or publishes it again. */
    updateMyEntry: build.mutation<unknown, KeyedEntry<GetbuginessEntry> & { number: string }>({
      query: ({ number, entry, idempotencyKey }) =>
        keyedPost('/api/my/entry', 'form')({ entry: { ...entry, number }, idempotencyKey }),
      invalidatesTags,
    }),
    /** Sends again what staff asked to correct: values by field, uploads by the name of the item; both JSON. */
    createSupplement: build.mutation<unknown, KeyedEntry<{ number: string; values: string; files: string }>>({
      query: keyedPost('/api/my/supplement', 'form'),
      invalidatesTags,
    }),
  }),
});

/** The draft id under which a pending withdrawal's idempotency key is kept; in memory only. */
const withdrawalId = (number: string): string => `withdrawal:${number}`;

/**
 * Withdraws a submission, once the company has confirmed. While one is pending, a second call sends nothing.
 */
export const withdraw =
  (number: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const id = withdrawalId(number);
    if (selectDraft(getState(), id).submitting) return;
    const { initiate } = myWritesApi.endpoints.withdrawMySubmission;
    const send = (idempotencyKey: string) => dispatch(initiate({ number, idempotencyKey }, { track: false }));
    const { error } = await dispatch(sendDraft(id, zh.my.withdrawing, send));
    if (error) return;
    dispatch(draftSent({ id }));
    dispatch(workSucceeded({ text: zh.my.withdrawn }));
  };

/** Initial values of an entry's form: what was sent; a past deadline has to be chosen again. */
export function prefilledOf({ values }: SubmissionDetail): Record<string, string> {
  return Object.fromEntries(
    Object.entries(publishForm).map(([name, rule]) => {
      const value = values[name] ?? '';
      if (!('notPast' in rule)) return [name, value];
      const day = value.slice(0, 10);
      return [name, day < today() ? '' : day];
    }),
  );
}

/** Opens the form of a published entry once its current values are loaded. */
export const editEntry =
  (number: string, owner: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(workStarted(zh.site.loading));
    const { initiate } = myApi.endpoints.getMySubmission;
    const { data } = await dispatch(initiate({ number, owner }, { subscribe: false, forceRefetch: true }));
    const type = data?.side;
    if (type !== '1' && type !== '2') {
      dispatch(workFailed(zh.states.loadFailed));
      return;
    }
    dispatch(noticeClosed());
    // After republishing, a withdrawal is a new action.
    dispatch(draftDiscarded({ id: withdrawalId(number) }));
    dispatch(formOpened({ kind: 'publish', type, number }));
  };

/**
 * Fills the form of a new attempt with what was sent before, unless something is typed there already. Its files have to
 * be chosen again. If it cannot be loaded, the form opens empty.
 */
export const prefillAgain =
  (number: string, owner: string, dialog: FormDialog): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const id = draftId(dialog);
    if (Object.keys(selectDraft(getState(), id).fields).length > 0) return;
    dispatch(workStarted(zh.site.loading));
    const { initiate } = myApi.endpoints.getMySubmission;
    const { data } = await dispatch(initiate({ number, owner }, { subscribe: false }));
    dispatch(noticeClosed());
    const correctable = Object.entries(data?.values ?? {}).filter(
      (entry): entry is [string, string] => Boolean(entry[1]) && entry[0] in correctableFields[data!.kind],
    );
    if (correctable.length > 0) {
      const by = selectDraftAuthor(getState(), id);
      dispatch(draftChanged({ id, fields: Object.fromEntries(correctable), by }));
    }
  };
