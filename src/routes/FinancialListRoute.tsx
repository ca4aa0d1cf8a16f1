import { useParams } from 'react-router-dom';
import { useListFinancialCategoriesQuery, useListFinancialsQuery } from '../areas/financial/financialApi';
import { FinancialCards, FinancialCardsSkeleton } from '../areas/financial/FinancialCards';
import { financialKind } from '../areas/financial/financialKind';
import { financialNav } from './section/financialNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { usePageQuery } from './section/usePageQuery';

const { financial } = sections;

/** /financial/{category}. */
export function FinancialListRoute() {
  const { category } = useParams();
  const query = usePageQuery(financial.pageSize, category);
  const result = useListFinancialsQuery(query);
  const categoriesAnswer = useListFinancialCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  return (
    <SectionPage section={financial} nav={financialNav(categories, category)} categories={categoriesAnswer}>
      <PagedList asked={query} result={result} skeleton={<FinancialCardsSkeleton count={financial.pageSize} />}>
        {(items) => <FinancialCards items={items} kindOf={(item) => financialKind(item, categories)} />}
      </PagedList>
    </SectionPage>
  );
}
