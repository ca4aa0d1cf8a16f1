import { nanoid } from '@reduxjs/toolkit';
import { errorText } from '../../api/errors';
import { myWritesApi } from '../../areas/my/myWritesApi';
import type { SubmissionDetail, Supplement, SupplementItem } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { dayInBackendZone } from '../../lib/dates';
import { fieldErrors, type FormField } from '../../lib/formFields';
import {
  draftChanged,
  draftSent,
  fileRefused,
  formRefused,
  selectDraft,
  selectDraftAuthor,
  submissionFailed,
  submissionStarted,
} from '../../state/draftsSlice';
import { workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import type { AppThunk } from '../../state/hooks';

/** Draft ids of a round: of its fields, and of the upload of each item. */
export const supplementDraft = (number: string, { round }: Supplement): string => `supplement:${number}-${round}`;
export const supplementFileDraft = (number: string, { round }: Supplement, place: number): string =>
  `supplementFile:${number}-${round}-${place}`;

/** The initial values of the named fields: what was sent. */
export const sentValues = (fields: readonly FormField[], { values }: SubmissionDetail): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, (kind === 'date' ? values[name]?.slice(0, 10) : values[name]) ?? '']),
  );

const isFile = ({ kind }: SupplementItem): boolean => kind !== 'field';

/**
 * Sends the corrections of a round. While something is open, it is marked and nothing is sent.
 */
export const sendSupplement =
  (submission: SubmissionDetail, supplement: Supplement, fields: readonly FormField[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { number } = submission;
    const id = supplementDraft(number, supplement);
    const state = getState();
    const draft = selectDraft(state, id);
    if (draft.submitting) return;
    const values = { ...sentValues(fields, submission), ...draft.fields };
    const errors = fieldErrors(fields, values, zh.validation, dayInBackendZone(Date.now()));
    if (Object.keys(errors).length > 0) dispatch(formRefused({ id, errors }));
    const files: Record<string, string> = {};
    const fileDrafts: string[] = [];
    let isOpen = Object.keys(errors).length > 0;
    for (const [place, item] of supplement.items.entries()) {
      if (!isFile(item)) continue;
      const fileId = supplementFileDraft(number, supplement, place);
      fileDrafts.push(fileId);
      const [file] = selectDraft(state, fileId).attachments;
      if (file?.attId) files[item.name] = file.attId;
      else {
        isOpen = true;
        const { fileMissing, fileUnfinished } = zh.my.supplement;
        dispatch(fileRefused({ id: fileId, message: file ? fileUnfinished : fileMissing }));
      }
    }
    if (isOpen) return;
    // Another upload is another content, and gets another key.
    const by = selectDraftAuthor(state, id);
    const entry = {
      number,
      values: JSON.stringify(Object.fromEntries(fields.map(({ name }) => [name, values[name]]))),
      files: JSON.stringify(files),
    };
    dispatch(draftChanged({ id, fields: { files: entry.files }, by }));
    const idempotencyKey = selectDraft(getState(), id).submissionKey ?? nanoid();
    dispatch(submissionStarted({ id, key: idempotencyKey }));
    dispatch(workStarted(zh.my.supplement.sending));
    const sent = await dispatch(
      myWritesApi.endpoints.createSupplement.initiate({ entry, idempotencyKey }, { track: false }),
    );
    if (sent.error) {
      dispatch(submissionFailed({ id }));
      dispatch(workFailed(errorText(sent.error, zh.states.operationFailed)));
      return;
    }
    for (const one of [id, ...fileDrafts]) dispatch(draftSent({ id: one }));
    dispatch(workSucceeded({ text: zh.my.supplement.sent }));
  };
