import { useQueryResult } from '../../api/query';
import { FinancialCards, FinancialCardsSkeleton, TermsChart } from '../../areas/financial/FinancialCards';
import { financialKind } from '../../areas/financial/productParts';
import type { FinancialItem } from '../../contract/areas/financial';
import { zh } from '../../i18n/zh';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';

export default function FinancialListRoute({ section, queries }: ListScreenProps<FinancialItem>) {
  const categories = useQueryResult(queries.categories).data;
  const skeleton = <FinancialCardsSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.financial} {...{ section, queries, skeleton }}>
      {(items) => (
        <>
          <FinancialCards items={items} kindOf={(item) => financialKind(item, categories)} />
          <TermsChart items={items} />
        </>
      )}
    </SectionList>
  );
}
