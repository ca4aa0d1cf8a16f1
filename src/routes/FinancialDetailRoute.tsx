import { useParams } from 'react-router-dom';
import { useGetFinancialQuery, useListFinancialCategoriesQuery } from '../areas/financial/financialApi';
import { FinancialArticle } from '../areas/financial/FinancialArticle';
import { financialKind } from '../areas/financial/financialKind';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { DetailPage } from './section/DetailPage';
import { financialList } from './section/financialList';
import { sections } from './section/sections';

/** /financial/detail/{fdId}. */
export function FinancialDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetFinancialQuery(fdId);
  const categories = useListFinancialCategoriesQuery(undefined).data;
  return (
    <DetailPage
      area="financial"
      section={sections.financial}
      result={result}
      list={financialList}
      heading={(item) => toText(item.fdTitle)}
      skeleton={<ArticleSkeleton shape="withContents" facts={3} />}
      kind={(item) => {
        const code = toText(item.fdCategory, '');
        return code ? { label: financialKind(item, categories), to: paths.financial.category(code) } : undefined;
      }}
    >
      {(item) => <FinancialArticle item={item} kind={financialKind(item, categories)} />}
    </DetailPage>
  );
}
