import { useParams } from 'react-router-dom';
import { useListAppCategoriesQuery, useListAppsQuery } from '../areas/app/appApi';
import { AppCards, AppCardsSkeleton } from '../areas/app/AppCards';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { TopAppsBlock } from './support/TopAppsBlock';
import { usePageQuery } from './support/usePageQuery';

const { shoppingMall } = sections;

/** /shopping_mall, with the top list, and /shopping_mall/{category}, without it (spec §2.6). */
export function ShoppingMallListRoute() {
  const { category } = useParams();
  const asked = usePageQuery(shoppingMall.pageSize, category);
  const answer = useListAppsQuery(asked);
  const categoriesAnswer = useListAppCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const nav = categoryNav({
    first: allFirst(shoppingMall.root),
    categories,
    code: category,
    to: paths.shoppingMall.category,
  });
  return (
    <SectionPage
      section={shoppingMall}
      nav={nav}
      categories={categoriesAnswer}
      above={category === undefined && <TopAppsBlock />}
    >
      <PagedList asked={asked} answer={answer} skeleton={<AppCardsSkeleton count={shoppingMall.pageSize} />}>
        {(apps) => <AppCards apps={apps} />}
      </PagedList>
    </SectionPage>
  );
}
