import { nanoid } from '@reduxjs/toolkit';
import { errorText, isApiError } from '../../api/errors';
import { selectToken, selectUser, userKnown } from '../../areas/auth/authSlice';
import { profileApi } from '../../areas/my/profileApi';
import { profileFields, profileValues } from '../../areas/my/profileFields';
import type { Profile } from '../../contract/account';
import { profileForm } from '../../contract/profileForm';
import { zh } from '../../i18n/zh';
import { fieldErrors, payloadOf } from '../../lib/formFields';
import { draftSent, formRefused, selectDraft, submissionFailed, submissionStarted } from '../../state/draftsSlice';
import { noticeClosed, workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';
import type { AppThunk } from '../../state/hooks';

/** Draft id of an account's unsaved profile changes. */
export const profileDraft = 'profile:own';

/** Saves the profile: its draft merged over the saved values. A failure keeps the input. */
export const saveProfile =
  (profile: Profile, owner: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const id = profileDraft;
    const state = getState();
    const draft = selectDraft(state, id);
    if (draft.submitting) return;
    const values = { ...profileValues(profile), ...draft.fields };
    const errors = fieldErrors(profileFields, values, zh.validation, '');
    if (Object.keys(errors).length > 0) {
      dispatch(formRefused({ id, errors }));
      return;
    }
    dispatch(submissionStarted({ id, key: draft.submissionKey ?? nanoid() }));
    dispatch(workStarted(zh.profile.saving));
    const token = selectToken(state);
    const saved = payloadOf(profileForm, values);
    const { getMyProfile, updateMyProfile } = profileApi.endpoints;
    const { error } = await dispatch(updateMyProfile.initiate(saved, { track: false }));
    const isSameAccount = selectToken(getState()) === token;
    if (error) {
      dispatch(submissionFailed({ id }));
      // An expired session already redirects to the login page, which explains itself.
      const isEnded = isApiError(error) && error.kind === 'auth';
      dispatch(isEnded ? noticeClosed() : workFailed(errorText(error, zh.states.operationFailed)));
      return;
    }
    if (!isSameAccount) return;
    const user = selectUser(getState());
    if (user) dispatch(userKnown({ ...user, fdComName: saved.fdComName }));
    dispatch(workSucceeded({ text: zh.profile.saved }));
    // The draft is deleted only once the refetched profile matches it.
    await dispatch(getMyProfile.initiate({ owner }, { forceRefetch: true, subscribe: false }));
    dispatch(draftSent({ id }));
  };
