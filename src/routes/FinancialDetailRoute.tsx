import { useParams } from 'react-router-dom';
import { useGetFinancialQuery, useListFinancialCategoriesQuery } from '../areas/financial/financialApi';
import { FinancialArticle } from '../areas/financial/FinancialArticle';
import { financialKind } from '../areas/financial/financialKind';
import { paths } from '../lib/paths';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';

/** /financial/detail/{fdId} (spec §2.3). */
export function FinancialDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetFinancialQuery(fdId);
  const categories = useListFinancialCategoriesQuery(undefined).data;
  return (
    <DetailPage
      section={sections.financial}
      answer={answer}
      heading={(item) => text(item.fdTitle)}
      skeleton={<ArticleSkeleton shape="withContents" facts={3} />}
      kind={(item) => {
        const code = text(item.fdCategory, '');
        return code ? { label: financialKind(item, categories), to: paths.financial.category(code) } : undefined;
      }}
    >
      {(item) => <FinancialArticle item={item} kind={financialKind(item, categories)} />}
    </DetailPage>
  );
}
