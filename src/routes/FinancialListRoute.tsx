import { useParams } from 'react-router-dom';
import { useListFinancialCategoriesQuery, useListFinancialsQuery } from '../areas/financial/financialApi';
import { FinancialDrawers, FinancialDrawersSkeleton } from '../areas/financial/FinancialDrawers';
import { financialKind } from '../areas/financial/financialKind';
import { financialNav } from './support/financialNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { usePageQuery } from './support/usePageQuery';

const { financial } = sections;

/** /financial/{category} (spec §2.6). */
export function FinancialListRoute() {
  const { category } = useParams();
  const asked = usePageQuery(financial.pageSize, category);
  const answer = useListFinancialsQuery(asked);
  const categoriesAnswer = useListFinancialCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  return (
    <SectionPage section={financial} nav={financialNav(categories, category)} categories={categoriesAnswer}>
      <PagedList asked={asked} answer={answer} skeleton={<FinancialDrawersSkeleton count={financial.pageSize} />}>
        {(items) => <FinancialDrawers items={items} kindOf={(item) => financialKind(item, categories)} />}
      </PagedList>
    </SectionPage>
  );
}
