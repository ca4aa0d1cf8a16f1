import { useListFinancialCategoriesQuery, useListFinancialsQuery } from '../areas/financial/financialApi';
import { FinancialCards, FinancialCardsSkeleton } from '../areas/financial/FinancialCards';
import { financialKind } from '../areas/financial/financialKind';
import { zh } from '../i18n/zh';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useSectionQuery } from './section/useSectionQuery';

const { financial } = sections;

/** /financial/{category}. */
export function FinancialListRoute() {
  const query = useSectionQuery(financial);
  const result = useListFinancialsQuery(query);
  const categories = useListFinancialCategoriesQuery(undefined);
  const skeleton = <FinancialCardsSkeleton count={financial.pageSize} />;
  return (
    <SectionList section={financial} things={zh.filters.things.financial} {...{ query, result, categories, skeleton }}>
      {(items) => <FinancialCards items={items} kindOf={(item) => financialKind(item, categories.data)} />}
    </SectionList>
  );
}
