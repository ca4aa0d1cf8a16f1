import { AppCards, AppCardsSkeleton, TopApps, TopAppsSkeleton } from '../../areas/app/AppCards';
import type { App } from '../../contract/areas/app';
import { useQueryResult } from '../../api/query';
import { zh } from '../../i18n/zh';
import { useReceipts } from '../my/useReceipts';
import { SectionList } from '../section/SectionList';
import type { ListRead, ListScreenProps } from '../section/sectionQueries';
import { Block } from '../../components/Block';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import styles from './TopAppsBlock.module.css';

type Top = { top: ListRead<App> | undefined };

export default function ShoppingMallListRoute({ section, queries }: ListScreenProps<App, object, Top>) {
  const receipts = useReceipts();
  const above = queries.top && <TopAppsBlock top={queries.top} />;
  const skeleton = <AppCardsSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.shoppingMall} {...{ section, queries, above, skeleton }}>
      {(apps) => <AppCards apps={apps} receipts={receipts.apps} />}
    </SectionList>
  );
}

/** The 优惠方案 block on the mall's root page. */
function TopAppsBlock({ top }: { top: ListRead<App> }) {
  const result = useQueryResult(top);
  return (
    <div className="wrap mt-7">
      <Block className={styles.block} id="mall-top" text={zh.browse.favorable}>
        <QueryBoundary
          bordered
          status={queryStatus(result, ({ rows }) => rows.length === 0)}
          onRetry={() => void result.refetch()}
          skeleton={<TopAppsSkeleton />}
        >
          <TopApps apps={(result.data?.rows ?? []).slice(0, 3)} labelledBy="mall-top" />
        </QueryBoundary>
      </Block>
    </div>
  );
}
