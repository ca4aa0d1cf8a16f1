import { AvatarField } from '../../areas/my/AvatarField';
import { CloseAccountForm } from '../../areas/my/CloseAccountForm';
import { downloadOwnData } from '../../areas/my/download';
import { PasswordForm } from '../../areas/my/PasswordForm';
import { useGetMyProfileQuery, useListMySessionsQuery } from '../../areas/my/profileApi';
import { OwnData, ProfilePage, ProfilePart, ProfileSkeleton } from '../../areas/my/ProfilePage';
import { zh } from '../../i18n/zh';
import { zhNewPassword } from '../../i18n/zhNewPassword';
import { PageHeading } from '../../components/PageHeading';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { accountClosingAsked, questionClosed, selectQuestion } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { changeAvatar, changePassword, removeAvatar, endSessions } from './accountActions';
import styles from '../my/MyPage.module.css';
import { ProfileContacts } from './ProfileContacts';
import type { CloseAccount } from './useCloseAccount';
import { SessionList } from '../../areas/my/SessionList';
import { Skeleton } from '../../components/Skeleton';
import { useNow } from '../../components/useNow';

/** The profile of the logged-in company. */
export function MyProfile({ owner, onClose }: { owner: string; onClose: CloseAccount['close'] }) {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectQuestion) === 'accountClosing';
  const result = useGetMyProfileQuery({ owner }, { refetchOnMountOrArgChange: true });
  const profile = result.currentData;
  if (!profile) {
    const status = queryStatus(result);
    if (status === 'loading') return <ProfileSkeleton />;
    return (
      <div className={`sheet ${styles.failed}`}>
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
        <ProfileContacts profile={profile} owner={owner} />
      </ProfilePart>
      <ProfilePart id="password" text={zh.profile.password}>
        {newPasswordNeeded && <p role="status">{zhNewPassword}</p>}
        <PasswordForm username={username} onSubmit={(fields, key) => dispatch(changePassword(fields, key))} />
      </ProfilePart>
      <ProfilePart id="sessions" text={zh.profile.sessions}>
        <MySessions owner={owner} />
      </ProfilePart>
      <ProfilePart id="data" text={zh.profile.data}>
        <OwnData onDownload={() => void dispatch(downloadOwnData())} />
      </ProfilePart>
      <ProfilePart id="close" text={zh.profile.close}>
        <CloseAccountForm
          username={username}
          isAsked={isAsked}
          onAsk={() => dispatch(accountClosingAsked())}
          onCancel={() => dispatch(questionClosed())}
          onConfirm={onClose}
        />
      </ProfilePart>
    </ProfilePage>
  );
}

/** The account's sessions. */
function MySessions({ owner }: { owner: string }) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const result = useListMySessionsQuery({ owner }, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      status={queryStatus(result)}
      failedText={zh.states.loadFailed}
      onRetry={() => void result.refetch()}
      skeleton={<Skeleton width="100%" height={72} />}
    >
      <SessionList sessions={result.currentData ?? []} now={now} onEnd={(which) => dispatch(endSessions(which))} />
    </QueryBoundary>
  );
}
