import { useListFinancialCategoriesQuery } from '../areas/financial/financialApi';
import { FinancialIntroduction } from '../areas/financial/FinancialIntroduction';
import { financialNav } from './section/financialNav';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';

/** /financial/default: the platform introduction, where /financial leads. */
export function FinancialIntroRoute() {
  const categoriesAnswer = useListFinancialCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  return (
    <SectionPage section={sections.financial} nav={financialNav(categories, undefined)} categories={categoriesAnswer}>
      <FinancialIntroduction />
    </SectionPage>
  );
}
