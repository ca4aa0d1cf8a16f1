import { ProfileForm } from '../../areas/my/ProfileForm';
import { profileValues, profileFields } from '../../areas/my/profileFields';
import type { Profile } from '../../contract/account';
import {
  draftChanged,
  draftDiscarded,
  selectDraft,
  selectDraftAuthor,
  draftSent,
  formRefused,
  submissionFailed,
  submissionStarted,
} from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../state/hooks';
import { useDraftField } from '../../components/useDraftField';
import { nanoid } from '@reduxjs/toolkit';
import { errorText, isApiError } from '../../api/errors';
import { selectToken, selectUser, userKnown } from '../../areas/auth/authSlice';
import { profileApi } from '../../areas/my/profileApi';
import { profileForm } from '../../contract/profileForm';
import { zh } from '../../i18n/zh';
import { fieldErrors, payloadOf } from '../../lib/formFields';
import { noticeClosed, workFailed, workStarted, workSucceeded } from '../../state/noticesSlice';

/** Draft id of an account's unsaved profile changes. */
const profileDraft = 'profile:own';

/** Saves the profile: its draft merged over the saved values. A failure keeps the input. */
const saveProfile =
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

/** The form of a profile, backed by its draft. */
export function ProfileContacts({ profile, owner }: { profile: Profile; owner: string }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, profileDraft));
  const by = useAppSelector((state) => selectDraftAuthor(state, profileDraft));
  const {
    values: typed,
    type,
    commit,
    reset,
  } = useDraftField((fields) => dispatch(draftChanged({ id: profileDraft, fields, by })));
  return (
    <ProfileForm
      values={{ ...profileValues(profile), ...draft.fields, ...typed }}
      errors={draft.errors}
      restored={draft.restored}
      busy={draft.submitting}
      onType={type}
      onLeave={commit}
      onSubmit={() => {
        commit();
        void dispatch(saveProfile(profile, owner)).then(reset);
      }}
      onDiscard={() => {
        reset();
        dispatch(draftDiscarded({ id: profileDraft }));
      }}
    />
  );
}
