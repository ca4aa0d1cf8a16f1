import { AppCards, AppCardsSkeleton } from '../../areas/app/AppCards';
import type { App } from '../../contract/areas/app';
import type { Query } from '../../api/query';
import { zh } from '../../i18n/zh';
import { useReceipts } from '../my/useReceipts';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';
import { TopAppsBlock } from './TopAppsBlock';

type Top = { top: Query<undefined, App[] | null> | undefined };

export function ShoppingMallListRoute({ section, queries }: ListScreenProps<App, object, Top>) {
  const receipts = useReceipts();
  const above = queries.top && <TopAppsBlock top={queries.top} />;
  const skeleton = <AppCardsSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.shoppingMall} {...{ section, queries, above, skeleton }}>
      {(apps) => <AppCards apps={apps} receipts={receipts.apps} />}
    </SectionList>
  );
}
