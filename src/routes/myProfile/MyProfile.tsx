import {
  ProfileSkeleton,
  OwnData,
  ProfilePage,
  ProfilePart,
  ProfileForm,
  profileValues,
  profileFields,
  profileDraft,
} from '../../areas/my/ProfilePage';
import { zh } from '../../i18n/zh';
import { PageHeading } from '../../components/PageHeading';
import { changeAvatar, changePassword, removeAvatar, type useCloseAccount } from './accountActions';
import { AvatarField } from '../../areas/my/AvatarField';
import { PasswordForm, CloseAccountForm } from '../../areas/my/PasswordForm';
import { useGetMyProfileQuery, useListMySessionsQuery, profileApi } from '../../areas/my/profileApi';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { workSucceeded } from '../../state/dialogsSlice';
import { sendDraft } from '../../state/sendDraft';
import { useAppDispatch, type AppThunk } from '../../state/hooks';
import { SessionList } from '../../areas/my/SessionList';
import { Skeleton } from '../../components/Skeleton';
import type { Profile } from '../../contract/auth';
import { draftChanged, selectDraft, draftSent, formRefused } from '../../state/draftsSlice';
import { selectToken, selectUser, userKnown } from '../../areas/auth/authSlice';
import { profileForm } from '../../contract/accountForms';
import { fieldErrors, payloadOf } from '../../lib/formFields';

export function MyProfile({ owner, onClose }: { owner: string; onClose: ReturnType<typeof useCloseAccount>['close'] }) {
  const dispatch = useAppDispatch();
  const result = useGetMyProfileQuery({ owner }, { refetchOnMountOrArgChange: true });
  const profile = result.currentData;
  if (!profile) {
    const status = queryStatus(result);
    if (status === 'loading') return <ProfileSkeleton />;
    return (
      <div className="sheet mt-4 pad">
        <PageHeading text={zh.ownPages.profile} />
        <QueryBoundary status={status} failedText={zh.states.loadFailed} onRetry={() => void result.refetch()} />
      </div>
    );
  }
  const { username, avatar, newPasswordNeeded } = profile;
  return (
    <ProfilePage
      profile={profile}
      avatar={
        <AvatarField
          avatar={avatar}
          onChoose={(file) => dispatch(changeAvatar(file))}
          onRemove={() => dispatch(removeAvatar())}
        />
      }
    >
      <ProfilePart id="contacts" text={zh.profile.contacts}>
        <ProfileForm profile={profile} onSubmit={() => void dispatch(saveProfile(profile, owner))} />
      </ProfilePart>
      <ProfilePart id="password" text={zh.profile.password}>
        {newPasswordNeeded && <p role="status">{zh.profile.passwordMadeUp}</p>}
        <PasswordForm username={username} onSubmit={(fields, key) => dispatch(changePassword(fields, key))} />
      </ProfilePart>
      <ProfilePart id="sessions" text={zh.profile.sessions}>
        <MySessions owner={owner} />
      </ProfilePart>
      <ProfilePart id="data" text={zh.profile.data}>
        <OwnData />
      </ProfilePart>
      <ProfilePart id="close" text={zh.profile.close}>
        <CloseAccountForm username={username} onConfirm={onClose} />
      </ProfilePart>
    </ProfilePage>
  );
}

function MySessions({ owner }: { owner: string }) {
  const result = useListMySessionsQuery({ owner }, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      status={queryStatus(result)}
      failedText={zh.states.loadFailed}
      onRetry={() => void result.refetch()}
      skeleton={<Skeleton width="100%" height={72} />}
    >
      <SessionList sessions={result.currentData ?? []} />
    </QueryBoundary>
  );
}

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
    const token = selectToken(state);
    const saved = payloadOf(profileForm, values);
    const { getMyProfile, updateMyProfile } = profileApi.endpoints;
    const send = () => dispatch(updateMyProfile.initiate(saved, { track: false }));
    const { error } = await dispatch(sendDraft(id, zh.profile.saving, send));
    if (error || selectToken(getState()) !== token) return;
    const user = selectUser(getState());
    if (user) dispatch(userKnown({ ...user, fdComName: saved.fdComName }));
    dispatch(workSucceeded({ text: zh.profile.saved }));
    // The draft is deleted only once the refetched profile matches it.
    await dispatch(getMyProfile.initiate({ owner }, { forceRefetch: true, subscribe: false }));
    const { fields } = selectDraft(getState(), id);
    const later = Object.entries(fields).filter(([name, value]) => value !== draft.fields[name]);
    dispatch(draftSent({ id }));
    // Typed while it was being saved.
    if (later.length > 0) dispatch(draftChanged({ id, fields: Object.fromEntries(later) }));
  };
