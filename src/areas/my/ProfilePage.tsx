import type { ReactNode } from 'react';
import type { Profile } from '../../contract/account';
import { zh } from '../../i18n/zh';
import { BlockHeading } from '../../components/BlockHeading';
import { FactIcon } from '../../components/FactIcon';
import { FactSheet } from '../../components/FactSheet';
import { PageHeading } from '../../components/PageHeading';
import { PhoneText } from '../../components/PhoneText';
import { Skeleton } from '../../components/Skeleton';
import styles from './ProfilePage.module.css';

/** One section of the profile. */
export function ProfilePart({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <BlockHeading id={id} text={text} />
      {children}
    </section>
  );
}

interface ProfilePageProps {
  /** Undefined while loading. */
  profile?: Profile;
  avatar: ReactNode;
  children: ReactNode;
}

/** A company's profile: its sections stacked, beside them who it is. */
export function ProfilePage({ profile, avatar, children }: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.lead}`}>
        <PageHeading text={zh.ownPages.profile} />
        <p className="mt-1 text-15 ink-2">{zh.profile.intro}</p>
      </div>
      <aside className={styles.account} aria-label={zh.profile.account}>
        <FactSheet
          title={zh.profile.account}
          facts={[
            {
              label: zh.profile.username,
              value: profile ? <PhoneText value={profile.username} /> : <Skeleton width={112} />,
              full: true,
            },
            { label: zh.profile.joined, value: profile?.createdAt.slice(0, 10) ?? <Skeleton width={96} />, full: true },
          ]}
        />
        {avatar}
      </aside>
      <div className={`sheet ${styles.details}`}>{children}</div>
    </div>
  );
}

/** Link to download all data that the portal keeps of the company. */
export function OwnData({ onDownload }: { onDownload: () => void }) {
  return (
    <>
      <p className={styles.note}>{zh.profile.dataNote}</p>
      <p className={styles.submit}>
        <button type="button" className="btn btn--line" onClick={onDownload}>
          <FactIcon name="download" />
          {zh.profile.getData}
        </button>
      </p>
    </>
  );
}

/** Loading skeleton. */
export function ProfileSkeleton() {
  return (
    <ProfilePage avatar={<Skeleton width="100%" height={144} above={24} />}>
      <div className={styles.part} aria-hidden="true">
        <Skeleton width={120} height={20} />
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} width="100%" height={44} above={40} />
        ))}
      </div>
    </ProfilePage>
  );
}
