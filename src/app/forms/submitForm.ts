import { nanoid } from '@reduxjs/toolkit';
import { errorText, isApiError } from '../../api/errors';
import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { receiptKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { dayInBackendZone } from '../../lib/dates';
import { isRecord } from '../../lib/json';
import { fieldErrors } from '../../lib/formFields';
import { projectApplied } from '../../state/appliedSlice';
import { formClosed, loginAsked, unfinishedAttachmentsMet } from '../../state/dialogsSlice';
import {
  contactDraft,
  contactSent,
  draftId,
  draftSent,
  formRefused,
  selectDraft,
  submissionFailed,
  submissionStarted,
} from '../../state/draftsSlice';
import { selectOffers } from '../../state/servedSlices';
import type { AppThunk } from '../../state/hooks';
import { noticeClosed, workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import { contactOf, formKind, selectContacts, selectEntry, type GuardedDialog } from './formKinds';

/** The receipt number in the response to a write. */
function receiptOf(answer: unknown): string | undefined {
  const number = isRecord(answer) ? answer.number : undefined;
  return typeof number === 'string' && receiptKind(number) ? number : undefined;
}

/**
 * Submits a form: its draft merged over the prefilled values. While one is pending, a second call sends nothing. With
 * an attachment that is not uploaded, or a file that was just refused, it asks for confirmation first; `anyway`
 * confirms. A failure keeps the input and the idempotency key, and so does a timeout: the write may have been carried
 * out.
 */
export const submitForm =
  (dialog: GuardedDialog, { anyway = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { browser }) => {
    const state = getState();
    const id = draftId(dialog);
    const draft = selectDraft(state, id);
    if (draft.submitting) return;
    const facts = {
      user: selectUser(state),
      entry: selectEntry(state, dialog),
      contacts: selectContacts(state, dialog),
      known: selectDraft(state, contactDraft).fields,
    };
    const kind = formKind(dialog, facts);
    // The session may have ended while the form was open, in another tab or in a public query; values prefilled from
    // the account are gone with it.
    if (!kind.anonymous && !selectToken(state)) {
      dispatch(loginAsked({ dialog, path: browser.currentPath() }));
      return;
    }
    const values = { ...kind.prefilled, ...draft.fields };
    const errors = fieldErrors(kind.fields, values, zh.validation, dayInBackendZone(Date.now()));
    if (Object.keys(errors).length > 0) {
      dispatch(formRefused({ id, errors }));
      return;
    }
    const isLeftOut = draft.errors.attachments !== undefined;
    if (!anyway && (isLeftOut || draft.attachments.some((attachment) => attachment.state !== 'uploaded'))) {
      dispatch(unfinishedAttachmentsMet());
      return;
    }
    const idempotencyKey = draft.submissionKey ?? nanoid();
    const attIds = draft.attachments.flatMap(({ attId }) => attId ?? []);
    dispatch(submissionStarted({ id, key: idempotencyKey }));
    dispatch(workStarted(zh.form.sending));
    const token = selectToken(state);
    const { data, error } = await kind.send(dispatch, { values, attIds, idempotencyKey });
    const told = !error || (isApiError(error) && error.msg === zh.form.alreadyApplied);
    // A response that arrives after an account switch says nothing about the new account.
    const sameAccount = selectToken(getState()) === token;
    if (dialog.kind === 'projectApplication' && told && sameAccount) {
      dispatch(projectApplied({ fdId: dialog.fdId }));
    }
    if (!error) {
      dispatch(draftSent({ id }));
      if (sameAccount && !kind.anonymous) dispatch(contactSent(contactOf(kind.fields, values)));
      dispatch(formClosed());
      const receipt = selectOffers(state, 'my') ? receiptOf(data) : undefined;
      dispatch(workSucceeded({ text: zh.states.submitted, hideAfter: kind.successDuration, receipt }));
      return;
    }
    dispatch(submissionFailed({ id }));
    // An expired session already redirects to the login page, which explains itself.
    const ended = isApiError(error) && error.kind === 'auth' && !selectToken(getState());
    dispatch(ended ? noticeClosed() : workFailed(errorText(error, zh.states.operationFailed)));
  };
