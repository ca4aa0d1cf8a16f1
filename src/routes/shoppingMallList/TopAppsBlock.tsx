import { useQueryResult, type Query } from '../../api/query';
import { TopApps, TopAppsSkeleton } from '../../areas/app/TopApps';
import type { App } from '../../contract/areas/app';
import { zh } from '../../i18n/zh';
import { BlockHeading } from '../../components/BlockHeading';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import styles from './TopAppsBlock.module.css';

/** The 优惠方案 block on the mall's root page. */
export function TopAppsBlock({ top }: { top: Query<undefined, App[] | null> }) {
  const result = useQueryResult(top);
  return (
    <div className={`wrap ${styles.above}`}>
      <section className={styles.block} aria-labelledby="mall-top">
        <BlockHeading id="mall-top" text={zh.browse.favorable} />
        <QueryBoundary
          bordered
          status={queryStatus(result, (apps) => apps.length === 0)}
          onRetry={() => void result.refetch()}
          skeleton={<TopAppsSkeleton />}
        >
          <TopApps apps={(result.data ?? []).slice(0, 3)} labelledBy="mall-top" />
        </QueryBoundary>
      </section>
    </div>
  );
}
