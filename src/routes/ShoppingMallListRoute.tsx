import { useParams } from 'react-router-dom';
import { useListAppCategoriesQuery, useListAppsQuery } from '../areas/app/appApi';
import { AppCards, AppCardsSkeleton } from '../areas/app/AppCards';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { TopAppsBlock } from './section/TopAppsBlock';
import { usePageQuery } from './section/usePageQuery';

const { shoppingMall } = sections;

/** /shopping_mall, with the top list, and /shopping_mall/{category}, without it. */
export function ShoppingMallListRoute() {
  const { category } = useParams();
  const query = usePageQuery(shoppingMall.pageSize, category);
  const result = useListAppsQuery(query);
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
      <PagedList asked={query} result={result} skeleton={<AppCardsSkeleton count={shoppingMall.pageSize} />}>
        {(apps) => <AppCards apps={apps} />}
      </PagedList>
    </SectionPage>
  );
}
