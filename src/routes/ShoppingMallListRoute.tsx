import { useListAppCategoriesQuery, useListAppsQuery } from '../areas/app/appApi';
import { AppCards, AppCardsSkeleton } from '../areas/app/AppCards';
import { zh } from '../i18n/zh';
import { useReceipts } from './my/useReceipts';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { TopAppsBlock } from './section/TopAppsBlock';
import { useSectionQuery } from './section/useSectionQuery';

const { shoppingMall } = sections;

/** /shopping_mall, with the top list, and /shopping_mall/{category}, without it. */
export function ShoppingMallListRoute() {
  const query = useSectionQuery(shoppingMall);
  const result = useListAppsQuery(query);
  const categories = useListAppCategoriesQuery(undefined);
  const receipts = useReceipts();
  const above = query.category === undefined && <TopAppsBlock />;
  const skeleton = <AppCardsSkeleton count={shoppingMall.pageSize} />;
  return (
    <SectionList
      section={shoppingMall}
      things={zh.filters.things.shoppingMall}
      {...{ query, result, categories, above, skeleton }}
    >
      {(apps) => <AppCards apps={apps} receipts={receipts.apps} />}
    </SectionList>
  );
}
