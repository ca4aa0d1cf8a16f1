import { useListFinancialCategoriesQuery } from '../areas/financial/financialApi';
import { FinancialIntroduction } from '../areas/financial/FinancialIntroduction';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';

/** /financial/default: the platform introduction, where /financial leads. */
export function FinancialIntroRoute() {
  const categories = useListFinancialCategoriesQuery(undefined);
  return (
    <SectionPage section={sections.financial} categories={categories}>
      <FinancialIntroduction />
    </SectionPage>
  );
}
