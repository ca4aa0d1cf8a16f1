import { useListTopAppsQuery } from '../../areas/app/appApi';
import { TopApps, TopAppsSkeleton } from '../../areas/app/TopApps';
import { zh } from '../../copy/zh';
import { BlockHeading } from '../../parts/BlockHeading';
import { FourStates } from '../../parts/FourStates';
import { queryStatus } from '../../parts/status';
import styles from './TopAppsBlock.module.css';

/** The 优惠方案 block of the mall's root path (spec §2.6). */
export function TopAppsBlock() {
  const answer = useListTopAppsQuery(undefined);
  return (
    <div className={`wrap ${styles.above}`}>
      <section className={styles.block} aria-labelledby="mall-top">
        <BlockHeading id="mall-top" text={zh.section.favorable} />
        <FourStates
          framed
          status={queryStatus(answer, (apps) => apps.length === 0)}
          onRetry={() => void answer.refetch()}
          skeleton={<TopAppsSkeleton />}
        >
          <TopApps apps={(answer.data ?? []).slice(0, 3)} labelledBy="mall-top" />
        </FourStates>
      </section>
    </div>
  );
}
