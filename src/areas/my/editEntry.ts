import { publishForm } from '../../contract/publishForm';
import type { SubmissionDetail } from '../../contract/submission';
import { correctableFields } from '../../contract/supplement';
import { zh } from '../../i18n/zh';
import { dayInBackendZone } from '../../lib/dates';
import { formOpened, type FormDialog, noticeClosed, workFailed, workStarted } from '../../state/dialogsSlice';
import { draftChanged, draftDiscarded, draftId, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import type { AppThunk } from '../../state/hooks';
import { myApi } from './myApi';
import { withdrawalId } from './myWritesApi';

/** Initial values of an entry's form: what was sent; a past deadline has to be chosen again. */
export function prefilledOf({ values }: SubmissionDetail): Record<string, string> {
  const today = dayInBackendZone(Date.now());
  return Object.fromEntries(
    Object.entries(publishForm).map(([name, rule]) => {
      const value = values[name] ?? '';
      if (!('notPast' in rule)) return [name, value];
      const day = value.slice(0, 10);
      return [name, day < today ? '' : day];
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
    const sent = Object.entries(data?.values ?? {}).filter(
      (entry): entry is [string, string] => Boolean(entry[1]) && entry[0] in correctableFields[data!.kind],
    );
    if (sent.length > 0) {
      const by = selectDraftAuthor(getState(), id);
      dispatch(draftChanged({ id, fields: Object.fromEntries(sent), by }));
    }
  };
